import { compile } from "../../../../src/mdx/compile/compile-here";
import { compileInScratch, problemsOf, scratch, settings, write } from "../../../support/compiled";

compileInScratch();

const UNCLOSED =
  "The code block is never closed, so all that follows it is a part of it. | Close it with a line of as many backticks or tildes, indented alike.";

test.each([
  ["in a text", ["Text.", "", "```js", "a", "", "## b"], "3:1"],
  ["with a shorter fence below it", ["````md", "```", "a", "```"], "1:1"],
  ["with another kind of fence", ["~~~", "a", "```"], "1:1"],
  ["without a line", ["```"], "1:1"],
  ["in a list", ["- ```js", "  a", "", "Text."], "1:3"],
  ["in a quote, beside a formula", ["$x$", "", "> ```js", "> a"], "3:3"],
])("a code block that is never closed is told: %s", async (_, lines, place) => {
  expect(await problemsOf(...lines)).toEqual([`content/page.mdx:${place} | ${UNCLOSED}`]);
});

test.each([
  [["```js", "a", "```"]],
  [["```js", "```"]],
  [["```js", "a", "`````  "]],
  [["> ~~~", "> a", "> ~~~"]],
  [["1. ```js", "   a", "   ```"]],
  [["```js\r", "a\r", "```\r", "\r", "Text.\r"]],
])("a code block that is closed has no such mistake: %j", async (lines) => {
  expect(await problemsOf(...lines)).toEqual([]);
});

test("code of CommonMark that its indentation makes needs no end, whatever it holds", async () => {
  const source = "Text\n\n    ```js\n    a\n    ```\n    b\n\n## C {#d}\n";
  const page = { root: scratch(), file: "content/page.md", source, frontMatter: { mdx: { format: "md" } }, settings };
  const { tree, facts } = await compile(page);
  expect(facts.problems).toEqual([]);
  expect(facts.anchors).toEqual(["d"]);
  expect(JSON.stringify(tree)).toContain("```js\\na\\n```\\nb");
});

test("a code block of a partial is told where it is", async () => {
  write("content/_part.mdx", "Text.\n\n```js\na\n");
  expect(await problemsOf('import Part from "./_part.mdx";', "", "<Part />")).toEqual([
    `content/_part.mdx:3:1 | ${UNCLOSED}`,
  ]);
});
