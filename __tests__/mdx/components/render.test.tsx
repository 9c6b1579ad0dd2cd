import { renderToStaticMarkup } from "react-dom/server";
import type { ContentNode } from "../../../src/mdx/content-node";
import { renderNodes } from "../../../src/mdx/render/render";

const markupOf = (...nodes: ContentNode[]) => renderToStaticMarkup(<>{renderNodes(nodes)}</>);

test("HTML elements and text stay what they are", () => {
  expect(markupOf(["p", { className: "a" }, "One ", ["em", {}, "two"], " <three>"])).toBe(
    '<p class="a">One <em>two</em> &lt;three&gt;</p>',
  );
});

test("an element whose content is HTML holds that", () => {
  expect(markupOf(["p", { className: "a", $html: "One <em>two</em>" }])).toBe('<p class="a">One <em>two</em></p>');
});

test("code arrives highlighted, with its title", () => {
  expect(
    markupOf(["CodeBlock", { language: "js", title: "a.js", html: "<span class=k>let</span> a" }]),
  ).toMatchInlineSnapshot(
    `"<figure class="code-block" data-language="js"><figcaption><span class="name title">a.js</span></figcaption><pre><code><span class=k>let</span> a</code></pre></figure>"`,
  );
});

test("the truncation mark shows nothing", () => {
  expect(markupOf(["p", {}, "a"], ["TruncateMark", {}], ["p", {}, "b"])).toBe("<p>a</p><p>b</p>");
});

test("content in a prop is rendered too", () => {
  const { type, props } = renderNodes([["b", { title: { $: ["x", ["i", {}, "y"]] } }]]) as React.ReactElement<{
    children: React.ReactElement<{ title: React.ReactNode }>;
  }>;
  expect(type).toBeDefined();
  expect(renderToStaticMarkup(<>{props.children.props.title}</>)).toBe("x<i>y</i>");
});
