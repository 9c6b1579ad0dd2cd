import { compile } from "../../../../src/mdx/compile/compile-here";
import { compileInScratch, scratch, settings, write } from "../../../support/compiled";

compileInScratch();

type Format = "mdx" | "md" | "detect";

/** A file of a project whose content is of a format, its lines given one by one. */
const compiled = (format: Format, file: string, frontMatter: Record<string, unknown>, lines: string[]) =>
  compile({
    root: scratch(),
    file: `website/docs/${file}`,
    source: lines.join("\n"),
    frontMatter,
    settings: { ...settings, format, lenient: true, siteFolder: "website", staticFolders: ["website/static"] },
  });

/** The tree of a CommonMark file without problems. */
async function treeOf(...lines: string[]) {
  const { tree, facts } = await compiled("md", "a.md", {}, lines);
  expect(facts.problems).toEqual([]);
  return tree;
}

describe("a file of CommonMark", () => {
  it("has code of HTML in the colours of the language in its class, and with the elements and texts that it has", async () => {
    expect(await treeOf('<pre><code class="big language-js">let a;</code></pre>')).toEqual([
      ["CodeBlock", { language: "js", html: "<span class=k>let</span> a<span class=p>;</span>" }],
    ]);
    expect(await treeOf('<pre><code class="language-js">let <b>a</b>;</code></pre>')).toEqual([
      ["CodeBlock", { language: "js" }, "let ", ["b", {}, "a"], ";"],
    ]);
    expect(await treeOf("<pre><code>a</code> b</pre>")).toEqual([["pre", {}, ["code", {}, "a"], " b"]]);
  });

  it("has braces, tags that stay open, and less-than signs as text", async () => {
    expect(await treeOf("A {brace} is 1 <2, {{ x }}.<br>And `<T>`: <b>bold **strong**</b>", "<i>more</i>")).toEqual([
      [
        "p",
        {},
        "A {brace} is 1 <2, {{ x }}.",
        ["br", {}],
        "And ",
        ["code", {}, "<T>"],
        ": ",
        ["b", {}, "bold ", ["strong", {}, "strong"]],
        "\n",
        ["i", {}, "more"],
      ],
    ]);
  });

  it("has each attribute that its author writes, below a title", async () => {
    expect(await treeOf("# Title", "", '<div data-slot="0" data-slot-="1">a <b data-slot="0">b</b></div>')).toEqual([
      ["div", { "data-slot": "0", "data-slot-": "1" }, "a ", ["b", { "data-slot": "0" }, "b"]],
    ]);
  });

  it("has styles as React takes them", async () => {
    expect(await treeOf('<div style="text-align: center; --gap: 2px">x</div>')).toEqual([
      ["div", { style: { textAlign: "center", "--gap": "2px" } }, "x"],
    ]);
    expect(await treeOf(`<div style="content: 'a;b'; width: 1px">x</div>`)).toEqual([
      ["div", { style: { content: "'a;b'", width: "1px" } }, "x"],
    ]);
  });

  it("has attributes that need no value", async () => {
    expect(
      await treeOf(
        "<details open><summary>a</summary>b</details>",
        "",
        '<video controls MUTED="muted" loop preload="">v</video>',
        "",
        '<input type="checkbox" checked="">',
      ),
    ).toEqual([
      ["details", { open: true }, ["summary", {}, "a"], "b"],
      ["p", {}, ["video", { controls: true, muted: true, loop: true, preload: "" }, "v"]],
      ["input", { type: "checkbox", checked: true, "aria-label": "done" }],
    ]);
  });

  it("has ids of headings, as Docusaurus, without the tags that stand in them, and so has its title", async () => {
    const lines = ["# Keys <kbd>K</kbd>", "", "## Press <kbd>K</kbd>", "", "## <br>"];
    const { tree, facts } = await compiled("md", "a.md", {}, lines);
    expect(tree).toEqual([
      ["h2", { id: "press-k" }, "Press ", ["kbd", {}, "K"]],
      ["h2", { id: "br" }, ["br", {}]],
    ]);
    expect(facts.title).toBe("Keys K");
  });

  it("has Markdown inside of HTML that begins and ends elsewhere", async () => {
    expect(
      await treeOf("<div align=center class='box'>", "", "# Not the title", "", "- a *b*", "", "</div>", "", "end"),
    ).toEqual([
      [
        "div",
        { className: "box align-center" },
        ["h1", { id: "not-the-title" }, "Not the title"],
        ["ul", {}, ["li", {}, "a ", ["em", {}, "b"]]],
      ],
      ["p", {}, "end"],
    ]);
  });

  it("has tables of HTML with Markdown in their cells", async () => {
    const [table] = await treeOf("<table><tr><td>", "", "**a**", "", "</td></tr></table>");
    expect(JSON.stringify(table)).toContain('["td",{},["p",{},["strong",{},"a"]]]');
  });

  it("has admonitions, ids of headings, code, and a mark where its excerpt ends; imports are text", async () => {
    const { tree, facts } = await compiled("md", "a.md", {}, [
      "import A from './a'",
      "",
      "<!-- truncate -->",
      "",
      "## Cone {#six}",
      "",
      ":::note Title",
      "",
      "a {b}",
      "",
      ":::",
      "",
      "```js",
      "const a = {};",
      "```",
      "<h2 id='own'>Own</h2>",
    ]);
    expect(facts.problems).toEqual([]);
    expect([facts.toc.map(({ id }) => id), facts.anchors, facts.truncated]).toEqual([["six"], ["six", "own"], true]);
    expect(JSON.stringify(tree)).toContain('["Admonition",{"type":"note","title":{"$":["Title"]}},["p",{},"a {b}"]]');
    expect(tree[0]).toEqual(["p", {}, "import A from './a'"]);
  });

  it("has prose that begins with the word import, and below it its title", async () => {
    const { tree, facts } = await compiled("md", "a.md", {}, ["import your data first", "", "# Cone", "", "a"]);
    expect([tree, facts.problems]).toEqual([
      [
        ["p", {}, "import your data first"],
        ["p", {}, "a"],
      ],
      [],
    ]);
    expect([facts.title, facts.firstParagraph]).toEqual(["Cone", "import your data first"]);
    const other = await compiled("md", "a.md", {}, ["Words first", "", "# Cone"]);
    expect(other.facts.title).toBeUndefined();
  });

  it("begins with its title also below a comment", async () => {
    const { facts } = await compiled("md", "a.md", {}, ["<!-- licence -->", "", "# Cone", "", "a"]);
    expect(facts.title).toBe("Cone");
  });
});

test.each([
  ["mdx", "a.md", {}, false],
  ["md", "a.mdx", {}, true],
  ["detect", "a.md", {}, true],
  ["detect", "a.mdx", {}, false],
  ["mdx", "a.mdx", { mdx: { format: "md" } }, true],
  ["md", "a.md", { mdx: { format: "mdx" } }, false],
] as const)(
  "with the format %s, %s with the front matter %j is CommonMark: %s",
  async (format, file, more, expected) => {
    const { tree } = await compiled(format, file, more, ["{1 + 1}"]);
    expect(JSON.stringify(tree).includes("{1 + 1}")).toBe(expected);
  },
);

test("a partial is of the format of its own file", async () => {
  write("website/docs/_part.md", "a {b} <br>");
  const { tree, facts } = await compiled("detect", "a.mdx", {}, ['import Part from "./_part.md";', "", "<Part />"]);
  expect([tree, facts.problems]).toEqual([[["p", {}, "a {b} ", ["br", {}]]], []]);
});
