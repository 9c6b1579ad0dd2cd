import ts from "typescript";
import { all, filesIn, findIn, linesOf, sources, textOf, treeOf } from "./code";

const MOST_LINES = 300;

/** The literals, template parts and JSX text in which a pattern occurs. */
function wordsIn(tree: ts.SourceFile, pattern: RegExp): { found: string; line: number }[] {
  return findIn(tree, (node) => {
    const isText =
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node) ||
      ts.isJsxText(node) ||
      ts.isRegularExpressionLiteral(node);
    return isText ? pattern.exec(node.text.replaceAll("\\", ""))?.[0] : undefined;
  });
}

describe("the words of this site", () => {
  const pattern = /docusaurus\.io|facebook\/docusaurus/i;

  it("are found in code, not in comments", () => {
    const code = [
      "const a = 'https://docusaurus.io/';",
      "// facebook/docusaurus",
      "const b = `${a}/facebook/docusaurus/`;",
      "const c = /docusaurus\\.io/;",
      "const d = <p>docusaurus.io</p>;",
    ].join("\n");
    expect(wordsIn(treeOf("a.tsx", code), pattern).map(({ line }) => line)).toEqual([1, 3, 4, 5]);
  });

  it("stand in src/site.ts alone", () => {
    const files = sources.filter((file) => file !== "src/site.ts");
    const found = files.flatMap((file) =>
      wordsIn(treeOf(file), pattern).map(
        ({ found, line }) => `${file}:${line} says '${found}': only src/site.ts knows what the site is about`,
      ),
    );
    expect(found).toEqual([]);
  });
});

describe("the style of the code", () => {
  it("keeps files short enough to read", () => {
    const long = filesIn("src")
      .concat(filesIn("__tests__"))
      .map((file) => [file, linesOf(textOf(file)).length] as const)
      .filter(([, lines]) => lines > MOST_LINES);
    expect(
      long.map(
        ([file, lines]) =>
          `${file}:${MOST_LINES + 1} goes on to line ${lines}: no file has more than ${MOST_LINES} lines`,
      ),
    ).toEqual([]);
  });

  it("keeps gatsby-node.ts a list", () => {
    const lines = linesOf(textOf("gatsby-node.ts")).length;
    expect(lines < 40 ? [] : [`gatsby-node.ts:40 goes on to line ${lines}: it has less than 40 lines`]).toEqual([]);
  });

  it("knows no `any`", () => {
    const isAny = (node: ts.Node) => (node.kind === ts.SyntaxKind.AnyKeyword ? "any" : undefined);
    expect(findIn(treeOf("a.ts", "const a: any[] = [];\nconst any = 1;"), isAny)).toEqual([{ found: "any", line: 1 }]);
    expect(
      all.flatMap((file) =>
        findIn(treeOf(file), isAny).map(
          ({ line }) => `${file}:${line} has the type \`any\`: give it a type, or \`unknown\``,
        ),
      ),
    ).toEqual([]);
  });

  it("decodes addresses in one place, which knows malformed ones", () => {
    // A server refuses what it cannot decode.
    const elsewhere = sources.filter((file) => !["src/lib/url.ts", "src/commands/static-server.mjs"].includes(file));
    const isDecoder = (node: ts.Node) =>
      ts.isIdentifier(node) && /^decodeURI(?:Component)?$/.test(node.text) ? node.text : undefined;
    expect(findIn(treeOf("a.ts", "// decodeURI\n['a'].map(decodeURI)"), isDecoder)).toHaveLength(1);
    expect(
      elsewhere.flatMap((file) =>
        findIn(treeOf(file), isDecoder).map(
          ({ found, line }) => `${file}:${line} has ${found}, which throws: use decodeAddress of src/lib/url.ts`,
        ),
      ),
    ).toEqual([]);
  });

  it("sorts all lists that pages query, so that two builds make the same pages", () => {
    const lists = sources.flatMap((file) =>
      [...textOf(file).matchAll(/\b(all[A-Z]\w*) *(\([^]*?\))? *\{\s*nodes/g)].map(([, name, rules]) => ({
        sorted: rules?.includes("sort:"),
        problem: `${file} lists ${name} in any order: add a \`sort\``,
      })),
    );
    expect(lists.length).toBeGreaterThan(5);
    expect(lists.filter(({ sorted }) => !sorted).map(({ problem }) => problem)).toEqual([]);
  });

  it("silences no checker", () => {
    const silencer = /(?:\/\/|\/\*)\s*(@ts-(?:ignore|expect-error|nocheck)|eslint-disable)/;
    expect(
      ["@ts-ignore", "@ts-expect-error", "eslint-disable-next-line"].every((word) => silencer.test(`/${"/"} ${word}`)),
    ).toBe(true);
    const found = all.flatMap((file) =>
      linesOf(textOf(file)).flatMap((line, index) => {
        const word = silencer.exec(line)?.[1];
        return word ? [`${file}:${index + 1} has ${word}: mend what the checker found`] : [];
      }),
    );
    expect(found).toEqual([]);
  });
});
