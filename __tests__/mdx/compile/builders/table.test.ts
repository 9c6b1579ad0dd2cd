import { compileInScratch, treeOf } from "../../../support/compiled";

compileInScratch();

test("a header cell with nothing in it is an ordinary cell, one with an element is a header", async () => {
  expect(await treeOf("| | Doc | <b></b> |", "| --- | ---: | --- |", "| Sidebar | Yes | |")).toMatchInlineSnapshot(
    `"["table",{},["thead",{},["tr",{},["td",{}],["th",{"scope":"col","className":"align-right"},"Doc"],["th",{"scope":"col"},["b",{}]]]],["tbody",{},["tr",{},["td",{},"Sidebar"],["td",{"className":"align-right"},"Yes"],["td",{}]]]]"`,
  );
});

test("a header cell says what it heads, unless its author did", async () => {
  expect(
    await treeOf(
      "<table>",
      "  <thead><tr><th>A</th><th colSpan={2}>B</th></tr></thead>",
      '  <tbody><tr><th>C</th><td>1</td><td>2</td></tr><tr><th rowSpan="2">D</th><td>3</td></tr>',
      '  <tr><th scope="col">E</th><td>4</td></tr></tbody>',
      "</table>",
      "",
      "<table><tbody><tr><th>F</th><th>G</th></tr><tr><th>H</th><td><table><tbody><tr><th>I</th><td>5</td></tr></tbody></table></td></tr></tbody></table>",
    ),
  ).toMatchInlineSnapshot(`
    "["table",{},["thead",{},["tr",{},["th",{"scope":"col"},"A"],["th",{"scope":"colgroup","colSpan":2},"B"]]],["tbody",{},["tr",{},["th",{"scope":"row"},"C"],["td",{},"1"],["td",{},"2"]],["tr",{},["th",{"scope":"rowgroup","rowSpan":"2"},"D"],["td",{},"3"]],"\\n",["tr",{},["th",{"scope":"col"},"E"],["td",{},"4"]]]]
    ["table",{},["tbody",{},["tr",{},["th",{"scope":"col"},"F"],["th",{"scope":"col"},"G"]],["tr",{},["th",{"scope":"row"},"H"],["td",{},["table",{},["tbody",{},["tr",{},["th",{"scope":"row"},"I"],["td",{},"5"]]]]]]]]"
  `);
});
