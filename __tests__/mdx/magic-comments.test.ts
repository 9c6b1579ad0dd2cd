import { siteSchema } from "../../src/lib/site-config";
import { takeMagicComments } from "../../src/mdx/magic-comments";

const settings = siteSchema.shape.markdown.parse({}).magicComments;

/** Code without its comments, the classes of each line before the line's text, then what is wrong. */
function marked(language: string, ...lines: string[]): string[] {
  const { code, classes, mistakes } = takeMagicComments(lines.join("\n"), language, settings);
  return [...code.split("\n").map((line, index) => [...(classes.get(index) ?? []), line].join(" | ")), ...mistakes];
}

describe("magic comments", () => {
  it("mark the line below, a block, and errors, and are gone", () => {
    expect(
      marked(
        "js",
        "one",
        "  // highlight-next-line",
        "two",
        "// highlight-start",
        "three",
        "",
        "four",
        "// highlight-end",
        "// error-next-line",
        "five",
        "six",
      ),
    ).toEqual([
      "one",
      "highlighted | two",
      "highlighted | three",
      "highlighted | ",
      "highlighted | four",
      "error | five",
      "six",
    ]);
  });

  it("may mark one line in several ways", () => {
    expect(marked("js", "// highlight-start", "// error-next-line", "one", "// highlight-end", "two")).toEqual([
      "highlighted | error | one",
      "two",
    ]);
  });

  it.each([
    ["js", "// highlight-next-line"],
    ["typescript", "/* highlight-next-line */"],
    ["jsx", "{/* highlight-next-line */}"],
    ["tsx", "{ /*highlight-next-line*/ }"],
    ["bash", "# highlight-next-line"],
    ["python", "#highlight-next-line"],
    ["yaml", "# highlight-next-line"],
    ["html", "<!-- highlight-next-line -->"],
    ["md", "<!-- highlight-next-line -->"],
    ["mdx", "{/* highlight-next-line */}"],
    ["markdown", "# highlight-next-line"],
    ["sql", "-- highlight-next-line"],
    ["haskell", "-- highlight-next-line"],
    ["lua", "--highlight-next-line"],
    ["latex", "% highlight-next-line"],
    ["matlab", "\t% highlight-next-line"],
    ["erlang", "% highlight-next-line"],
    ["powershell", "# highlight-next-line"],
    ["powershell", "<# highlight-next-line #>"],
    ["vb", "' highlight-next-line"],
    ["vbnet", "_ ’ highlight-next-line"],
    ["batch", "REM highlight-next-line"],
    ["lisp", "; highlight-next-line"],
    ["wasm", ";; highlight-next-line"],
    ["ini", "; highlight-next-line"],
    ["fortran", "! highlight-next-line"],
    ["ocaml", "(* highlight-next-line *)"],
    ["cobol", "*> highlight-next-line"],
    ["css", "/* highlight-next-line */"],
    ["java", "// highlight-next-line"],
    ["php", "# highlight-next-line"],
    ["diff", "// highlight-next-line"],
    ["JS", "// highlight-next-line"],
    ["text", "# highlight-next-line"],
  ])("are comments of %s: %s", (language, comment) => {
    expect(marked(language, comment, "code")).toEqual(["highlighted | code"]);
  });

  it.each([
    ["python", "// highlight-next-line"],
    ["js", "# highlight-next-line"],
    ["js", "{/* highlight-next-line */}"],
    ["md", "// highlight-next-line"],
    ["sql", "# highlight-next-line"],
    ["latex", "// highlight-next-line"],
    ["", "// highlight-next-line"],
    ["js", "/* highlight-next-line"],
    ["html", "<!-- highlight-next-line"],
    ["js", "// Highlight-next-line"],
    ["js", "// highlight-next-line please"],
    ["js", "code(); // highlight-next-line"],
    ["js", 'const word = "highlight-next-line";'],
  ])("stay in %s as they are: %s", (language, line) => {
    expect(marked(language, line, "code")).toEqual([line, "code"]);
  });

  it("come in pairs, and have something to mark", () => {
    expect(marked("js", "// highlight-end", "one", "// highlight-start", "two", "// error-next-line")).toEqual([
      "one",
      "two",
      "'highlight-end' has no 'highlight-start' above it.",
      "'highlight-start' has no 'highlight-end' below it.",
      "'error-next-line' has no line below it.",
    ]);
  });

  it("have the words and the classes that the site gives them", () => {
    const own = [
      { className: "added", line: "a.b (new)" },
      { className: "old", block: { start: "old", end: "/old" } },
    ];
    const { code, classes } = takeMagicComments(
      ["// a.b (new)", "one", "// old", "two", "// /old", "// axb (new)"].join("\n"),
      "js",
      own,
    );
    expect([code, [...classes]]).toEqual([
      "one\ntwo\n// axb (new)",
      [
        [0, ["added"]],
        [1, ["old"]],
      ],
    ]);
  });

  it("are none on a site that has none", () => {
    expect(takeMagicComments("// highlight-next-line\none", "js", []).code).toBe("// highlight-next-line\none");
  });
});
