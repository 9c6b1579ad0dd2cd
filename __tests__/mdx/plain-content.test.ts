import type { ContentNode } from "../../src/mdx/content-node";
import { plainContent } from "../../src/mdx/plain-content";
import { plainHtml } from "../../src/mdx/plain-html";

const html = (...nodes: ContentNode[]) => plainHtml(plainContent(nodes, (url) => `https://site${url}`));

describe("plainContent", () => {
  it.each<[string, ContentNode, string]>([
    ["a link", ["a", { href: "/a/", className: "x" }, "a"], '<a href="https://site/a/">a</a>'],
    ["a term as its words", ["a", { href: "/a/#b", $term: { id: "b", description: "c" } }, "b"], "b"],
    [
      "an image, without its copies",
      ["img", { src: "/a.png", alt: "A", loading: "lazy", copies: "/a", widths: [1] }],
      '<img src="https://site/a.png" alt="A"/>',
    ],
    [
      "an admonition with a title",
      ["Admonition", { type: "tip", title: { $: ["Use ", ["code", {}, "x"]] } }, ["p", {}, "So."]],
      "<blockquote><p><strong>Tip: Use <code>x</code></strong></p><p>So.</p></blockquote>",
    ],
    [
      "an admonition of the site's own",
      ["Admonition", { type: "my-own" }],
      "<blockquote><p><strong>my-own</strong></p></blockquote>",
    ],
    [
      "tabs, one below the other",
      [
        "Tabs",
        { items: [{ value: "a" }, { value: "b", label: "B" }] },
        ["TabItem", { label: { $: [["b", {}, "A"]] } }, "one"],
        ["TabItem", {}, "two"],
      ],
      "<p><strong><b>A</b></strong></p>one<p><strong>B</strong></p>two",
    ],
    [
      "code, without its colours",
      ["CodeBlock", { language: "js", html: "<span class=k>a</span> &lt; b\n" }],
      '<pre><code class="language-js">a &lt; b\n</code></pre>',
    ],
    [
      "live code with a title",
      ["LiveCode", { language: "jsx", title: "a.js", html: "a" }],
      '<figure><figcaption>a.js</figcaption><pre><code class="language-jsx">a\n</code></pre></figure>',
    ],
    ["a formula as its source", ["Formula", { html: "<b></b>" }, "a_b"], '<code class="language-math">a_b</code>'],
    [
      "a block of formulas",
      ["Formula", { html: "<b></b>", block: true }, "a_b"],
      '<pre><code class="language-math">a_b\n</code></pre>',
    ],
    [
      "a diagram that only a browser draws",
      ["Mermaid", { value: "graph LR" }],
      '<pre><code class="language-mermaid">graph LR\n</code></pre>',
    ],
    [
      "a diagram as its name",
      ["figure", { className: "diagram", "aria-label": "From a to b", dangerouslySetInnerHTML: { __html: "<svg/>" } }],
      "<p><em>From a to b</em></p>",
    ],
    [
      "a drawing as its title",
      ["svg", { dangerouslySetInnerHTML: { __html: "<title>A page</title><path/>" } }],
      "<em>A page</em>",
    ],
    ["an embed as a link", ["iframe", { src: "/b/", title: "B" }], '<p><a href="https://site/b/">B</a></p>'],
    [
      "a footnote without its way back",
      ["li", { id: "n" }, "Note ", ["a", { href: "#x", "data-footnote-backref": "" }, "↩"]],
      "<li>Note </li>",
    ],
    ["what a box holds", ["BrowserWindow", { url: "x" }, ["p", {}, "In."]], "<div><p>In.</p></div>"],
    ["nothing of what only scripts do", ["CrashButton", {}], ""],
    ["nothing of a script", ["script", {}, "alert(1)"], ""],
    ["a cell without its style", ["td", { style: { textAlign: "right" }, colSpan: 2 }, "1"], '<td colSpan="2">1</td>'],
  ])("keeps of %s what means the same", (_name, node, plain) => {
    expect(html(node)).toBe(plain);
  });
});
