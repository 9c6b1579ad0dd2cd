import { existsSync } from "node:fs";
import { visitElements, type ContentNode } from "../../../../src/mdx/content-node";
import { renderNodes } from "../../../../src/mdx/render/render";
import { compiled, compileInScratch, problemsOf, treeOf, write } from "../../../support/compiled";
import { markupOf } from "../../../support/markup";

compileInScratch();

const DRAWN =
  /<span class=\\"katex(?:-display\\"><span class=\\"katex)?\\">.*?<annotation[^>]*>(.*?)<\/annotation>.*?(?=",|"})/g;

/** The tree of a file, with its LaTeX in the place of each drawing. */
async function formulasOf(...lines: string[]): Promise<string> {
  return (await treeOf(...lines)).replace(DRAWN, "DRAWN $1");
}

function countOf(tag: string, tree: ContentNode[]): number {
  let count = 0;
  visitElements(tree, ([name]) => {
    if (name === tag) count += 1;
  });
  return count;
}

describe("formulas", () => {
  it("are drawn as HTML and MathML, without scripts", async () => {
    expect(await treeOf("$x$")).toMatchInlineSnapshot(
      `"["p",{},["FormulaStyles",{"href":"/katex-0.19.1/katex.min.css"}],["Formula",{"html":"<span class=\\"katex\\"><span class=\\"katex-mathml\\"><math xmlns=\\"http://www.w3.org/1998/Math/MathML\\"><semantics><mrow><mi>x</mi></mrow><annotation encoding=\\"application/x-tex\\">x</annotation></semantics></math></span><span class=\\"katex-html\\" aria-hidden=\\"true\\"><span class=\\"katex-base\\"><span class=\\"katex-strut\\" style=\\"height:0.4306em;\\"></span><span class=\\"mord mathnormal\\">x</span></span></span></span>"},"x"]]"`,
    );
  });

  it("stand in a line or on lines of their own", async () => {
    expect(
      await formulasOf(
        "A $x^{2}$ and $$y$$.",
        "",
        "$$",
        "\\frac{1}{2}",
        "$$",
        "",
        "- Item",
        "",
        "  $$",
        "  {z}",
        "  $$",
        "",
        "```math",
        "w",
        "```",
      ),
    ).toMatchInlineSnapshot(`
"["p",{},"A ",["FormulaStyles",{"href":"/katex-0.19.1/katex.min.css"}],["Formula",{"html":"DRAWN x^{2}"},"x^{2}"]," and ",["Formula",{"html":"DRAWN y"},"y"],"."]
["Formula",{"html":"DRAWN \\\\frac{1}{2}","block":true},"\\\\frac{1}{2}"]
["ul",{},["li",{},["p",{},"Item"],["Formula",{"html":"DRAWN {z}","block":true},"{z}"]]]
["Formula",{"html":"DRAWN w","block":true},"w"]"
`);
  });

  it("have braces and words that MDX does not read", async () => {
    expect(await formulasOf("$\\frac{a}{b} < {c}$ and {Math.max(1, 2)}.", "", "$$", "\\text{import } {x} <y>", "$$"))
      .toMatchInlineSnapshot(`
"["p",{},["FormulaStyles",{"href":"/katex-0.19.1/katex.min.css"}],["Formula",{"html":"DRAWN \\\\frac{a}{b} &lt; {c}"},"\\\\frac{a}{b} < {c}"]," and 2."]
["Formula",{"html":"DRAWN \\\\text{import } {x} &lt;y&gt;","block":true},"\\\\text{import } {x} <y>"]"
`);
  });

  it("may stand in headings, titles and tables", async () => {
    const { facts } = await compiled(
      "# The $e^x$",
      "",
      "## Of $x$ {#x}",
      "",
      "## About $y$",
      "",
      "| $a$ |",
      "| --- |",
      "| $b$ |",
    );
    expect([facts.problems, facts.title, facts.toc.map(({ id }) => id)]).toEqual([[], "The e^x", ["x", "about-y"]]);
  });

  it("give their LaTeX to descriptions and search", async () => {
    expect((await compiled("The area is $\\pi r^2$.")).facts.firstParagraph).toBe("The area is \\pi r^2.");
  });
});

