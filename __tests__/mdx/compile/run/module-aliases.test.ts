import { compile } from "../../../../src/mdx/compile/compile-here";
import { compileInScratch, scratch, write } from "../../../support/compiled";
import { project } from "../../../support/project";

const moduleAliases = { "@parts": "./website/src/parts", cone: "./website/src/cone.json", "@notes": "./website/notes" };

compileInScratch();

test("content and its modules import files by the names that plugins give to folders and files", async () => {
  write("website/src/parts/Card.js", 'import cone from "cone";\nexport default () => <b>{cone.degrees}</b>;');
  write("website/src/parts/ink.txt", "blue");
  write("website/src/cone.json", '{ "degrees": 1222 }');
  write("website/notes/_a.mdx", "A *note*\n");
  const source = [
    'import Card from "@parts/Card";',
    'import cone from "cone";',
    'import ink from "!!raw-loader!@parts/ink.txt";',
    'import Note from "@notes/_a.mdx";',
    "",
    "a <Card /> {cone.degrees} {ink}",
    "",
    "<Note />",
  ].join("\n");
  const request = { root: scratch(), file: "website/docs/a.mdx", source, frontMatter: {} };
  const { tree, facts } = await compile({ ...request, settings: { ...project, moduleAliases } });
  expect(facts.problems).toEqual([]);
  expect(JSON.stringify(tree)).toBe('[["p",{},"a ",["b",{},"1222"]," 1222 blue"],["p",{},"A ",["em",{},"note"]]]');
});

test("content and modules of a theme import what plugins add to the theme, and the project's own goes before", async () => {
  write("website/kiln/theme/Cone.js", 'import Name from "@theme/Name";\nexport default () => <b><Name /></b>;');
  write("website/kiln/theme/Name/index.jsx", "export default () => <i>kiln</i>;");
  write("website/glaze/Cone.js", "export default () => <b>glaze</b>;");
  const request = { root: scratch(), file: "website/docs/b.mdx", frontMatter: {} };
  const settings = { ...project, themeFolders: ["website/kiln/theme", "website/glaze"] };
  const source = 'import Cone from "@theme/Cone";\n\na <Cone />\n';
  const textOf = async (text: string) => JSON.stringify((await compile({ ...request, source: text, settings })).tree);
  expect(await textOf(source)).toBe('[["p",{},"a ",["b",{},["i",{},"kiln"]]]]');
  write("website/src/theme/Name.js", "export default () => <i>own</i>;");
  expect(await textOf(`${source}\nb`)).toContain('["i",{},"own"]');
});
