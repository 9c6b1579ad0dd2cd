import { Admonition } from "../../../../src/mdx/components/admonition";
import { compile } from "../../../../src/mdx/compile/compile";
import { compileInScratch, problemsOf, settings, treeOf } from "../../../support/compiled";
import { markupOf } from "../../../support/markup";

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

describe("mistakes", () => {
  it("an unknown keyword is told with the nearest ones, and its content stays", async () => {
    const source = "Text.\n\n:::warn Careful\n\nKept.\n\n:::";
    const { tree, facts } = await compile({ root: "", file: "content/a.mdx", source, frontMatter: {}, settings });
    expect(facts.problems).toMatchInlineSnapshot(`
[
  {
    "choices": [
      "warning",
      "info",
      "note",
      "tip",
      "caution",
      "danger",
      "important",
      "secondary",
      "success",
    ],
    "column": 1,
    "file": "content/a.mdx",
    "line": 3,
    "message": "There is no admonition ':::warn'; readers see it as a note with this word as its title.",
    "remedy": "Correct the keyword, or add it to \`markdown.admonitions\` in src/site.ts.",
    "severity": "warning",
  },
]
`);
    expect(JSON.stringify(tree)).toContain('"Kept."');
    expect(JSON.stringify(tree)).toContain('"Careful"');
  });

  it.each([
    ["to the end of the file", ["Text.", "", ":::note", "Text."]],
    ["to the end of its list item", ["- Item", "", "  :::note", "", "  Text.", "", ":::"]],
    ["because the one inside takes its closing line", [":::info", ":::tip", "Text.", ":::"]],
  ])("an unclosed one goes on %s", async (_, lines) => {
    expect(await problemsOf(...lines)).toMatchSnapshot();
  });

  it("colons that open or close nothing are told", async () => {
    expect(await problemsOf("Text.", "", "::: note", "Text.", "", ":::")).toMatchInlineSnapshot(`
[
  "content/page.mdx:3:1 | This \`:::\` neither opens nor closes an admonition; readers see it as text. | Open one with \`:::note[Title]\` and close it with as many colons, indented alike; colons that are meant as text need a backslash before them. | note, tip, info",
  "content/page.mdx:6:1 | This \`:::\` neither opens nor closes an admonition; readers see it as text. | Open one with \`:::note[Title]\` and close it with as many colons, indented alike; colons that are meant as text need a backslash before them. | note, tip, info",
]
`);
  });

  it("an attribute that means nothing is told", async () => {
    expect(await problemsOf(':::note{colour="red"}', ":::")).toMatchInlineSnapshot(`
[
  "content/page.mdx:1:1 | The attribute 'colour' means nothing to an admonition. | Remove it, or use one of the attributes that are known. | id, class, title",
]
`);
  });

  it("one that goes on behind a tag's end is told with the tag's place", async () => {
    expect(await problemsOf("<div>", ":::note", "Text.", "</div>")).toMatchInlineSnapshot(`
[
  "content/page.mdx:4:1 | The MDX is not valid: Expected the closing tag \`</div>\` either after the end of \`directiveContainer\` (4:7) or another opening tag after the start of \`directiveContainer\` (2:1). | Close the admonition with \`:::\` on a line of its own, inside the same tag.",
]
`);
  });

  it("a component without a type, or with a wrong one", async () => {
    expect(await problemsOf("<Admonition>a</Admonition>", "", '<Admonition type="tipp">a</Admonition>'))
      .toMatchInlineSnapshot(`
[
  "content/page.mdx:1:1 | The admonition has no type. | Give \`type\` one of the keywords; a site's own stand in \`markdown.admonitions\` in src/site.ts. | tip, info, note",
  "content/page.mdx:3:1 | There is no type of admonition 'tipp'. | Give \`type\` one of the keywords; a site's own stand in \`markdown.admonitions\` in src/site.ts. | tip, info, note",
]
`);
  });
});

describe("the component", () => {
  it("takes type, title and icon", async () => {
    expect(
      await treeOf(
        'import Admonition from "@theme/Admonition";',
        "",
        '<Admonition type="tip" title={<b>One</b>} icon="💡" id="a" className="b">',
        "",
        "Text.",
        "",
        "</Admonition>",
      ),
    ).toMatchInlineSnapshot(
      `"["Admonition",{"type":"tip","title":{"$":[["b",{},"One"]]},"icon":"💡","id":"a","className":"b"},["p",{},"Text."]]"`,
    );
  });

  it("is a note with a title for everyone", () => {
    expect(
      markupOf(
        <Admonition type="danger">
          <p>Text.</p>
        </Admonition>,
      ),
    ).toMatchInlineSnapshot(`
"<div role="note" class="admonition admonition-danger" data-tone="danger">
<div class="admonition-title">
<svg/>
<span>Danger</span>
</div>
<div class="admonition-content">
<p>Text.</p>
</div>
</div>"
`);
  });

  it("says its kind to those who do not see it where it has a title", () => {
    expect(markupOf(<Admonition type="caution" title={<b>Mind</b>} id="a" className="b" />)).toMatchInlineSnapshot(`
"<div role="note" class="admonition admonition-caution b" data-tone="warning" id="a">
<div class="admonition-title">
<svg/>
<span>
<span class="visually-hidden">Caution: </span>
<b>Mind</b>
</span>
</div>
</div>"
`);
  });

  it("has an author's icon instead of its own, or none", () => {
    expect(
      markupOf(
        <>
          <Admonition type="tip" icon="💡" />
          <Admonition type="tip" icon={null} />
        </>,
      ),
    ).toMatchInlineSnapshot(`
"<div role="note" class="admonition admonition-tip" data-tone="tip">
<div class="admonition-title">
<span class="admonition-icon">💡</span>
<span>Tip</span>
</div>
</div>
<div role="note" class="admonition admonition-tip" data-tone="tip">
<div class="admonition-title">
<span>Tip</span>
</div>
</div>"
`);
  });

  it("looks like a note for keywords of the site, with the keyword as its title", () => {
    expect(markupOf(<Admonition type="my-custom-admonition" />)).toMatchInlineSnapshot(`
"<div role="note" class="admonition admonition-my-custom-admonition" data-tone="note">
<div class="admonition-title">
<svg/>
<span>my-custom-admonition</span>
</div>
</div>"
`);
  });

  it.each([
    ["secondary", "note"],
    ["important", "info"],
    ["success", "tip"],
    ["caution", "warning"],
  ])("draws %s like %s", (type, tone) => {
    expect(markupOf(<Admonition type={type} />)).toContain(`data-tone="${tone}"`);
  });
});