describe("dollar signs", () => {
  it("with a backslash, alone or in code are text", async () => {
    expect(await treeOf("\\$5 and \\$6, `$7` and `$8`.", "", "It costs $9.", "", "```js", "`${a} ${b}`", "```"))
      .toMatchInlineSnapshot(`
"["p",{},"$5 and $6, ",["code",{},"$7"]," and ",["code",{},"$8"],"."]
["p",{},"It costs $9."]
["CodeBlock",{"language":"js","html":"<span class=s>\`</span><span class=p>\${</span><span class=v>a</span><span class=p>} \${</span><span class=v>b</span><span class=p>}</span><span class=s>\`</span>"}]"
`);
  });

  it("in pairs are a formula, prices too", async () => {
    expect(await formulasOf("It costs $5 and $6.")).toMatchInlineSnapshot(
      `"["p",{},"It costs ",["FormulaStyles",{"href":"/katex-0.19.1/katex.min.css"}],["Formula",{"html":"DRAWN 5 and "},"5 and "],"6."]"`,
    );
  });
});

describe("the stylesheet", () => {
  it("comes once, before the first formula, with its fonts", async () => {
    const { tree, facts } = await compiled("$a$ $b$", "", "$$", "c", "$$");
    expect(JSON.stringify(tree).replace(DRAWN, "DRAWN $1")).toMatchInlineSnapshot(
      `"[["p",{},["FormulaStyles",{"href":"/katex-0.19.1/katex.min.css"}],["Formula",{"html":"DRAWN a"},"a"]," ",["Formula",{"html":"DRAWN b"},"b"]],["Formula",{"html":"DRAWN c","block":true},"c"]]"`,
    );
    expect(Object.entries(facts.assets).slice(0, 2)).toMatchInlineSnapshot(`
[
  [
    "node_modules/katex/dist/katex.min.css",
    "/katex-0.19.1/katex.min.css",
  ],
  [
    "node_modules/katex/dist/fonts/KaTeX_AMS-Regular.woff2",
    "/katex-0.19.1/fonts/KaTeX_AMS-Regular.woff2",
  ],
]
`);
    expect(Object.keys(facts.assets).filter((file) => !existsSync(file))).toEqual([]);
    expect(Object.keys(facts.assets).filter((file) => file.endsWith(".woff2"))).toHaveLength(20);
  });

  it("comes once for a page with partials", async () => {
    write("content/_part.mdx", "$a$");
    const { tree } = await compiled('import Part from "./_part.mdx";', "", "<Part />", "", "$b$", "", "<Part />");
    expect([countOf("FormulaStyles", tree), countOf("Formula", tree)]).toEqual([1, 3]);
  });

  it("comes before the first formula also where a table of contents shows it first", async () => {
    const tree = await formulasOf("<TOCInline toc={toc} />", "", "## About $a$", "", "$b$");
    expect(tree.match(/"Formula(?:Styles)?"/g)).toEqual([
      '"FormulaStyles"',
      '"Formula"',
      '"FormulaStyles"',
      '"Formula"',
      '"Formula"',
    ]);
  });

  it("comes in the title and again in the text, for lists that show the text alone", async () => {
    const { tree, title } = await compiled("# The $a$", "", "$b$ $c$");
    expect([countOf("FormulaStyles", title ?? []), countOf("FormulaStyles", tree)]).toEqual([1, 1]);
  });

  it("does not come without formulas", async () => {
    const { tree, facts } = await compiled("It costs \\$5.");
    expect([countOf("FormulaStyles", tree), facts.assets]).toEqual([0, {}]);
  });
});

describe("mistakes are told with the line of the formula that holds them", () => {
  it.each([
    ["a formula that is not valid", ["Text $x$.", "", "And $y^$."]],
    ["a line of a block", ["$$", "a", "b }", "c", "$$"]],
    ["an unknown command", ["$\\nothing$"]],
    ["a block without an end", ["Text.", "", "$$", "a", "", "Text."]],
    ["what LaTeX would not take", ["$é$"]],
  ])("%s", async (_, lines) => {
    expect(await problemsOf(...lines)).toMatchSnapshot();
  });
});

describe("on the page", () => {
  it("a formula in a line is a part of it", () => {
    expect(markupOf(renderNodes([["Formula", { html: "<b>x</b>" }, "x"]]))).toMatchInlineSnapshot(`
"<span class="formula">
<b>x</b>
</span>"
`);
  });

  it("a block is a group with a name", () => {
    expect(
      markupOf(
        renderNodes([
          ["FormulaStyles", { href: "/katex/katex.min.css" }],
          ["Formula", { html: "<b>x</b>", block: true }, "x"],
        ]),
      ),
    ).toMatchInlineSnapshot(`
"<link rel="stylesheet" href="/katex/katex.min.css"/>
<div class="formula-block" role="group" aria-label="Formula">
<b>x</b>
</div>"
`);
  });
});
