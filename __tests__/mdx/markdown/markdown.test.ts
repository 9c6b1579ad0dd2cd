import { toString } from "mdast-util-to-string";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkMath from "remark-math";
import { unified } from "unified";
import type { ContentNode } from "../../../src/mdx/content-node";
import { markdownOf } from "../../../src/mdx/markdown/markdown";
import { plainContent } from "../../../src/mdx/plain-content";

const markdown = (...nodes: ContentNode[]) => markdownOf(plainContent(nodes, (url) => url));

test("content as Markdown: headings, lists, tables, and components as what they mean", () => {
  expect(
    markdown(
      ["h2", { id: "a" }, "Use ", ["code", {}, "x`y"]],
      ["p", {}, "A ", ["strong", {}, "bold"], " word, 1 * 2 and ", ["a", { href: "/b/" }, "a link"], "."],
      ["ul", {}, ["li", {}, ["input", { type: "checkbox", checked: true }], " done"], ["li", {}, "one"]],
      ["Admonition", { type: "warning", title: { $: ["Take care"] } }, ["p", {}, "Slowly."]],
      [
        "Tabs",
        { items: [{ value: "npm" }, { value: "yarn", label: "Yarn" }] },
        ["TabItem", {}, ["CodeBlock", { language: "bash", html: "npm i" }]],
        ["TabItem", {}, ["CodeBlock", { language: "bash", html: "yarn add" }]],
      ],

      ["CodeBlock", { language: "js", title: 'say "a" `b`.js', html: "<span class=k>a</span> &amp;&amp; b" }],
      ["CodeBlock", { html: "```\nfence\n```" }],
      [
        "table",
        {},
        ["thead", {}, ["tr", {}, ["th", {}, "Name"], ["th", {}, "Default"]]],
        ["tbody", {}, ["tr", {}, ["td", {}, ["code", {}, "a|b"]], ["td", {}, "x | y"]]],
      ],

      ["p", {}, "Area ", ["Formula", { html: "" }, "a_i * r^2"], "."],
      ["Formula", { html: "", block: true }, "\\sum_i"],
      ["Mermaid", { value: "graph LR\n  a --> b" }],
      ["img", { src: "/a.png", alt: "A picture" }],
    ),
  ).toMatchInlineSnapshot(`
    "## Use \`\`x\`y\`\`

    A **bold** word, 1 \\* 2 and [a link](/b/).

    - [x] done
    - one

    > **Warning: Take care**
    >
    > Slowly.

    **npm**

    \`\`\`bash
    npm i
    \`\`\`

    **Yarn**

    \`\`\`bash
    yarn add
    \`\`\`

    \`\`\`js title="say 'a' 'b'.js"
    a && b
    \`\`\`

    \`\`\`\`
    \`\`\`
    fence
    \`\`\`
    \`\`\`\`

    | Name | Default |
    | --- | --- |
    | \`a\\|b\` | x \\| y |

    Area $a_i * r^2$.

    \`\`\`math
    \\sum_i
    \`\`\`

    \`\`\`mermaid
    graph LR
      a --> b
    \`\`\`

    ![A picture](/a.png)
    "
  `);
});

const parse = (text: string) => unified().use(remarkParse).use(remarkGfm).use(remarkMath).parse(text);

/** The text that readers of Markdown get. */
const read = (text: string) => toString(parse(text));

test.each([
  "a * b * c, _d_ and snake_case",
  "# no heading",
  "1. no list",
  "- nor this",
  "> no quote",
  "<b>no tag</b> &amp; no reference",
  "[no](link) and ![no image](a.png)",
  "`no code` ~~nor deleted~~",
  "back\\slash",
  "::: no box",
  "--- no line",
  "100% | of {it}",
  "costs $5 and $6",
  "$$no block$$",
])("the text '%s' is read as it was written", (text) => {
  expect(read(markdown(["p", {}, text]))).toBe(text);
  expect(read(markdown(["ul", {}, ["li", {}, text]]))).toBe(text);
  expect(read(markdown(["a", { href: "/a/" }, text]))).toBe(text);
  expect(read(markdown(["p", {}, ["em", {}, ` ${text} `]])).trim()).toBe(text);
});

