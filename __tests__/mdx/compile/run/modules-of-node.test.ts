import { compile } from "../../../../src/mdx/compile/compile-here";
import { compileInScratch, scratch, write } from "../../../support/compiled";
import { project } from "../../../support/project";

compileInScratch();

/** What a build makes of a doc whose component shows what a package gives that asks for a module of Node's. */
async function shown(asking: string, browser: object = { "./node.js": "./browser.js" }) {
  const folder = "website/node_modules/kiln-clock";
  write(`${folder}/package.json`, JSON.stringify({ name: "kiln-clock", version: "1.0.0", main: "index.js", browser }));
  write(`${folder}/index.js`, 'module.exports = require("./node.js");');
  write(`${folder}/node.js`, asking);
  write(`${folder}/browser.js`, 'module.exports = () => "noon";');
  write("website/src/Part.tsx", 'import clock from "kiln-clock";\nexport default () => <b>{clock()}</b>;');
  const source = 'import Part from "../src/Part";\n\n<Part />';
  const request = { root: scratch(), file: "website/docs/a.mdx", source, frontMatter: {}, settings: project };
  const { tree, facts } = await compile(request);
  return { tree, problems: facts.problems };
}

const island = [["ClientIsland", { $island: expect.objectContaining({ name: "default" }) as unknown }]];

describe("a package that asks for a module of Node's which reaches beyond the page", () => {
  it.each([
    ["while it is loaded", 'const { get } = require("http"); module.exports = () => get();'],
    ["once it is used", 'module.exports = () => require("node:fs").readFileSync("a");'],
  ])("runs in browsers, for which it has another file: %s", async (_, asking) => {
    expect(await shown(asking)).toEqual({ tree: island, problems: [] });
  });

  it("is told where it has none", async () => {
    const { tree, problems } = await shown('const { get } = require("http"); module.exports = () => get();', {});
    expect(tree).not.toEqual(island);
    expect(problems).toMatchObject([{ severity: "warning", file: "website/docs/a.mdx", line: 3 }]);
    expect(problems[0]?.message).toContain('Could not resolve "http" (website/node_modules/kiln-clock/node.js:1:25)');
  });
});

test.each(["process", "node:process"])("a package is given '%s' without what reaches beyond the page", async (name) => {
  const asking = `const given = require("${name}"); module.exports = () => given.cwd() + Object.keys(given);`;
  expect(await shown(asking)).toEqual({ tree: [["b", {}, "/env,argv,cwd"]], problems: [] });
});
