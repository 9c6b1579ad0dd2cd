/** @jest-environment jsdom */
import type { ContentNode } from "../../../../src/mdx/content-node";
import { pageFragment } from "../../../../src/mdx/components/link-notes/page-fragment";

function htmlOf(nodes: ContentNode[]): string {
  const holder = document.createElement("div");
  holder.append(document.importNode(pageFragment(nodes), true));
  return holder.innerHTML;
}

test("content becomes elements with their ids, be it HTML or nodes", () => {
  expect(
    htmlOf([
      ["h2", { id: "tide", "aria-label": "Tide", $html: "The <b>tide</b>" }],
      "\n",
      ["p", {}, "It ", ["em", { className: "x" }, "turns"], "."],
    ]),
  ).toBe('<h2 id="tide">The <b>tide</b></h2>\n<p>It <em>turns</em>.</p>');
});

test("of components there is what stands between their tags", () => {
  expect(htmlOf([["Tabs", { items: [] }, ["TabItem", {}, ["h3", { id: "ebb" }, "Ebb"], ["p", {}, "It falls."]]]])).toBe(
    '<div><div><h3 id="ebb">Ebb</h3><p>It falls.</p></div></div>',
  );
});

test("nothing of it stands in the page, whose images would load", () => {
  const [image] = pageFragment([["p", { $html: '<img src="/x.png">' }]]).querySelectorAll("img");
  expect(image?.ownerDocument).not.toBe(document);
});
