/** @optimized */
import ts from "typescript";
import { all, filesIn, findIn, linesOf, sources, textOf, treeOf } from "./code";

const MOST_LINES = 300;
const LONGEST_LINE = 120;

/** Files whose default export Gatsby or a tool demands. */
const HAS_DEFAULT =
  /^gatsby-[a-z]+\.tsx?$|(?:^|\/)src\/(?:pages|features\/[^/]+\/templates)\/|^src\/layout\/router\/match-paths\.ts$/;

const isDefault = (node: ts.Node): string | undefined =>
  ts.isExportAssignment(node) || (ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(isDefaultKeyword))
    ? "default"
    : undefined;
const isDefaultKeyword = ({ kind }: ts.Modifier): boolean => kind === ts.SyntaxKind.DefaultKeyword;

/** What Gatsby takes of a file by its name, and documents itself. */
const OF_GATSBY = /^(?:Head|query)$/;
const HOOKS = /^gatsby-[a-z]+\.tsx?$/;

/** The exports of a file without a comment above; a type that is made of what stands right above it needs none. */
function bareExports(tree: ts.SourceFile): { found: string; line: number }[] {
  const isMadeOf = (type: ts.TypeAliasDeclaration, before: ts.Statement | undefined) =>
    namesOf(before).some((name) => new RegExp(`\\btypeof ${name}\\b`).test(type.type.getText()));
  return tree.statements.flatMap((statement, index) => {
    const isExported = ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.some(isExportKeyword);
    if (!isExported || isDefault(statement)) return [];
    if (ts.getLeadingCommentRanges(tree.text, statement.getFullStart())) return [];
    if (ts.isTypeAliasDeclaration(statement) && isMadeOf(statement, tree.statements[index - 1])) return [];
    const line = tree.getLineAndCharacterOfPosition(statement.getStart()).line + 1;
    return namesOf(statement).map((found) => ({ found, line }));
  });
}

const isExportKeyword = ({ kind }: ts.ModifierLike): boolean => kind === ts.SyntaxKind.ExportKeyword;

const isType = (node: ts.Node) => ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node);

/** The names that a statement declares. */
function namesOf(statement: ts.Statement | undefined): string[] {
  if (!statement) return [];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  const isNamed = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement) || isType(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
}

/** How a test that does not run is written, such as `it.skip`. */
const isSkipped = (node: ts.Node): string | undefined =>
  ts.isPropertyAccessExpression(node) &&
  /^(?:it|test|describe)$/.test(node.expression.getText()) &&
  /^(?:skip|only|todo|failing)$/.test(node.name.text)
    ? node.getText()
    : undefined;

/** What tests have by themselves, in ms (`package.json`): a busy machine may need that much. */
const TEST_LIMIT = 600_000;

/** A test's own limit, where it is shorter than what all have. */
const hasShortLimit = (node: ts.Node): string | undefined => {
  if (!ts.isCallExpression(node) || !/^(?:it|test)\b/.test(node.expression.getText())) return undefined;
  const limit = node.arguments[2];
  return limit && ts.isNumericLiteral(limit) && Number(limit.text) < TEST_LIMIT ? limit.getText() : undefined;
};

/** The lines of a text that are too long and have neither an address nor a text that cannot be broken. */
function longLines(tree: ts.SourceFile): number[] {
  const unbroken = new Set<number>();
  const lineAt = (position: number) => tree.getLineAndCharacterOfPosition(position).line;
  findIn(tree, (node) => {
    // Between tags stands white space alone, mostly.
    if (isText(node) && !(ts.isJsxText(node) && node.containsOnlyTriviaWhiteSpaces))
      for (let line = lineAt(node.getStart()); line <= lineAt(node.end); line += 1) unbroken.add(line);
    return undefined;
  });
  return linesOf(tree.text).flatMap((line, index) =>
    line.length > LONGEST_LINE && !line.includes("://") && !unbroken.has(index) ? [index + 1] : [],
  );
}

const isText = (node: ts.Node) =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node) ||
  ts.isJsxText(node) ||
  ts.isRegularExpressionLiteral(node);

