import { readModule } from "../../../../src/mdx/compile/parse/module";
import { compiled, compileInScratch, problemsOf, write } from "../../../support/compiled";

compileInScratch();

const REMEDY = "Begin those below the title with `##`; where another one is meant, write `<h1>…</h1>`.";

test("a page with two titles is told at the second, and one with more only there", async () => {
  expect(await problemsOf("# One", "", "Text.", "", "Two", "===")).toEqual([
    `content/page.mdx:5:1 | The page has two headings of the first level: this one is the second, the first is in line 1. | ${REMEDY}`,
  ]);
  expect(await problemsOf("Text.", "", "# One", "# Two", "# Three")).toEqual([
    `content/page.mdx:4:1 | The page has 3 headings of the first level: this one is the second, the first is in line 3. | ${REMEDY}`,
  ]);
  const { pageProblems } = readModule("# One\n# Two", "content/page.md", { elementsOfHtml: (tree) => tree });
  expect(pageProblems.map(({ line }) => line)).toEqual([2]);
});

test("titles of partials, in tags, quotes, lists, admonitions and code are not told", async () => {
  write("content/_part.mdx", "# Of a partial\n\n# Another one\n");
  const { facts } = await compiled(
    "import Part from './_part.mdx';",
    "",
    "# One",
    "",
    "<Part />",
    "",
    "<Tabs>",
    '<TabItem value="a">',
    "",
    "# In a tab",
    "",
    "</TabItem>",
    "</Tabs>",
    "",
    "<h1>Written as HTML</h1>",
    "",
    "> # In a quote",
    "",
    "- # In a list",
    "",
    ":::note",
    "",
    "# In a note",
    "",
    ":::",
    "",
    "```md",
    "# In code",
    "```",
    "",
    "{/*",
    "# In a comment",
    "*/}",
  );
  expect(facts.problems).toEqual([]);
});
