import { compile } from "../../../../../src/mdx/compile/compile-here";
import { compileInScratch, problemsOf, settings } from "../../../../support/compiled";

compileInScratch();

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
            "unreleased",
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

  it("an unknown keyword in a project of Docusaurus is told with the option that names more", async () => {
    const { facts } = await compile({
      root: "",
      file: "content/a.mdx",
      source: ":::warn\n\nKept.\n\n:::",
      frontMatter: {},
      settings: { ...settings, lenient: true },
    });
    expect(facts.problems.map(({ remedy }) => remedy)).toEqual([
      "Correct the keyword, or add it to `keywords` of `admonitions` among the options of docs, blog or pages.",
    ]);
  });

  it.each([
    ["to the end of the file", ["Text.", "", ":::note", "Text."]],
    ["to the end of its list item", ["- Item", "", "  :::note", "", "  Text.", "", ":::"]],
    ["because the one inside takes its closing line", [":::info", ":::tip", "Text.", ":::"]],
  ])("an unclosed one goes on %s", async (_, lines) => {
    expect(await problemsOf(...lines)).toMatchSnapshot();
  });

  it("colons that open or close nothing are told, and not what was to close them", async () => {
    expect(await problemsOf("Text.", "", "::: note", "Text.", "", ":::", "", ":::")).toMatchInlineSnapshot(`
      [
        "content/page.mdx:3:1 | This \`:::\` neither opens nor closes an admonition; readers see it as text. | Open one with \`:::note[Title]\` and close it with as many colons, indented alike; colons that are meant as text need a backslash before them. | note, tip, info",
        "content/page.mdx:8:1 | This \`:::\` neither opens nor closes an admonition; readers see it as text. | Open one with \`:::note[Title]\` and close it with as many colons, indented alike; colons that are meant as text need a backslash before them. | note, tip, info",
      ]
    `);
  });

  it("a keyword that a project names again is one of the valid ones once", async () => {
    const file = { root: "", file: "content/a.mdx", source: "Text.\n\n::: note", frontMatter: {} };
    const { facts } = await compile({ ...file, settings: { ...settings, admonitions: ["note", "tip", "kiln"] } });
    const { choices = [] } = facts.problems[0] ?? {};
    expect(choices.filter((name) => ["note", "tip", "kiln"].includes(name)).sort()).toEqual(["kiln", "note", "tip"]);
  });

  it("a title whose bracket is not closed is told once", async () => {
    const lines = [
      ":::tip[open",
      "",
      "Text.",
      "",
      ":::note",
      "Text.",
      ":::",
      "",
      ":::",
      "",
      ":::tip Half [open",
      ":::",
    ];
    expect(await problemsOf(...lines)).toMatchInlineSnapshot(`
      [
        "content/page.mdx:1:1 | This \`:::\` opens no admonition, because the bracket of its title is not closed; readers see it as text. | Close the title with \`]\` in the same line; a bracket in it that is alone needs a backslash before it.",
        "content/page.mdx:11:1 | This \`:::\` opens no admonition, because the bracket of its title is not closed; readers see it as text. | Close the title with \`]\` in the same line; a bracket in it that is alone needs a backslash before it.",
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
