import type { MendAddress } from "../../../../src/lib/settings/function-settings";
import { formatProblem } from "../../../../src/lib/problem";
import { compile } from "../../../../src/mdx/compile/compile-here";
import { compileInScratch, scratch, settings, write } from "../../../support/compiled";

compileInScratch();

/** What a file of a project of Docusaurus in `website` becomes, with a function for broken links and pictures. */
async function made(mend: MendAddress, ...lines: string[]) {
  const own = { lenient: true, siteFolder: "website", baseUrl: "/kiln/", mendFileLink: mend, mendPicture: mend };
  const { facts, tree } = await compile({
    root: scratch(),
    file: "website/docs/fire/page.md",
    source: lines.join("\n"),
    frontMatter: {},
    settings: { ...settings, ...own },
  });
  return { links: facts.links.map(({ url }) => url), facts, text: JSON.stringify(tree) };
}

test("a link of Markdown to a file that is not there leads where the function says", async () => {
  const mend = jest.fn(() => "/kiln/docs/cones");
  const { links, facts } = await made(mend, "[a](gone.md#top) [b][c] <a href='gone.md'>d</a>", "", "[c]: ./far.mdx");
  expect(links).toEqual(["/docs/cones", "/docs/cones", "file:/gone.md"]);
  expect(mend.mock.calls).toEqual([
    ["gone.md#top", { file: "website/docs/fire/page.md", line: 1, column: 1 }],
    ["./far.mdx", { file: "website/docs/fire/page.md", line: 1, column: 18 }],
  ]);
  // The page is made again once one of the files is there that the links may mean.
  expect(facts.dependencies).toEqual({
    "website/docs/fire/gone.md": "",
    "website/docs/gone.md": "",
    "website/gone.md": "",
    "website/docs/fire/far.mdx": "",
  });
});

test("the function is not asked of files that are there, beside a file, above it or in the project, nor of routes", async () => {
  for (const file of ["docs/fire/a.md", "docs/b.md", "README.md"]) write(`website/${file}`, "");
  const mend = jest.fn(() => "/other");
  const { links } = await made(
    mend,
    "[a](a.md) [b](/b.md) [c](README.md) [d](@site/docs/b.md) [e](/kiln/gone) [f](gone)",
  );
  expect(links).toHaveLength(6);
  expect(mend).not.toHaveBeenCalled();
});

test("a picture that is not there shows what the function says, as it is", async () => {
  const { facts, text } = await made(() => "https://cdn.example/kiln.png", "![a](./gone.png) ![b](/img/gone.png)");
  expect(facts.problems).toEqual([]);
  expect(text.match(/"src":"[^"]*"/g)).toEqual(Array(2).fill('"src":"https://cdn.example/kiln.png"'));
});

test("what the function does not mend stays broken, and where it fails that is told", async () => {
  const left = await made(() => undefined, "[a](gone.md) ![b](./gone.png)");
  expect(left.links).toEqual(["file:/gone.md"]);
  expect(left.facts.problems.map(({ message }) => message)).toEqual(["There is no file './gone.png'."]);
  const failing = () => {
    throw new Error("No such kiln");
  };
  const failed = await made(failing, "[a](gone.md)");
  expect(failed.facts.problems.map(formatProblem)).toEqual([
    "website/docs/fire/page.md:1:1\n  No such kiln.\n" +
      "  → Correct the address 'gone.md', or the function that gives another one (`markdown.hooks` of docusaurus.config).",
  ]);
});
