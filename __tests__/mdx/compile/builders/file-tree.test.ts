import type { ContentNode } from "../../../../src/mdx/content-node";
import { plainContent } from "../../../../src/mdx/plain-content";
import { markdownOf } from "../../../../src/mdx/markdown/markdown";
import { sectionsOf } from "../../../../src/mdx/sections";
import { compiled, compileInScratch, problemsOf } from "../../../support/compiled";

compileInScratch();

const inTree = (...items: string[]) => ["<FileTree>", "", ...items, "", "</FileTree>"];

/** The entries of a tree with some items. */
async function entriesOf(...items: string[]): Promise<ContentNode[]> {
  const { tree, facts } = await compiled(...inTree(...items));
  expect(facts.problems).toEqual([]);
  const [[tag, props, ...entries] = ["none", {}]] = tree as [string, object, ...ContentNode[]][];
  expect([tag, props]).toEqual(["ul", { className: "file-tree", role: "list" }]);
  return entries;
}

it("has the names of files as code", async () => {
  expect(await entriesOf("- a.js", "- `b c.js`", "- logo@2x.png", "- .env")).toEqual([
    ["li", {}, ["code", {}, "a.js"]],
    ["li", {}, ["code", {}, "b c.js"]],
    ["li", {}, ["code", {}, "logo@2x.png"]],
    ["li", {}, ["code", {}, ".env"]],
  ]);
});

it("knows folders by their lists and by a slash, with which each name ends", async () => {
  expect(await entriesOf("- src", "  - a/", "    - b.js", "- `c/`", "- /")).toEqual([
    [
      "li",
      { "data-kind": "folder" },
      ["code", {}, "src/"],
      [
        "ul",
        { role: "list" },
        [
          "li",
          { "data-kind": "folder" },
          ["code", {}, "a/"],
          ["ul", { role: "list" }, ["li", {}, ["code", {}, "b.js"]]],
        ],
      ],
    ],
    ["li", { "data-kind": "folder" }, ["code", {}, "c/"]],
    ["li", { "data-kind": "folder" }, ["code", {}, "/"]],
  ]);
});

it("marks bold names, and keeps links", async () => {
  expect(
    await entriesOf("- **a.js**", "- **`b`/**", "- [c.js](https://c.example)", "- [**d.js**](https://d.example)"),
  ).toEqual([
    ["li", {}, ["strong", {}, ["code", {}, "a.js"]]],
    ["li", { "data-kind": "folder" }, ["strong", {}, ["code", {}, "b/"]]],
    ["li", {}, ["a", { href: "https://c.example" }, ["code", {}, "c.js"]]],
    ["li", {}, ["a", { href: "https://d.example" }, ["strong", {}, ["code", {}, "d.js"]]]],
  ]);
});

it("takes what stands behind a name for a comment, also in a paragraph of its own", async () => {
  expect(
    await entriesOf("- a.js one **bold** and `c`", "- **b.js** two", "- d  three", "", "  four", "", "  - e.js"),
  ).toEqual([
    ["li", {}, ["code", {}, "a.js"], " ", ["span", {}, "one ", ["strong", {}, "bold"], " and ", ["code", {}, "c"]]],
    ["li", {}, ["strong", {}, ["code", {}, "b.js"]], " ", ["span", {}, "two"]],
    [
      "li",
      { "data-kind": "folder" },
      ["code", {}, "d/"],
      " ",
      ["span", {}, "three four"],
      ["ul", { role: "list" }, ["li", {}, ["code", {}, "e.js"]]],
    ],
  ]);
});

it("has places for what is left out", async () => {
  expect(await entriesOf("- …", "- ... and more", "- ...", "  - a.js")).toEqual([
    ["li", { "data-kind": "more" }, ["span", {}, "…"]],
    ["li", { "data-kind": "more" }, ["span", {}, "…"], " ", ["span", {}, "and more"]],
    ["li", { "data-kind": "folder" }, ["span", {}, "…"], ["ul", { role: "list" }, ["li", {}, ["code", {}, "a.js"]]]],
  ]);
});

it("tells where a long name may be broken", async () => {
  expect(await entriesOf("- docusaurus.config.development.js")).toEqual([
    ["li", {}, ["code", {}, "docusaurus.", ["wbr", {}], "config.", ["wbr", {}], "development.js"]],
  ]);
});

it("is a plain list where there are no styles, and its words are found", async () => {
  const { tree } = await compiled(...inTree("- src the code", "  - **my_first_component.js**", "  - …", "- a.js"));
  expect(markdownOf(plainContent(tree, (url) => url))).toBe(
    "- `src/` the code\n  - **`my_first_component.js`**\n  - …\n- `a.js`\n",
  );
  const [section] = sectionsOf(tree);
  expect([section?.text, section?.names]).toEqual(["src/ the code my_first_component.js … a.js", ["src/", "a.js"]]);
});

const LIST =
  "Put one list into it, each item beginning with `-`, and indent what a folder holds like the folder's name.";
const NAME = "Begin it with the name of a file or of a folder, or with `…` for what is left out.";
const ITEM = "Leave the name there, a comment in the same line and, for a folder, a list whose items begin with `-`.";
const CODE = "Write the whole name as code, between backticks, and a space before the comment.";

it.each([
  [["<FileTree />"], "<FileTree> holds no unordered list.", LIST],
  [inTree("1. a"), "<FileTree> holds <ol>, which is no unordered list.", LIST],
  [inTree("- a", "", "b"), "<FileTree> holds the text 'b', which is no unordered list.", LIST],
  [inTree("- a", "", "* b"), "<FileTree> holds 2 unordered lists.", LIST],
  [['<FileTree title="a">', "", "- a", "", "</FileTree>"], "<FileTree> has no prop 'title'.", "Remove it."],
  [inTree("-"), "An item of <FileTree> has no name.", NAME],
  [inTree("- - a"), "An item of <FileTree> has no name.", NAME],
  [inTree("- a b", "", "  ```js", "  c", "  ```"), "The item 'a b' of <FileTree> holds <CodeBlock>.", ITEM],
  [inTree("- a", "  1. b"), "The item 'a' of <FileTree> holds <ol>.", ITEM],
  [inTree("- [ ] a"), "The item 'a' of <FileTree> holds <input>.", ITEM],
  [inTree("- _category_.json"), "Markdown reads signs in the name '_category_.json' of <FileTree> as marks.", CODE],
  [inTree("- a", "  - a*b*.js c"), "Markdown reads signs in the name 'a*b*.js' of <FileTree> as marks.", CODE],
  [inTree("- _a_ b"), "Markdown reads signs in the name '_a_' of <FileTree> as marks.", CODE],
  [inTree("- **a**.js"), "Markdown reads signs in the name '**a**.js' of <FileTree> as marks.", CODE],
  [
    inTree("- src", "  - __tests__ units"),
    "Markdown reads signs in the name '__tests__' of <FileTree> as marks.",
    CODE,
  ],
])("%j is a mistake", async (lines, message, remedy) => {
  expect(await problemsOf(...lines)).toEqual([`content/page.mdx:1:1 | ${message} | ${remedy}`]);
});
