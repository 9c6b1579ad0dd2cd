import { compile } from "../../../../../src/mdx/compile/compile-here";
import { compileInScratch, settings, treeOf } from "../../../../support/compiled";

compileInScratch();

describe("the container form", () => {
  it.each(["note", "tip", "info", "warning", "danger", "secondary", "important", "success", "caution"])(
    "knows the keyword %s",
    async (keyword) => {
      expect(await treeOf(`:::${keyword}`, "", "Text *a*.", "", ":::")).toBe(
        `["Admonition",{"type":"${keyword}"},["p",{},"Text ",["em",{},"a"],"."]]`,
      );
    },
  );

  it("knows the keywords of the site", async () => {
    const source = ":::my-custom-admonition\nText.\n:::";
    const { tree, facts } = await compile({
      root: "",
      file: "content/a.mdx",
      source,
      frontMatter: {},
      settings: { ...settings, admonitions: ["my-custom-admonition"] },
    });
    expect([facts.problems, tree]).toEqual([
      [],
      [["Admonition", { type: "my-custom-admonition" }, ["p", {}, "Text."]]],
    ]);
  });

  it("takes Markdown and MDX in a title", async () => {
    expect(await treeOf(":::tip[A **b** `c` {1 + 1} [d](./other.mdx) <b>e</b>]", "Text.", ":::")).toMatchInlineSnapshot(
      `"["Admonition",{"type":"tip","title":{"$":["A ",["strong",{},"b"]," ",["code",{},"c"]," 2 ",["a",{"href":"file:content/other.mdx"},"d"]," ",["b",{},"e"]]}},["p",{},"Text."]]"`,
    );
  });

  it("takes a title without brackets", async () => {
    expect(
      await treeOf(
        ":::note A *plain* title",
        "Text.",
        ":::",
        "",
        "- Item",
        "",
        "  :::tip In a list",
        "  Text.",
        "  :::",
        "",
        "> :::info In a quote",
        "> Text.",
        "> :::",
      ),
    ).toMatchInlineSnapshot(`
"["Admonition",{"type":"note","title":{"$":["A ",["em",{},"plain"]," title"]}},["p",{},"Text."]]
["ul",{},["li",{},["p",{},"Item"],["Admonition",{"type":"tip","title":{"$":["In a list"]}},["p",{},"Text."]]]]
["blockquote",{},["Admonition",{"type":"info","title":{"$":["In a quote"]}},["p",{},"Text."]]]"
`);
  });

  it("takes attributes after the keyword, the label and a plain title", async () => {
    expect(
      await treeOf(
        ":::note{#a .b .c}",
        ":::",
        ":::note[Title]{.d}",
        ":::",
        ":::note Title {#e}",
        ":::",
        ':::note{title="Title"}',
        ":::",
      ),
    ).toMatchInlineSnapshot(`
"["Admonition",{"type":"note","id":"a","className":"b c"}]
["Admonition",{"type":"note","className":"d","title":{"$":["Title"]}}]
["Admonition",{"type":"note","id":"e","title":{"$":["Title"]}}]
["Admonition",{"type":"note","title":"Title"}]"
`);
  });

  it("nests, with more colons outside", async () => {
    expect(
      await treeOf(
        ":::::info[Outer]",
        "One.",
        "::::warning",
        "Two.",
        ":::tip",
        "Three.",
        ":::",
        "::::",
        "Four.",
        ":::::",
      ),
    ).toMatchInlineSnapshot(
      `"["Admonition",{"type":"info","title":{"$":["Outer"]}},["p",{},"One."],["Admonition",{"type":"warning"},["p",{},"Two."],["Admonition",{"type":"tip"},["p",{},"Three."]]],["p",{},"Four."]]"`,
    );
  });

  it("stands in lists and quotes, indented, and ends a paragraph", async () => {
    expect(
      await treeOf(
        "1. One",
        "",
        "   :::note",
        "",
        "   Two.",
        "",
        "   :::",
        "",
        "2. Three",
        "",
        "> :::tip",
        "> Four.",
        "> :::",
        "",
        "      :::info",
        "      Five.",
        "      :::",
        "",
        "Six.",
        ":::danger",
        "Seven.",
        ":::",
        "Eight.",
      ),
    ).toMatchInlineSnapshot(`
"["ol",{},["li",{},["p",{},"One"],["Admonition",{"type":"note"},["p",{},"Two."]]],["li",{},["p",{},"Three"]]]
["blockquote",{},["Admonition",{"type":"tip"},["p",{},"Four."]]]
["Admonition",{"type":"info"},["p",{},"Five."]]
["p",{},"Six."]
["Admonition",{"type":"danger"},["p",{},"Seven."]]
["p",{},"Eight."]"
`);
  });

  it("may be empty", async () => {
    expect(await treeOf(":::note", ":::", "", ":::tip[]", "", ":::")).toBe(
      '["Admonition",{"type":"note"}]\n["Admonition",{"type":"tip"}]',
    );
  });

  it("puts the headings inside into the table of contents, and its id among the anchors", async () => {
    const { facts } = await compile({
      root: "",
      file: "content/a.mdx",
      source: ":::note{#here}\n\n## Inside\n\n:::",
      frontMatter: {},
      settings,
    });
    expect([facts.toc.map(({ id }) => id), facts.anchors]).toEqual([["inside"], ["here", "inside"]]);
  });

  it("leaves code alone", async () => {
    expect(await treeOf("```md", ":::note Title", "a", ":::", "```", "", "`:::note`")).toMatchInlineSnapshot(`
"["CodeBlock",{"language":"md","html":":::note Title\\na\\n:::"}]
["p",{},["code",{},":::note"]]"
`);
  });
});

describe("colons of other kinds stay text", () => {
  it.each([
    "At 10:30 or 10:30:45, a:b, key:value, ::x and :y.",
    ":this line",
    "::leaf",
    "::leaf[label]",
    "A :text[label] and a ::b.",
    "12:100:30",
    "a::b::c",
    "\\:::note",
  ])("%s", async (text) => {
    expect(await treeOf(text)).toBe(JSON.stringify(["p", {}, text.replace("\\", "")]));
  });

  it("in addresses", async () => {
    expect(await treeOf("https://a.b:80/c:d:e and [one](http://b:1/:smile:), or `::c`.")).toMatchInlineSnapshot(
      `"["p",{},["a",{"href":"https://a.b:80/c:d:e"},"https://a.b:80/c:d:e"]," and ",["a",{"href":"http://b:1/:smile:"},"one"],", or ",["code",{},"::c"],"."]"`,
    );
  });
});