/** The literals, template parts and JSX text in which a pattern occurs. */
function wordsIn(tree: ts.SourceFile, pattern: RegExp): { found: string; line: number }[] {
  return findIn(tree, (node) => (isText(node) ? pattern.exec(node.text.replaceAll("\\", ""))?.[0] : undefined));
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

  it("breaks lines where that is possible", () => {
    const long = "a ".repeat(LONGEST_LINE / 2);
    const code = [
      `// ${long}`,
      `const a = "${long}";`,
      `// https://tern.example/ ${long}`,
      `/* ${long} */ const b = 1;`,
    ];
    expect(longLines(treeOf("a.ts", code.join("\n")))).toEqual([1, 4]);
    expect(
      all.flatMap((file) =>
        longLines(treeOf(file)).map(
          (line) => `${file}:${line} has more than ${LONGEST_LINE} characters: break the line`,
        ),
      ),
    ).toEqual([]);
  });

  it("exports by name, but for what Gatsby loads itself", () => {
    const code = "export default 1;\nexport const a = 1;\nexport default function b() {}";
    expect(findIn(treeOf("a.ts", code), isDefault).map(({ line }) => line)).toEqual([1, 3]);
    expect(HAS_DEFAULT.test("src/features/docs/templates/doc.tsx")).toBe(true);
    expect(HAS_DEFAULT.test("src/features/docs/pages.ts")).toBe(false);
    const found = all
      .filter((file) => !HAS_DEFAULT.test(file))
      .flatMap((file) =>
        findIn(treeOf(file), isDefault).map(({ line }) => `${file}:${line} exports a default: name it`),
      );
    expect(found).toEqual([]);
  });

  it("has a sentence above each export, but for what Gatsby asks of a file", () => {
    const code =
      "/** Text. */\nexport const a = 1;\nexport type A = typeof a;\nexport type B = A;\nexport function c() {}";
    expect(bareExports(treeOf("a.ts", code))).toEqual([
      { found: "B", line: 4 },
      { found: "c", line: 5 },
    ]);
    const found = sources
      .filter((file) => !HOOKS.test(file))
      .flatMap((file) =>
        bareExports(treeOf(file))
          .filter(({ found: name }) => !HAS_DEFAULT.test(file) || !OF_GATSBY.test(name))
          .map(({ found: name, line }) => `${file}:${line} exports '${name}': write above it what it is for`),
      );
    expect(found).toEqual([]);
  });

  it("runs every test", () => {
    const code = "it.skip('a', () => {});\ntest.only.each([1])('b', () => {});\nit.each([1])('c', () => {});";
    expect(findIn(treeOf("a.ts", code), isSkipped).map(({ line }) => line)).toEqual([1, 2]);
    const found = all.flatMap((file) =>
      findIn(treeOf(file), isSkipped).map(({ found, line }) => `${file}:${line} has ${found}: every test runs`),
    );
    expect(found).toEqual([]);
  });

  it("gives no test less time than all have", () => {
    const code = "it('a', () => {}, 120_000);\ntest.each([1])('b', () => {}, 600_000);\ntest('c', () => {});";
    expect(findIn(treeOf("a.ts", code), hasShortLimit)).toEqual([{ found: "120_000", line: 1 }]);
    const found = all.flatMap((file) =>
      findIn(treeOf(file), hasShortLimit).map(
        ({ found, line }) => `${file}:${line} ends after ${found} ms: leave the limit out, for machines that are busy`,
      ),
    );
    expect(found).toEqual([]);
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

  it("says in the names of test files which of them build, serve or edit other sites", () => {
    const isOtherSite = (node: ts.Node) =>
      ts.isNewExpression(node) && /^(?:Built|Fixture)Site$/.test(node.expression.getText()) ? "one" : undefined;
    expect(findIn(treeOf("a.ts", "const a = new BuiltSite();\nBuiltSite;"), isOtherSite)).toHaveLength(1);
    const quick = filesIn("__tests__").filter((file) => /(?<!\.slow)\.(?:test|browser)\.tsx?$/.test(file));
    expect(
      quick.flatMap((file) =>
        findIn(treeOf(file), isOtherSite).map(
          ({ line }) => `${file}:${line} makes another site, which takes long: name the file .slow.test.ts`,
        ),
      ),
    ).toEqual([]);
  });

  it("decodes addresses in one place, which knows malformed ones", () => {
    // A server refuses what it cannot decode.
    const elsewhere = sources.filter(
      (file) => !["src/lib/routes/url.ts", "src/commands/static-server.mjs"].includes(file),
    );
    const isDecoder = (node: ts.Node) =>
      ts.isIdentifier(node) && /^decodeURI(?:Component)?$/.test(node.text) ? node.text : undefined;
    expect(findIn(treeOf("a.ts", "// decodeURI\n['a'].map(decodeURI)"), isDecoder)).toHaveLength(1);
    expect(
      elsewhere.flatMap((file) =>
        findIn(treeOf(file), isDecoder).map(
          ({ found, line }) => `${file}:${line} has ${found}, which throws: use decodeAddress of src/lib/routes/url.ts`,
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
    const silencer = /(?:\/\/|\/\*)\s*(@ts-(?:ignore|expect-error|nocheck)|(?:es|ox)lint-disable)/;
    expect(
      ["@ts-ignore", "@ts-expect-error", "eslint-disable-next-line", "oxlint-disable-line"].every((word) =>
        silencer.test(`/${"/"} ${word}`),
      ),
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
