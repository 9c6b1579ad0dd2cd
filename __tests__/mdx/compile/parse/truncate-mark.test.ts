import { readModule } from "../../../../src/mdx/compile/parse/module";
import { isTruncateMark } from "../../../../src/mdx/compile/parse/truncate-mark";
import { compiled, compiledAs, compileInScratch, problemsOf } from "../../../support/compiled";

compileInScratch();

const REMEDY = "Write `{/* truncate */}`, or more than this word in another comment.";

test("comments that are nearly the mark of an excerpt's end are told, and end none", async () => {
  expect(await problemsOf("One.", "", "{/* Truncate */}", "", "- {/*more*/}")).toEqual([
    `content/page.mdx:3:1 | The comment 'Truncate' does not end the excerpt of a post: lists show all of it. | ${REMEDY}`,
    `content/page.mdx:5:3 | The comment 'more' does not end the excerpt of a post: lists show all of it. | ${REMEDY}`,
  ]);
  const { facts } = await compiledAs("content/post.md", "One.", "", "<!-- trunacte -->", "", "Two.");
  expect([facts.truncated, facts.problems.map(({ line }) => line)]).toEqual([false, [3]]);
});

test("no other comment is, and no code", async () => {
  const { facts } = await compiled("{/* TODO */}", "", "{/* more to come */}", "", "```js", "/* truncat */", "```");
  expect(facts.problems).toEqual([]);
});

test("marks below the first one are told, of MDX and of CommonMark", async () => {
  expect(await problemsOf("{/* truncate */}", "", "One.", "", "<!-- truncate -->", "", "- {/* truncate */}")).toEqual([
    "content/page.mdx:5:1 | This mark `truncate` changes nothing: of a post, the first one ends the excerpt, in line 1. | Remove all marks but one.",
  ]);
  const source = ["<!-- truncate -->", "", "One.", "", "<!--truncate-->"].join("\n");
  const { pageProblems } = readModule(source, "content/post.md", { elementsOfHtml: (tree) => tree });
  expect(pageProblems.map(({ line }) => line)).toEqual([5]);
});

test.each([
  ["/* truncate */", true],
  [" /*truncate*/ ", true],
  ["/* Truncate */", false],
  ["/* truncate it */", false],
])("%p is the mark: %p", (value, expected) => {
  expect(isTruncateMark(value)).toBe(expected);
});