test.each(["a `b` c", "`", " a ", "a|b", "```"])("the code '%s' is read as it was written", (text) => {
  expect(read(markdown(["p", {}, ["code", {}, text]]))).toBe(text);
  expect(read(markdown(["CodeBlock", { html: text }]))).toBe(text);
  expect(read(markdown(["table", {}, ["tr", {}, ["th", {}, ["code", {}, text]]]]))).toBe(text);
});

test("lists in lists, loose lists and numbered ones that begin later", () => {
  expect(
    markdown(
      ["ul", {}, ["li", {}, "a", ["ol", { start: 3 }, ["li", {}, "b"], ["li", {}, "c"]]]],
      ["blockquote", {}, ["ul", {}, ["li", {}, ["p", {}, "d"], ["CodeBlock", { html: "e\n\nf" }]]]],
    ),
  ).toMatchInlineSnapshot(`
    "- a

      3. b
      4. c

    > - d
    >
    >   \`\`\`
    >   e
    >
    >   f
    >   \`\`\`
    "
  `);
});

test("what Markdown lacks is its text: a caption, a link inside a link, a cell of blocks, a target with spaces", () => {
  expect(
    markdown(
      [
        "table",
        {},
        ["caption", {}, "Tides"],
        ["tr", {}, ["th", {}, "a"]],
        ["tr", {}, ["td", {}, ["p", {}, "b"], ["p", {}, "c"]]],
      ],

      [
        "p",
        {},
        ["a", { href: "/a b/(c)" }, "See ", ["a", { href: "/d/" }, "d"]],
        ["br", {}],
        "and ",
        ["a", { href: "https://e.org/" }, "https://e.org/"],
      ],

      ["details", {}, ["summary", {}, "More"], ["p", {}, "Inside."]],
    ),
  ).toMatchInlineSnapshot(`
    "Tides

    | a |
    | --- |
    | b c |

    [See d](</a b/(c)>)\\
    and <https://e.org/>

    More

    Inside.
    "
  `);
});

test("a break at an end of a paragraph is none, and lines of two signs make no heading", () => {
  expect(markdown(["p", {}, ["br", {}]], ["p", {}, "a", ["br", {}]], ["p", {}, ["br", {}], "b", ["br", {}], "c"])).toBe(
    "a\n\nb\\\nc\n",
  );
  expect(markdown(["p", {}, "a", ["br", {}], "--"], ["ul", {}, ["li", {}, "--"]])).toBe("a\\\n\\--\n\n- \\--\n");
});

test("what follows a quote, a table or a rule in an item is not a part of it", () => {
  const note: ContentNode = ["Admonition", { type: "tip", title: { $: ["Tip"] } }, ["p", {}, "Use npm."]];
  expect(markdown(["ol", {}, ["li", {}, "Install it.", note, "Then run it."]])).toBe(
    "1. Install it.\n\n   > **Tip: Tip**\n   >\n   > Use npm.\n\n   Then run it.\n",
  );
  expect(markdown(["ul", {}, ["li", {}, "a", ["hr", {}], "b"]])).toBe("- a\n\n  ---\n\n  b\n");
  expect(markdown(["ol", {}, ["li", {}, "a"]], ["ol", {}, ["li", {}, "b"]])).toBe("1. a\n\n<!-- -->\n\n1. b\n");
});

test("code in a quote keeps the blanks at the ends of its lines", () => {
  expect(markdown(["blockquote", {}, ["CodeBlock", { language: "md", html: "one  \n \n\ntwo" }]])).toBe(
    "> ```md\n> one  \n>  \n>\n> two\n> ```\n",
  );
});
