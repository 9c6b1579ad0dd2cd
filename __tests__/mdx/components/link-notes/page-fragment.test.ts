/** @jest-environment jsdom */
import type { ContentNode } from "../../../../src/mdx/content-node";
import { pageFragment } from "../../../../src/mdx/components/link-notes/page-fragment";

function htmlOf(nodes: ContentNode[]): string {
  const holder = document.createElement("div");
  holder.append(document.importNode(pageFragment(nodes), true));
  return holder.innerHTML;
}

test("content becomes elements with their ids and classes, be it HTML or nodes", () => {
  expect(
    htmlOf([
      ["h2", { id: "tide", "aria-label": "Tide", $html: "The <b>tide</b>" }],
      "\n",
      ["p", {}, "It ", ["em", { className: "x" }, "turns"], "."],
    ]),
  ).toBe('<h2 id="tide">The <b>tide</b></h2>\n<p>It <em class="x">turns</em>.</p>');
});

test("of components there is what stands between their tags", () => {
  expect(htmlOf([["Tabs", { items: [] }, ["TabItem", {}, ["h3", { id: "ebb" }, "Ebb"], ["p", {}, "It falls."]]]])).toBe(
    '<span><span><h3 id="ebb">Ebb</h3><p>It falls.</p></span></span>',
  );
});

test("a formula stays in its line", () => {
  expect(htmlOf([["p", {}, "The depth ", ["Formula", { html: '<span class="katex">d</span>' }], "."]])).toBe(
    '<p>The depth <span><span class="katex">d</span></span>.</p>',
  );
});

test("a block of code is its text, also in tabs", () => {
  expect(htmlOf([["Tabs", {}, ["CodeBlock", { language: "js", html: "a <b>+</b> b" }]]])).toBe(
    "<span><pre>a <b>+</b> b</pre></span>",
  );
});

test("what is no text of a page is known beside what the compiler cannot make HTML of", () => {
  const note: ContentNode = ["span", { popover: "hint", $html: "A sea." }];
  const back: ContentNode = ["a", { href: "#mark", "data-footnote-backref": "", $html: "↩" }];
  expect(htmlOf([["p", {}, ["Formula", { html: "d" }], note, back]])).toBe(
    '<p><span>d</span><span popover="hint">A sea.</span><a data-footnote-backref="">↩</a></p>',
  );
});

test("nothing of it stands in the page, whose images would load", () => {
  const [image] = pageFragment([["p", { $html: '<img src="/x.png">' }]]).querySelectorAll("img");
  expect(image?.ownerDocument).not.toBe(document);
});
