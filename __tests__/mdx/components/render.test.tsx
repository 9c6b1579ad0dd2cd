import { renderToStaticMarkup } from "react-dom/server";
import type { ContentNode } from "../../../src/mdx/content-node";
import { renderNodes } from "../../../src/mdx/render/render";

const markupOf = (...nodes: ContentNode[]) => renderToStaticMarkup(<>{renderNodes(nodes)}</>);

test("HTML elements and text stay what they are", () => {
  expect(markupOf(["p", { className: "a" }, "One ", ["em", {}, "two"], " <three>"])).toBe(
    '<p class="a">One <em>two</em> &lt;three&gt;</p>',
  );
});

test("a table stands in a box that can be scrolled by keyboard", () => {
  expect(markupOf(["table", {}, ["tbody", {}, ["tr", {}, ["td", {}, "1"]]]])).toBe(
    '<div class="table-scroll" role="group" aria-label="Table" tabindex="0"><table><tbody><tr><td>1</td></tr></tbody></table></div>',
  );
});

test("headings link to themselves, but for one without an id", () => {
  expect(markupOf(["h2", { id: "a" }, "A"], ["h3", {}, "B"])).toBe(
    '<h2 id="a">A<a class="heading-anchor" href="#a" aria-label="Link to this heading">#</a></h2><h3>B</h3>',
  );
});

test("links by where they lead", () => {
  expect(
    markupOf(
      ["a", { href: "/docs/" }, "in"],
      ["a", { href: "#b" }, "here"],
      ["a", { href: "pathname:///x.pdf" }, "file"],
    ),
  ).toMatchInlineSnapshot(`"<a href="/docs/">in</a><a href="#b">here</a><a href="/x.pdf">file</a>"`);
});

test("code arrives highlighted, with its title", () => {
  expect(
    markupOf(["CodeBlock", { language: "js", title: "a.js", html: '<span class="token keyword">let</span> a' }]),
  ).toMatchInlineSnapshot(
    `"<figure class="code-block" data-language="js"><figcaption>a.js</figcaption><pre><code><span class="token keyword">let</span> a</code></pre></figure>"`,
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
