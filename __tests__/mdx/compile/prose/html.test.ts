import { JSDOM } from "jsdom";
import { renderToStaticMarkup } from "react-dom/server";
import { htmlOf } from "../../../../src/mdx/compile/prose/html";
import type { ContentNode } from "../../../../src/mdx/content-node";
import { renderNodes } from "../../../../src/mdx/render/render";

const isComponent = (tag: string) => tag === "Box" || tag === "details";
const html = (...nodes: ContentNode[]) => htmlOf(nodes, isComponent);

/** What a browser reads from HTML, so that spellings of the same do not differ. */
function parsed(text: string): string {
  return new JSDOM(`<body>${text}`).window.document.body.innerHTML;
}

test("text and attributes are escaped", () => {
  expect(html('a < b & "c"', ["em", { title: '<"&>' }, "d"])).toBe(
    'a &lt; b &amp; "c"<em title="&lt;&quot;&amp;&gt;">d</em>',
  );
});

const elements: [name: string, node: ContentNode][] = [
  ["names of props", ["label", { htmlFor: "x", className: "a b", tabIndex: 0 }, "t"]],
  ["attributes of a cell", ["table", {}, ["tbody", {}, ["tr", {}, ["td", { colSpan: 2, rowSpan: "3" }, "t"]]]]],
  ["flags", ["ol", { reversed: true, hidden: false, start: 3 }, ["li", {}, "t"]]],
  ["a flag with a value", ["a", { href: "/a.pdf", download: true }, "t"]],
  ["words for screen readers", ["span", { "aria-hidden": true, "aria-label": "l", "data-on": false }, "t"]],
  ["what is null", ["span", { title: null }, "t"]],
  ["an element without content", ["p", {}, "a", ["br", {}], ["img", { src: "/a.png", srcSet: "/b.png 2x", alt: "" }]]],
  [
    "a drawing",
    [
      "svg",
      { viewBox: "0 0 1 1", strokeWidth: 2, className: "i" },
      ["path", { d: "M0 0", fillRule: "evenodd", clipPath: "url(#c)" }],
      ["foreignObject", {}, ["p", { tabIndex: -1 }, "t"]],
    ],
  ],
  ["code that begins with an empty line", ["pre", {}, "\n\na"]],
];

test.each(elements)("%s: the same as React makes of it", (_name, node) => {
  expect(parsed(html(node) ?? "none")).toBe(parsed(renderToStaticMarkup(renderNodes([node]))));
});

test.each<[string, ContentNode]>([
  ["a component", ["Box", {}]],
  ["an element with a behaviour, however deep", ["ul", {}, ["li", {}, ["details", {}, "t"]]]],
  ["styles", ["p", { style: { color: "red" } }, "t"]],
  ["a field, whose value React keeps", ["input", { defaultValue: "a" }]],
  ["a script, whose text is no HTML", ["script", {}, "a < b"]],
  ["a flag that no HTML has", ["p", { unknown: true }, "t"]],
])("%s needs React", (_name, node) => {
  expect(html("before", node)).toBeUndefined();
});
