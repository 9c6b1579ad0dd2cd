import type { ContentNode } from "../../src/mdx/content-node";
import { markdownOf } from "../../src/mdx/markdown";
import { plainContent } from "../../src/mdx/plain-content";

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

      ["CodeBlock", { language: "js", title: 'say "a".js', html: '<span class="token">a</span> &amp;&amp; b' }],
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

    \`\`\`js title="say 'a'.js"
    a && b
    \`\`\`

    \`\`\`\`
    \`\`\`
    fence
    \`\`\`
    \`\`\`\`

    | Name   | Default |
    | ------ | ------- |
    | \`a\\|b\` | x \\| y  |

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
