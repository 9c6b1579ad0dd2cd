import { compile } from "../../../src/mdx/compile/compile-here";
import { compileInScratch, scratch, settings } from "../../support/compiled";

compileInScratch();

/** What describes a page of the given lines, in a project of Docusaurus or another site. */
async function firstParagraphOf(lenient: boolean, ...lines: string[]): Promise<string> {
  const source = lines.join("\n");
  const request = { root: scratch(), file: "content/page.mdx", source, frontMatter: {} };
  return (await compile({ ...request, settings: { ...settings, lenient } })).facts.firstParagraph;
}

test.each([
  ["the first heading", ["# Title", "", "```js", "a", "```", "", "## First *one*", "", "## Second"], "First one"],
  ["the first item of a list", ["# Title", "", "- First *one*", "- Second"], "First one"],
  ["a paragraph that follows", ["## Heading", "", "Text."], "Text."],
  ["nothing where there is only code", ["```js", "a", "```"], ""],
])("a page of a project of Docusaurus is described by %s", async (_, lines, expected) => {
  expect(await firstParagraphOf(true, ...lines)).toBe(expected);
});

test("a page of another site without a paragraph is described by nothing", async () => {
  expect(await firstParagraphOf(false, "# Title", "", "## First one")).toBe("");
});
