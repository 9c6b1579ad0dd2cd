import { compileInScratch, treeOf } from "../../../support/compiled";

compileInScratch();

test("a header cell with nothing in it is an ordinary cell, one with an element is a header", async () => {
  expect(await treeOf("| | Doc | <b></b> |", "| --- | ---: | --- |", "| Sidebar | Yes | |")).toMatchInlineSnapshot(
    `"["table",{},["thead",{},["tr",{},["td",{}],["th",{"className":"align-right"},"Doc"],["th",{},["b",{}]]]],["tbody",{},["tr",{},["td",{},"Sidebar"],["td",{"className":"align-right"},"Yes"],["td",{}]]]]"`,
  );
});
