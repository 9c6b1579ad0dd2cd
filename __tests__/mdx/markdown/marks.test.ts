import type { Nodes } from "mdast";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { isElement, type ContentElement, type ContentNode } from "../../../src/mdx/content-node";
import { markdownOf } from "../../../src/mdx/markdown/markdown";

const TAGS: Partial<Record<string, string>> = { emphasis: "em", strong: "strong", delete: "del", link: "a" };

/** What Markdown is read as, with tags for its marks. */
function readAs(node: Nodes): string {
  if (node.type === "inlineCode") return `<code>${node.value}</code>`;
  if (node.type === "inlineMath") return `<math>${node.value}</math>`;
  if ("value" in node) return node.value;
  const text = "children" in node ? node.children.map(readAs).join("") : "";
  const tag = TAGS[node.type];
  return tag === undefined ? text : `<${tag}>${text}</${tag}>`;
}

const written = (...nodes: ContentNode[]) => markdownOf([["p", {}, ...nodes]]).trim();
const reader = unified().use(remarkParse).use(remarkGfm).use(remarkMath).freeze();
const read = (text: string) => readAs(reader.parse(text));

/** Content with tags for its elements. */
function tagged(nodes: readonly ContentNode[]): string {
  return nodes
    .map((node) => {
      if (!isElement(node)) return node;
      const [tag, { className }, ...children] = node;
      const name = className === "language-math" ? "math" : tag;
      return `<${name}>${tagged(children)}</${name}>`;
    })
    .join("");
}

const strong = (...nodes: ContentNode[]): ContentElement => ["strong", {}, ...nodes];
const em = (...nodes: ContentNode[]): ContentElement => ["em", {}, ...nodes];
const del = (...nodes: ContentNode[]): ContentElement => ["del", {}, ...nodes];
const code = (text: string): ContentElement => ["code", {}, text];
const formula = (text: string): ContentElement => ["code", { className: "language-math" }, text];

test.each<[markdown: string, nodes: ContentNode[]]>([
  ["a **b** c", ["a ", strong("b"), " c"]],
  ["a**b**c", ["a", strong("b"), "c"]],
  ["a<strong>(b)</strong>c", ["a", strong("(b)"), "c"]],
  ["<strong>(b)</strong>c", [strong("(b)"), "c"]],
  ["**(b)**, c", [strong("(b)"), ", c"]],
  ["<em>\\*</em>c", [em("*"), "c"]],
  ["a<del>🦖</del>c", ["a", del("🦖"), "c"]],
  ["🦖<em>(b)</em>", ["🦖", em("(b)")]],
  ["***a***", [em(strong("a"))]],
  ["**<em>a</em>**", [strong(em("a"))]],
  ["a<em><strong>(b)</strong></em>c", ["a", em(strong("(b)")), "c"]],
  ["**a**<em>b</em>", [strong("a"), em("b")]],
  ["~~a~~**b**", [del("a"), strong("b")]],
  ["*a <em>b</em> c*", [em("a ", em("b"), " c")]],
  ["a <strong>`b`</strong>c", ["a ", strong(code("b")), "c"]],
])("marks are written as '%s' where they are read as their elements", (markdown, nodes) => {
  expect([written(...nodes), read(markdown)]).toEqual([markdown, tagged(nodes)]);
});

test("whatever stands inside and beside of marks, they are read as their elements", () => {
  const makers = [strong, em, del];
  const once = ["b", "(b)", code("b")].flatMap((node) => makers.map((make) => make(node)));
  const twice = once.flatMap((node) =>
    makers.flatMap((make) => [make(node), make("x", node), make(node, "x"), make("x ", node, " y")]),
  );
  const beside = ["a", " ", "(", ...makers.map((make) => make("n"))];
  const lines = [...once, ...twice].flatMap((node) =>
    beside.flatMap((side): ContentNode[][] => [
      ["w", side, node, side, "w"],
      [node, side, node],
    ]),
  );
  expect(lines.map((line) => read(written(...line)))).toEqual(lines.map(tagged));
});

test("code and formulas without text are left out, and one with its sign in it is read as it was written", () => {
  expect(written("a ", code(""), ["kbd", {}], formula(""), "b")).toBe("a b");
  for (const node of [code(" `a "), code("  "), code("$a$"), formula("a\\$b"), formula("$")])
    expect(read(written("x ", node, " y"))).toBe(tagged(["x ", node, " y"]));
});

test("a price is no formula, and a formula beside it is one", () => {
  const nodes = ["costs $5, ", formula("a_i"), " and $6"];
  expect(written(...nodes)).toBe("costs \\$5, $a_i$ and \\$6");
  expect(read(written(...nodes))).toBe(tagged(nodes));
});

test("the only dollar sign of a line is no formula, and is written as it is", () => {
  expect(written("costs $5")).toBe("costs $5");
  expect(written("the bash prompt is ", code("$"), " or $")).toBe("the bash prompt is `$` or \\$");
  for (const text of ["$", "a\\$", "\\$b", "$HOME/bin", "$5 and $6"]) expect(read(written(text))).toBe(tagged([text]));
});
