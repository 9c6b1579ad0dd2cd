import type { ContentNode } from "../../src/mdx/content-node";
import { sectionsOf } from "../../src/mdx/sections";
import { compiled, compileInScratch } from "../support/compiled";

compileInScratch();

/** The sections of a file, its lines given one by one, each section as a line. */
async function outlineOf(...lines: string[]): Promise<string[]> {
  const { tree, facts } = await compiled(...lines);
  expect(facts.problems).toEqual([]);
  return sectionsOf(tree).map(({ id, heading, level, text }) => `${level} ${heading} (${id ?? "no id"}): ${text}`);
}

describe("sectionsOf", () => {
  it("begins a section at each heading, whatever its level", async () => {
    expect(
      await outlineOf(
        "Before.",
        "",
        "## One {#first}",
        "",
        "1",
        "",
        "### *In* `one`",
        "",
        "#### Empty",
        "",
        "## Two",
        "",
        "2",
      ),
    ).toMatchInlineSnapshot(`
      [
        "1  (no id): Before.",
        "2 One (first): 1",
        "3 In one (in-one): ",
        "4 Empty (empty): ",
        "2 Two (two): 2",
      ]
    `);
  });

  it("keeps the text before the first heading, and leaves out what is empty", async () => {
    expect(await outlineOf("One", "two.", "", "Three.")).toEqual(["1  (no id): One two. Three."]);
    expect(await outlineOf("## One")).toEqual(["2 One (one): "]);
    expect(await outlineOf("")).toEqual([]);
  });

  it("takes headings and text in admonitions, tabs and their titles for the page's own", async () => {
    expect(
      await outlineOf(
        ":::note[About *titles*]",
        "Inside.",
        "",
        "## In the note",
        "",
        "Below.",
        ":::",
        "<Tabs>",
        '<TabItem value="a" label="A">',
        "Tab A",
        "</TabItem>",
        '<TabItem value="b" label="B">',
        "## In a tab",
        "Tab B",
        "</TabItem>",
        "</Tabs>",
        "After.",
      ),
    ).toMatchInlineSnapshot(`
      [
        "1  (no id): About titles Inside.",
        "2 In the note (in-the-note): Below. Tab A",
        "2 In a tab (in-a-tab): Tab B After.",
      ]
    `);
  });

  it("reads code blocks by their highlighted text, live ones too", async () => {
    expect(
      await outlineOf("```js", "if (a < b && c) f('x', \"y\");", "```", "", "```jsx live", "() => <b>&amp;</b>", "```"),
    ).toMatchInlineSnapshot(`
      [
        "1  (no id): if (a < b && c) f('x', "y"); () => <b>&amp;</b>",
      ]
    `);
  });

  it("reads formulas once, by what their author wrote", async () => {
    expect(await outlineOf("So $a^2$ and", "", "$$", "\\frac{b}{2}", "$$")).toEqual([
      "1  (no id): So a^2 and \\frac{b}{2}",
    ]);
  });

  it("keeps cells, items, lines and summaries apart", async () => {
    expect(
      await outlineOf(
        "| a | b |",
        "|--|--|",
        "| 1 | **2**3 |",
        "",
        "- x",
        "- y",
        "",
        "one<br/>two",
        "",
        "<details>",
        "<summary>Sum</summary>",
        "Body",
        "</details>",
      ),
    ).toEqual(["1  (no id): a b 1 23 x y one two Sum Body"]);
  });

  it("keeps the letters of a word together that is marked up in part", async () => {
    expect(await outlineOf("un*believ*able, [link](https://example.org)s")).toEqual([
      "1  (no id): unbelievable, links",
    ]);
  });

  it("takes a heading without an id for text", () => {
    const tree: ContentNode[] = [
      ["h2", {}, "Plain"],
      ["p", {}, "text"],
    ];
    expect(sectionsOf(tree)).toEqual([{ heading: "", level: 1, text: "Plain text" }]);
  });

  it("names what rows and items begin with in code, beside their text", async () => {
    const { tree } = await compiled(
      "| Option | Meaning |",
      "|--|--|",
      "| `-p`, `--port` | Not `host` |",
      "| The `host` | |",
      "",
      "- `draft`: true",
      "- or `slug`",
    );
    expect(sectionsOf(tree)).toMatchObject([{ names: ["-p", "--port", "draft"] }]);
  });

  it("names what items with empty lines between them, and cells of paragraphs, begin with", async () => {
    const { tree } = await compiled(
      "- `--port` the port",
      "",
      "- `--host`, `--hostname`",
      "",
      "  Below `no`.",
      "",
      "1. The `no`",
      "",
      "<table><tbody><tr><td>",
      "",
      "`-p`, `-q`",
      "",
      "</td></tr></tbody></table>",
    );
    expect(sectionsOf(tree)).toMatchObject([{ names: ["--port", "--host", "-p", "-q"] }]);
  });

  it("goes on below the last heading of what it enters", () => {
    const tree: ContentNode[] = [
      ["Box", { title: { $: [["h2", { id: "in-prop" }, "In a prop"], "prop"] } }, ["p", {}, "child"]],
      ["p", {}, "after"],
    ];
    expect(sectionsOf(tree)).toEqual([{ id: "in-prop", heading: "In a prop", level: 2, text: "prop child after" }]);
  });
});
