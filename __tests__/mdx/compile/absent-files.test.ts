import { fileDigest } from "../../../src/mdx/compile/file-digest";
import { compiled, compileInScratch, pixel, problemsOf, scratch, write } from "../../support/compiled";

compileInScratch();

it("notes each file that is not there: the page is made again once it is", async () => {
  const { facts } = await compiled(
    'import Part from "./_part.mdx";',
    'import data from "./data.js";',
    "",
    "![a](./a.png) ![b](/img/b.png) [c](./c.pdf)",
  );
  expect(facts.problems).toHaveLength(5);
  expect(facts.dependencies).toEqual({
    "content/_part.mdx": "",
    "content/data.js": "",
    "content/a.png": "",
    "static/img/b.png": "",
    "content/c.pdf": "",
  });
});

it("notes the names beside a module: the page is made again once one of its imports finds another file", async () => {
  write("content/unit.js", "export default 1;");
  write("content/sizes/index.js", 'export { default as unit } from "../unit";');
  const { facts } = await compiled('import { unit } from "./sizes";', "", "{unit}");
  const stale = () =>
    Object.keys(facts.dependencies).filter((file) => fileDigest(scratch(), file) !== facts.dependencies[file]);
  expect(stale()).toEqual([]);
  write("content/other.ts", "export default 2;");
  expect(stale()).toEqual([]);
  write("content/unit.ts", "export default 2;");
  expect(stale()).toEqual(["content/unit.*"]);
  write("content/sizes.ts", "export const unit = 3;");
  expect(stale().sort()).toEqual(["content/sizes.*", "content/unit.*"]);
});

it.each([
  ["lacks", 'import x from "./x";', {}, { "x.ts": "export default 1;" }],
  ["cannot read", 'import x from "./x.js";', { "x.js": "export default 1 +;" }, { "x.js": "export default 1;" }],
  [
    "imports in vain",
    'import x from "./x";',
    { "x.js": 'export { default } from "./y";' },
    { "y.ts": "export default 1;" },
  ],
])("notes what may mend a module that a page %s: the page is made again then", async (_what, line, there, mended) => {
  for (const [name, text] of Object.entries(there)) write(`content/${name}`, text);
  const lines = [line, "", "{x}"];
  const { facts } = await compiled(...lines);
  const stale = () =>
    Object.keys(facts.dependencies).filter((file) => fileDigest(scratch(), file) !== facts.dependencies[file]);
  expect([facts.problems.length, stale()]).toEqual([1, []]);
  for (const [name, text] of Object.entries(mended)) write(`content/${name}`, text);
  expect(stale()).toEqual(Object.keys(mended).map((name) => `content/${name}`));
  expect(await problemsOf(...lines)).toEqual([]);
});

it("does not take a folder for a file, nor a page that names one for outdated", async () => {
  write("content/img/a.png", pixel);
  write("static/img/a.png", pixel);
  const lines = ["![a]() ![b](./img) ![c](/img/) [d](./img/) ![e](../other.mdx#f)"];
  const { facts } = await compiled(...lines);
  expect(facts.problems.map(({ message }) => message)).toMatchInlineSnapshot(`
    [
      "The picture has no address.",
      "There is no file './img'.",
      "There is no file '/img/'.",
      "The picture's address '../other.mdx#f' names a page.",
    ]
  `);
  expect(Object.keys(facts.dependencies)).toEqual(["content/img", "static/img/"]);
  for (const [file, digest] of Object.entries(facts.dependencies)) expect(fileDigest(scratch(), file)).toBe(digest);
});

it("offers the file of a static folder for a path that lacks its slash", async () => {
  write("static/img/a b.png", pixel);
  expect(await problemsOf("![a](img/a%20b.png) ![b](./img/a%20b.png)")).toEqual([
    expect.stringMatching(/There is no file 'img\/a%20b\.png'.* \| \/img\/a%20b\.png$/),
    expect.stringMatching(/There is no file '\.\/img\/a%20b\.png'.*`\.$/),
  ]);
});
