import { placeOf } from "../../../../src/lib/problem";
import { compile } from "../../../../src/mdx/compile/compile-here";
import { compiledAs, compileInScratch, scratch, settings, write } from "../../../support/compiled";

compileInScratch();

/** What is wrong with a file of a folder that is safe. */
const refused = async (...lines: string[]) =>
  (await compiledAs("safe/page.mdx", ...lines)).facts.problems.map(
    (problem) => `${placeOf(problem)} ${problem.message}`,
  );

/** The same for a file of Markdown alone, whose tags are HTML. */
const refusedHtml = async (...lines: string[]) =>
  (await compiledAs("safe/page.md", "---", "format: md", "---", ...lines)).facts.problems.map(
    (problem) => `${placeOf(problem)} ${problem.message}`,
  );

describe("safe content", () => {
  it("has Markdown, HTML, comments, and components of the registry with plain props", async () => {
    const { tree, facts } = await compiledAs(
      "safe/page.mdx",
      "# Title {/* a comment */}",
      "",
      ":::note[**Bold**]{#id .class}",
      "",
      "| a | b |",
      "| - | - |",
      "| <b>c</b> | $x$ |",
      "",
      ":::",
      "",
      "{/* truncate */}",
      "",
      '<Tabs groupId="os" values={[{ label: "A", value: `a` }, { label: "B", value: "b", attributes: { n: -1, t: true, z: null } }]}>',
      '  <TabItem value="a" default>A</TabItem>',
      '  <TabItem value={"b"}>B</TabItem>',
      "</Tabs>",
      "",
      "```jsx live",
      "<b>{1 + 1}</b>",
      "```",
    );
    expect(facts.problems).toEqual([]);
    expect(JSON.stringify(tree)).toContain("Tabs");
  });

  it("has no imports, exports and expressions, each named with its place", async () => {
    expect(
      await refused(
        'import A from "./_a.mdx";',
        "",
        "export const b = 1;",
        "",
        "Text {1 + 1} text",
        "",
        "{process.env.HOME}",
        "",
        "- <b {...{ a: 1 }}>b</b>",
      ),
    ).toMatchInlineSnapshot(`
      [
        "safe/page.mdx:1:1 Content that is \`mdx: "safe"\` holds an \`import\`.",
        "safe/page.mdx:3:1 Content that is \`mdx: "safe"\` holds an \`export\`.",
        "safe/page.mdx:5:6 Content that is \`mdx: "safe"\` holds the expression \`{1 + 1}\`.",
        "safe/page.mdx:7:1 Content that is \`mdx: "safe"\` holds the expression \`{process.env.HOME}\`.",
        "safe/page.mdx:9:6 Content that is \`mdx: "safe"\` holds attributes from an expression: \`{...{ a: 1 }}\`.",
      ]
    `);
  });

  it.each([
    "f()",
    "`${1}`",
    "a",
    "[...[1]]",
    "[,1]",
    "{ ...{} }",
    "{ get a() { return 1 } }",
    "{ a() {} }",
    "{ [1]: 1 }",
    "{ __proto__: {} }",
    '{ "__proto__": {} }',
    "{ a }",
    "/a/",
    "1n",
    "-a",
    "+1",
    "!1",
    "<b>a</b>",
    "() => 1",
    "(1, 2)",
    "[[f()]]",
  ])("has no props that are code: {%s}", async (code) => {
    expect(await refused("Text", "", `<Tabs values={${code}} />`)).toEqual([
      `safe/page.mdx:3:7 Content that is \`mdx: "safe"\` holds an expression in the attribute 'values': \`{${code}}\`.`,
    ]);
  });

  it.each(["script", "SCRIPT", "style", "iframe", "object", "embed", "base", "meta", "link", "form", "Head", "head"])(
    "has no tag <%s>",
    async (tag) => {
      expect(await refused("Text", "", `<${tag} />`)).toEqual([
        `safe/page.mdx:3:1 Content that is \`mdx: "safe"\` holds the tag \`<${tag}>\`.`,
      ]);
    },
  );

  it.each([
    ["<script>alert(1)</script>", "tag `<script>`"],
    ["a <b>c <style>i {}</style></b>", "tag `<style>`"],
    ["<IFRAME src='https://example.com'></IFRAME>", "tag `<iframe>`"],
    ["<svg><script href='https://example.com/a.js' /></svg>", "tag `<script>`"],
    ["- <p srcdoc='a'>b", "attribute `srcdoc`"],
  ])("has none in HTML of CommonMark, either, which its front matter may choose: %s", async (source, what) => {
    const page = { root: scratch(), file: "safe/page.md", source, frontMatter: { mdx: { format: "md" } } };
    const { facts, tree } = await compile({ ...page, settings });
    expect(facts.problems.map(({ message }) => message)).toEqual([
      `Content that is \`mdx: "safe"\` holds the ${what}.`,
    ]);
    expect(tree).toEqual([]);
    const plain = { ...page, source: "**a** <b>c</b>", settings };
    expect((await compile(plain)).facts.problems).toEqual([]);
  });

  it("has no HTML in attributes", async () => {
    expect(await refused('<b dangerouslySetInnerHTML={{ __html: "<i>a</i>" }} />')).toEqual([
      'safe/page.mdx:1:4 Content that is `mdx: "safe"` holds the attribute `dangerouslySetInnerHTML`.',
    ]);
  });

  it("gives no prop that the compiler keeps for itself, and no tag that loads what an author names", async () => {
    expect(
      await refused(
        '<Details summary={{ $: [["script", {}, "alert(1)"]] }}>a</Details>',
        "",
        '<Admonition type="note" title={{ $: [["iframe", { srcDoc: "a" }]] }}>a</Admonition>',
        "",
        '<p $html="<img src=x onerror=alert(1)>">a</p>',
        "",
        '<ClientIsland $island={{ script: "https://example.com/a.js", name: "default" }} />',
        "",
        '<FormulaStyles href="https://example.com/a.css" />',
      ),
    ).toMatchInlineSnapshot(`
      [
        "safe/page.mdx:1:1 A prop is called '$', a name that the compiler keeps for itself.",
        "safe/page.mdx:3:1 A prop is called '$', a name that the compiler keeps for itself.",
        "safe/page.mdx:5:1 A prop is called '$html', a name that the compiler keeps for itself.",
        "safe/page.mdx:7:1 There is no component 'ClientIsland'.",
        "safe/page.mdx:9:1 There is no component 'FormulaStyles'.",
      ]
    `);
    expect(await refusedHtml('<p $html="<b>b</b>">a</p>')).toMatchInlineSnapshot(`
      [
        "safe/page.md:4:1 A prop is called '$html', a name that the compiler keeps for itself.",
      ]
    `);
  });

  it("has no content in a table of contents of its own", async () => {
    const { tree } = await compiledAs(
      "safe/page.mdx",
      '<TOCInline toc={[{ id: "a", level: 2, value: "A", children: [["script", {}, "alert(1)"]] }]} />',
    );
    expect(JSON.stringify(tree)).toMatchInlineSnapshot(
      `"[["ul",{"className":"toc-inline"},["li",{},["a",{"href":"#a"},"A"]]]]"`,
    );
  });

  it("runs nothing of a file that is refused", async () => {
    const { facts, tree } = await compiledAs(
      "safe/page.mdx",
      "export const a = (() => { throw new Error('it' + ' ran') })();",
      "",
      "{(() => { throw new Error('it' + ' ran') })()}",
    );
    expect(JSON.stringify(facts)).not.toContain("it ran");
    expect(tree).toEqual([]);
  });

  it("stays safe when a page that is full takes it in", async () => {
    write("safe/_part.mdx", "Text {1 + 1}\n");
    const { facts } = await compiledAs("safe-not/page.mdx", 'import Part from "../safe/_part.mdx";', "", "<Part />");
    expect(facts.problems).toHaveLength(1);
    expect((await compiledAs("safe-not/other.mdx", "{1 + 1}")).facts.problems).toEqual([]);
  });

  it("says what to do", async () => {
    const { facts } = await compiledAs("safe/page.mdx", "{1}");
    expect(facts.problems[0]?.remedy).toBe(
      'Write it without code, or set `mdx: "full"` for this instance in src/site.ts if its authors may run code on the machine that builds the site.',
    );
  });
});
