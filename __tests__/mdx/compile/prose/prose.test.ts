import { proseOf } from "../../../../src/mdx/compile/prose/prose";
import type { ContentNode } from "../../../../src/mdx/content-node";

const prose = (...nodes: ContentNode[]) => proseOf(nodes, "/");

test("an element with elements in it holds them as HTML; text alone stays text", () => {
  expect(prose(["p", { className: "a" }, "One ", ["em", {}, "two"]], ["p", {}, "Three & four"])).toEqual([
    ["p", { className: "a", $html: "One <em>two</em>" }],
    ["p", {}, "Three & four"],
  ]);
});

test("what the site makes of an element is in the HTML", () => {
  expect(prose(["ul", {}, ["li", {}, ["a", { href: "/docs" }, "Docs"]]], ["h2", { id: "a" }, "A"])).toEqual([
    ["ul", { $html: '<li><a href="/docs/">Docs</a></li>' }],
    ["h2", { id: "a", "aria-label": "A", $html: 'A<a class="heading-anchor" href="#a" aria-label="Link to A">#</a>' }],
  ]);
});

test("an address in a link to it is text, and a paragraph around blocks is none", () => {
  const address = "https://kilns.example/";
  const link: ContentNode = ["a", { href: address, className: "big" }, ["a", { href: address }, "kilns.example"]];
  const said = '<span class="visually-hidden"> (opens in a new tab)</span>';
  expect(prose(["p", {}, link])).toEqual([
    [
      "p",
      { $html: `<a href="${address}" target="_blank" rel="noopener noreferrer" class="big">kilns.example${said}</a>` },
    ],
  ]);
  expect(prose(["p", { align: "center" }, ["p", {}, "a ", ["b", {}, "b"]]])).toEqual([
    ["div", { align: "center", $html: "<p>a <b>b</b></p>" }],
  ]);
});

test("what a component looks into are elements as they are written, and HTML again beside it", () => {
  const table: ContentNode = ["table", {}, ["tr", {}, ["td", {}, ["code", {}, "a"]]]];
  const island = { $island: { script: "/a.js", name: "Api" } };
  expect(
    prose(["ClientIsland", { ...island, $elements: true }, table], ["ClientIsland", island, ["p", {}, ["b", {}, "c"]]]),
  ).toEqual([
    ["ClientIsland", island, table],
    ["ClientIsland", island, ["p", { $html: "<b>c</b>" }]],
  ]);
});

test("around a component there are elements, and HTML again in it and beside it", () => {
  expect(
    prose([
      "ol",
      {},
      ["li", {}, ["p", {}, ["b", {}, "first"]], ["CodeBlock", { html: "a" }]],
      ["li", {}, ["p", {}, ["b", {}, "second"]]],
    ]),
  ).toEqual([
    [
      "ol",
      {},
      ["li", {}, ["p", { $html: "<b>first</b>" }], ["CodeBlock", { html: "a" }]],
      ["li", { $html: "<p><b>second</b></p>" }],
    ],
  ]);
  expect(prose(["Admonition", { type: "tip", title: { $: [["em", {}, ["a", { href: "/a/" }, "b"]]] } }, "c"])).toEqual([
    ["Admonition", { type: "tip", title: { $: [["em", { $html: '<a href="/a/">b</a>' }]] } }, "c"],
  ]);
});

test("a block with a behaviour is a component too", () => {
  expect(prose(["details", {}, ["summary", {}, ["b", {}, "a"]], "c"])).toEqual([
    ["details", {}, ["summary", { $html: "<b>a</b>" }], "c"],
  ]);
});
