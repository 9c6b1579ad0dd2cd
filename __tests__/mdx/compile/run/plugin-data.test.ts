import { compileInScratch, write } from "../../../support/compiled";
import { compiledDoc, treeOfDoc } from "../../../support/project";

const DATA = ".cache/webpack/docusaurus/data/tables/default";

compileInScratch();
beforeEach(() => {
  write(`${DATA}/rows.json`, "[1, 2]");
  write(`${DATA}/table.md`, "A *table*\n");
  write(
    "website/src/Rows.js",
    'import rows from "@generated/tables/default/rows.json";\nexport default () => <b>{rows.length}</b>;',
  );
});

test("content and its modules import the data that a project's plugins have written", async () => {
  expect(
    await treeOfDoc(
      'import rows from "@generated/tables/default/rows.json";',
      'import again from "@site/.docusaurus/tables/default/rows.json";',
      'import Table from "@generated/tables/default/table.md";',
      'import Rows from "@site/src/Rows";',
      "",
      "{rows[1]} {again[0]} <Rows />",
      "",
      "<Table />",
    ),
  ).toBe('["2 1 ",["b",{},"2"],["p",{},"A ",["em",{},"table"]]]');
});

test("data that no plugin has written are not there", async () => {
  const { facts } = await compiledDoc('import none from "@generated/tables/default/none.json";', "", "{none[0]}");
  expect(facts.problems.map(({ message }) => message)).toEqual([
    expect.stringContaining("@generated/tables/default/none.json"),
  ]);
});

test("a module shows of a post what stands above its truncation mark, where it asks for that", async () => {
  write("website/blog/a.md", "---\ntitle: A\n---\n\nFirst\n\n<!-- truncate -->\n\nRest\n");
  write("website/blog/b.md", "All\n");
  write(
    "website/src/Posts.js",
    `import A from "@site/blog/a.md?truncated=true";
    import Whole from "@site/blog/a.md";
    import B from "../blog/b.md?truncated=true";
    export default () => <><A /><hr /><Whole /><hr /><B /></>;`,
  );
  const tree = await treeOfDoc('import Posts from "@site/src/Posts";', "", "<Posts />");
  expect(tree.replaceAll(',["hr",{}]', " —")).toBe(
    '[["p",{},"First"] —,["p",{},"First"],["TruncateMark",{}],["p",{},"Rest"] —,["p",{},"All"]]',
  );
});

test("authors are led to their own folders alone, not to those of plugins", async () => {
  write("secret.png", "");
  const { facts } = await compiledDoc("![a](../../../secret.png)");
  expect(facts.problems.map(({ choices }) => choices)).toEqual([["website"]]);
});
