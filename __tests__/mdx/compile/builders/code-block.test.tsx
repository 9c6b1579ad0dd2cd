import { renderNodes } from "../../../../src/mdx/render/render";
import { compile } from "../../../../src/mdx/compile/compile-here";
import { compiled, compileInScratch, problemsOf, scratch, settings, treeOf, write } from "../../../support/compiled";
import { markupOf } from "../../../support/markup";

compileInScratch();

/** The markup of a file as the server sends it. */
async function shown(...lines: string[]): Promise<string> {
  return markupOf(renderNodes((await compiled(...lines)).tree));
}

describe("a fence", () => {
  it("is a block of highlighted code", async () => {
    expect(await treeOf("```js", "let a;", "```")).toMatchInlineSnapshot(
      `"["CodeBlock",{"language":"js","html":"<span class=k>let</span> a<span class=p>;</span>"}]"`,
    );
  });

  it("has a title, numbers and marked lines", async () => {
    expect(
      await treeOf('```text title="a.txt" {1,3-4} showLineNumbers=9', "one", "two", "", "four", "```"),
    ).toMatchInlineSnapshot(
      `"["CodeBlock",{"language":"text","title":"a.txt","firstNumber":9,"html":"<span class=\\"line highlighted\\">one\\n</span><span class=\\"line\\">two\\n</span><span class=\\"line highlighted\\">\\n</span><span class=\\"line highlighted\\">four\\n</span>"}]"`,
    );
  });

  it("keeps unmarked lines without an element of their own", async () => {
    expect(
      await treeOf("```text", "one", "# highlight-next-line", "two", "three", "# error-next-line", "four", "```"),
    ).toMatchInlineSnapshot(
      `"["CodeBlock",{"language":"text","html":"one\\n<span class=\\"line highlighted\\">two\\n</span>three\\n<span class=\\"line error\\">four\\n</span>"}]"`,
    );
  });

  it("has groups of lines where it is long, with marks and numbers or without", async () => {
    const long = Array.from({ length: 301 }, () => "a");
    const groupsIn = async (fence: string, lines: string[]) =>
      (await treeOf(fence, ...lines, "```")).match(/--rows:\d+;--columns:\d+/g);
    const groups = [100, 100, 100, 1].map((rows) => `--rows:${rows};--columns:1`);
    expect(await groupsIn("```text", long)).toEqual(groups);
    expect(await groupsIn("```text {7} showLineNumbers", long)).toEqual(groups);
    expect(await groupsIn("```text", long.slice(1))).toBeNull();
  });

  it("shows magic comments where a range marks its lines, and where it has no language", async () => {
    expect(await treeOf("```js {2}", "// highlight-next-line", "one", "```")).toContain("// highlight-next-line");
    expect(await treeOf("```", "// highlight-next-line", "one", "```")).toContain("// highlight-next-line");
  });

  it("has the language that the site says for code without one", async () => {
    const source = "```\n// highlight-next-line\nlet a;\n```\n\n```text\nlet b;\n```";
    const given = { root: scratch(), file: "content/page.mdx", source, frontMatter: {} };
    const { tree } = await compile({ ...given, settings: { ...settings, defaultLanguage: "js" } });
    expect(tree).toEqual([
      [
        "CodeBlock",
        {
          language: "js",
          html: '<span class="line highlighted"><span class=k>let</span> a<span class=p>;</span>\n</span>',
        },
      ],
      ["CodeBlock", { language: "text", html: "let b;" }],
    ]);
  });

  it("may be empty, and loses no space", async () => {
    expect(
      await treeOf(
        '```js title="a.js"',
        "```",
        "",
        "```text",
        "  a",
        "",
        "\tb  ",
        "```",
        "",
        "1. ```text",
        "   c",
        "     d",
        "   ```",
      ),
    ).toMatchInlineSnapshot(`
      "["CodeBlock",{"language":"js","title":"a.js","html":""}]
      ["CodeBlock",{"language":"text","html":"  a\\n\\n\\tb  "}]
      ["ol",{},["li",{},["CodeBlock",{"language":"text","html":"c\\n  d"}]]]"
    `);
  });

  it.each([
    ["a range that is none", ["```js {5-3}", "a", "```"]],
    ["line numbers that are none", ["```js showLineNumbers=a", "a", "```"]],
    ["an open title", ['```js title="a.js', "a", "```"]],
    ["a language without a grammar", ["```nolang", "a", "```"]],
  ])("reports %s with its place, and the other mistakes too", async (_, lines) => {
    const problems = await problemsOf("Text.", "", ...lines, "", "{missing}");
    expect(problems.map((problem) => problem.split(" | ")[0])).toEqual([
      "content/page.mdx:3:1",
      "content/page.mdx:7:1",
    ]);
  });

  it.each([
    ["a range beyond the last line", ["```js {1,2-99}", "a", "b", "```"]],
    ["an open block of marked lines", ["```js", "// highlight-start", "a", "```"]],
  ])("warns of %s", async (_, lines) => {
    const { facts } = await compiled("Text.", "", ...lines);
    expect(facts.problems).toMatchSnapshot();
  });
});

