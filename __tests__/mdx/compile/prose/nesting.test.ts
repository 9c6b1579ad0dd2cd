import { kept } from "../../../../src/mdx/compile/prose/nesting";
import type { ContentNode } from "../../../../src/mdx/content-node";

const text: ContentNode = ["p", {}, "text"];
const row: ContentNode = ["tr", {}, ["td", {}, "cell"]];

test.each<[string, ContentNode[], string]>([
  ["a paragraph", ["text ", ["b", {}, "bold"]], "p"],
  ["a paragraph", [text], "div"],
  ["a paragraph", [["span", {}, ["figure", {}]]], "div"],
  ["a paragraph", [["CodeBlock", {}, "x"]], "div"],
  ["a paragraph", [["ClientIsland", {}]], "p"],
])("%s that a parser would end is a box: %j", (_, children, tag) => {
  expect(kept("p", children)).toEqual({ tag, children });
});

test("a heading in a heading has a box around it, one around words and a link stays", () => {
  const inner: ContentNode = ["h2", {}, "Title"];
  expect(kept("h1", ["\n", inner]).tag).toBe("div");
  expect(kept("h1", [["a", {}, inner]]).tag).toBe("h1");
});

test("rows of a table are in bodies, also between other parts of it", () => {
  const head: ContentNode = ["thead", {}, row];
  expect(kept("table", ["\n", row, "\n", row]).children).toEqual(["\n", ["tbody", {}, row, "\n", row]]);
  expect(kept("table", [head, row, ["tfoot", {}], row]).children).toEqual([
    head,
    ["tbody", {}, row],
    ["tfoot", {}],
    ["tbody", {}, row],
  ]);
  expect(kept("table", [["tbody", {}, row]]).children).toEqual([["tbody", {}, row]]);
});

test("a heading in a link has no link to itself", () => {
  const anchor: ContentNode = ["a", { className: "heading-anchor", href: "#gas" }, "#"];
  const heading = (...inside: ContentNode[]): ContentNode => ["h3", { id: "gas" }, "Gas", ...inside];
  expect(kept("a", [["div", {}, heading(anchor)]])).toEqual({ tag: "a", children: [["div", {}, heading()]] });
});
