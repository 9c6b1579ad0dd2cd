import { plainContent } from "../../../../src/mdx/plain-content";
import { markdownOf } from "../../../../src/mdx/markdown/markdown";
import { compiled, compiledAs, compileInScratch, problemsOf, treeOf, write } from "../../../support/compiled";

compileInScratch();

const STEPS = ["<Steps>", "", "3. Write `a`.", "", "   ```js", "   a", "   ```", "", "4. ### Read", "", "</Steps>"];

it("is the list that it holds, which keeps its first number", async () => {
  expect(await treeOf(...STEPS)).toBe(
    JSON.stringify([
      "ol",
      { start: 3, className: "steps", role: "list" },
      ["li", {}, ["p", {}, "Write ", ["code", {}, "a"], "."], ["CodeBlock", { language: "js", html: "a" }]],
      ["li", {}, ["h3", { id: "read" }, "Read"]],
    ]),
  );
});

it("has its headings in the table of contents", async () => {
  const { facts } = await compiled(...STEPS);
  expect(facts.toc.map(({ id }) => id)).toEqual(["read"]);
});

it("keeps classes of the list, which code may have made, and leaves other lists as they are", async () => {
  expect(
    await treeOf("<Steps>", "  <ol className='a'>{[1].map((one) => <li key={one}>{one}</li>)}</ol>", "</Steps>"),
  ).toBe('["ol",{"className":"steps a","role":"list"},["li",{},"1"]]');
  expect(await treeOf("1. a")).toBe('["ol",{},["li",{},"a"]]');
});

it("is a plain list where there are no styles", async () => {
  const { tree } = await compiled(...STEPS);
  expect(markdownOf(plainContent(tree, (url) => url))).toBe("3. Write `a`.\n\n   ```js\n   a\n   ```\n\n4. ### Read\n");
});

it.each([
  ["no list", ["<Steps />"], "1:1 | <Steps> holds no ordered list."],
  [
    "a paragraph",
    ["Text.", "", "<Steps>", "", "A", "", "</Steps>"],
    "3:1 | <Steps> holds the text 'A', which is no ordered list.",
  ],
  [
    "a list without numbers",
    ["<Steps>", "", "- A", "", "</Steps>"],
    "1:1 | <Steps> holds <ul>, which is no ordered list.",
  ],
  [
    "a code block between two items that is not indented",
    ["<Steps>", "", "1. A", "", "```", "b", "```", "", "2. C", "", "</Steps>"],
    "1:1 | <Steps> holds <CodeBlock>, which is no ordered list.",
  ],
  ["two lists", ["<Steps>", "", "1. A", "", "1) B", "", "</Steps>"], "1:1 | <Steps> holds 2 ordered lists."],
])("with %s is a mistake", async (_, lines, message) => {
  expect(await problemsOf(...lines)).toEqual([
    `content/page.mdx:${message} | Put one list into it, each item beginning with \`1.\`, and indent what belongs to an item like its text.`,
  ]);
});

it("has no props, and its name begins with a capital letter", async () => {
  expect(await problemsOf("<Steps start={2}>", "", "1. A", "", "</Steps>")).toEqual([
    "content/page.mdx:1:1 | <Steps> has no prop 'start'. | Remove it.",
  ]);
  expect(await problemsOf("<steps>", "", "1. A", "", "</steps>")).toEqual([
    "content/page.mdx:1:1 | '<steps>' is no element of HTML: is 'Steps' meant? | Write `<Steps>`: names of components begin with a capital letter.",
  ]);
  expect((await problemsOf("<Step />"))[0]).toMatch(
    /^content\/page.mdx:1:1 \| There is no component 'Step'\. .* \| Steps, /,
  );
});

it("gives way to a component of that name which the file imports or declares", async () => {
  write("src/components/Steps.jsx", "export default ({ children }) => <section>{children}</section>;\n");
  write("package.json", "{}");
  const page = ["", "<Steps>", "", "- a", "", "</Steps>"];
  const own = [["section", {}, ["ul", {}, ["li", {}, "a"]]]];
  for (const start of [
    'import Steps from "@site/src/components/Steps";',
    "export const Steps = ({ children }) => <section>{children}</section>;",
  ]) {
    const { tree, facts } = await compiledAs("content/page.mdx", start, ...page);
    expect([tree, facts.problems]).toEqual([own, []]);
  }
});