describe("the component", () => {
  it("makes the same of text as a fence", async () => {
    const component = await treeOf(
      '<CodeBlock language="js" title="a.js" showLineNumbers={7} metastring="{2}">{`let a;\nlet b;`}</CodeBlock>',
    );
    expect(component).toBe(await treeOf('```js title="a.js" {2} showLineNumbers=7', "let a;", "let b;", "```"));
  });

  it("takes its language from the class that highlighters use, and passes on its class", async () => {
    expect(await treeOf('<CodeBlock className="wide language-css">{`a { b: c; }`}</CodeBlock>')).toMatchInlineSnapshot(
      `"["CodeBlock",{"language":"css","className":"wide language-css","html":"<span class=t>a </span><span class=p>{ </span><span class=a>b</span><span class=p>:</span> c<span class=p>; }</span>"}]"`,
    );
  });

  it("puts texts together: expressions, imported files, lines in the tag", async () => {
    write("content/raw.js", "let raw;\n");
    const file = [
      "import raw from '!!raw-loader!./raw.js';",
      "",
      '<CodeBlock language="js" showLineNumbers>{raw}</CodeBlock>',
    ];
    const lines = ["", "<CodeBlock>", "", "one *", "", "two", "", "</CodeBlock>"];
    expect(await treeOf(...file, ...lines, "", "<CodeBlock>{'a'}{1}</CodeBlock>")).toMatchInlineSnapshot(`
      "["CodeBlock",{"language":"js","firstNumber":1,"html":"<span class=\\"line\\"><span class=k>let</span> raw<span class=p>;</span>\\n</span>"}]
      ["CodeBlock",{"language":"","html":"one *\\n\\ntwo"}]
      ["CodeBlock",{"language":"","html":"a1"}]"
    `);
  });

  it("shows content that is more than text as it is", async () => {
    expect(await shown('<CodeBlock language="js" title={<i>T</i>} showLineNumbers={false}><b>let</b> a</CodeBlock>'))
      .toMatchInlineSnapshot(`
      "<figure class="code-block" data-language="js">
      <figcaption>
      <span class="name title">
      <i>T</i>
      </span>
      </figcaption>
      <pre>
      <code>
      <b>let</b> a</code>
      </pre>
      </figure>"
    `);
  });

  it("has no numbers for `false` and `null`, and none that are not whole", async () => {
    expect(await treeOf('<CodeBlock showLineNumbers={false} metastring="showLineNumbers">a</CodeBlock>')).not.toContain(
      "firstNumber",
    );
    expect(await treeOf('<CodeBlock showLineNumbers={null} metastring="showLineNumbers">a</CodeBlock>')).toContain(
      '"firstNumber":1',
    );
    expect((await problemsOf('<CodeBlock showLineNumbers="1.5">a</CodeBlock>'))[0]).toMatch(
      /^content\/page\.mdx:1:1 \| The value of showLineNumbers is '1\.5'/,
    );
  });
});

describe("the markup", () => {
  it("says by its kind which code is typed into a terminal", async () => {
    const blocks = ["bash", "js", "shell"].map((name) => `<CodeBlock language="${name}"><b>a</b></CodeBlock>\n`);
    const html = await shown(...blocks);
    expect(html.match(/data-language="\w+"(?: data-kind="terminal")?/g)).toEqual([
      'data-language="bash" data-kind="terminal"',
      'data-language="js"',
      'data-language="shell" data-kind="terminal"',
    ]);
  });

  it("holds the code alone: no buttons, no stop of the Tab key", async () => {
    expect(await shown('```js title="a.js"', "let a;", "```")).toMatchInlineSnapshot(`
      "<figure class="code-block" data-language="js">
      <figcaption>
      <span class="name title">a.js</span>
      </figcaption>
      <pre>
      <code>
      <span class=k>let</span> a<span class=p>;</span>
      </code>
      </pre>
      </figure>"
    `);
  });

  it("starts the numbers where the block says so", async () => {
    expect(await shown("```text showLineNumbers {2}", "a", "b", "```", "", "```text showLineNumbers=10", "c", "```"))
      .toMatchInlineSnapshot(`
      "<figure class="code-block" data-language="text">
      <figcaption>
      <span class="name">text</span>
      </figcaption>
      <pre>
      <code class="numbered">
      <span class="line">a
      </span>
      <span class="line highlighted">b
      </span>
      </code>
      </pre>
      </figure>
      <figure class="code-block" data-language="text">
      <figcaption>
      <span class="name">text</span>
      </figcaption>
      <pre>
      <code class="numbered" style="counter-reset:line 9">
      <span class="line">c
      </span>
      </code>
      </pre>
      </figure>"
    `);
  });
});
