import { compileInScratch, treeOf } from "../../../support/compiled";

compileInScratch();

test("a page has one main, which is the frame's: in its content another is a part like others", async () => {
  const tree = await treeOf(
    '<main className="narrow">',
    "",
    "# Home",
    "",
    "</main>",
    "",
    "A { <main>whole</main> } line.",
  );
  expect(tree.split("\n")).toEqual([
    '["div",{"className":"narrow"},["h1",{"id":"home"},"Home"]]',
    '["p",{},"A ",["div",{},"whole"]," line."]',
  ]);
});
