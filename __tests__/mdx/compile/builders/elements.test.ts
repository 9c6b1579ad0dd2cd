import { compile } from "../../../../src/mdx/compile/compile-here";
import { compiled, compileInScratch, problemsOf, scratch, treeOf } from "../../../support/compiled";
import { project } from "../../../support/project";

compileInScratch();

test("a page has one main, which is the frame's: in its content another is a part like others", async () => {
  const tree = await treeOf(
    '<main className="narrow">',
    "",
    "# Home",
    "",
    "</main>",
    "",
    "A { <main>whole</main> } line.",
  );
  expect(tree.split("\n")).toEqual([
    '["div",{"className":"narrow"},["h1",{"id":"home"},"Home"]]',
    '["p",{},"A ",["div",{},"whole"]," line."]',
  ]);
});

describe("a component in small letters", () => {
  it("is told by its name, in Markdown and in expressions, and shows what is inside of it", async () => {
    const lines = ["<tabs>", "<tabitem>Text</tabitem>", "</tabs>", "", "A {<codeblock>b</codeblock>} c."];
    expect(await problemsOf(...lines)).toMatchInlineSnapshot(`
      [
        "content/page.mdx:2:1 | '<tabitem>' is no element of HTML: is 'TabItem' meant? | Write \`<TabItem>\`: names of components begin with a capital letter.",
        "content/page.mdx:1:1 | '<tabs>' is no element of HTML: is 'Tabs' meant? | Write \`<Tabs>\`: names of components begin with a capital letter.",
        "content/page.mdx:5:3 | '<codeblock>' is no element of HTML: is 'CodeBlock' meant? | Write \`<CodeBlock>\`: names of components begin with a capital letter.",
      ]
    `);
    expect(JSON.stringify((await compiled(...lines)).tree)).toContain('["tabitem",{},"Text"]');
  });

  it("is none where HTML has such an element, or someone else", async () => {
    expect(
      await problemsOf(
        "<head><title>T</title></head>",
        "",
        "<details>x</details>",
        "",
        "<my-tabs>y</my-tabs> <tab>z</tab>",
      ),
    ).toEqual([]);
  });
});

describe("<Details>", () => {
  it("is <details>, with its summary as a prop or inside of it", async () => {
    expect(
      await treeOf(
        '<Details summary="More" open>Text</Details>',
        "",
        "<Details summary={<summary>**More**</summary>}>Text</Details>",
        "",
        "<Details summary={<b>More</b>}>Text</Details>",
        "",
        "<Details><summary>More</summary>Text</Details>",
        "",
        "<details><summary>More</summary>Text</details>",
      ),
    ).toMatchInlineSnapshot(`
      "["details",{"open":true},["summary",{},"More"],"Text"]
      ["details",{},["summary",{},"**More**"],"Text"]
      ["details",{},["summary",{},["b",{},"More"]],"Text"]
      ["details",{},["summary",{},"More"],"Text"]
      ["details",{},["summary",{},"More"],"Text"]"
    `);
  });

  it("has a summary of the browser's own where that of a project of Docusaurus is a yes", async () => {
    const page = { root: scratch(), file: "content/a.mdx", frontMatter: {}, settings: project };
    const { tree, facts } = await compile({ ...page, source: "<Details summary>Text</Details>" });
    expect([tree, facts.problems]).toEqual([[["details", {}, "Text"]], []]);
  });

  it("is told where its summary is no content", async () => {
    expect(await problemsOf("<Details summary={5}>Text</Details>")).toMatchInlineSnapshot(`
      [
        "content/page.mdx:1:1 | The \`summary\` of <Details> is neither a text nor an element. | Write \`summary="…"\` or \`summary={<summary>…</summary>}\`.",
      ]
    `);
  });
});
