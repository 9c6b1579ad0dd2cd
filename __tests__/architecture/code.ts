import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

/** The folder of the project. */
export const ROOT = path.join(__dirname, "../..");

const GENERATED = "src/gatsby-types.d.ts";
/** Projects that tests build, written as others write theirs. */
const OTHERS = "__tests__/fixtures/";

/** All files of code in a folder and in the folders in it, by their paths from the project. */
export function filesIn(folder: string): string[] {
  const entries = readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const files = entries.map((entry) =>
    path.relative(ROOT, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"),
  );
  const isOwn = (file: string) => file !== GENERATED && !file.startsWith(OTHERS);
  return files.filter((file) => /\.(?:[cm]?[jt]s|[jt]sx)$/.test(file) && isOwn(file)).sort();
}

const rootFiles = readdirSync(ROOT).filter((name) => /^gatsby-[a-z]+\.tsx?$/.test(name));

/** The code that becomes the site, or makes it. */
export const sources = [...rootFiles, ...filesIn("src")];

/** The code of the site and of its tests. */
export const all = [...sources, ...filesIn("__tests__")];

/** The site that the tests build: its files count as if they lay in the site, which is where its builds have them. */
export const FIXTURE = "__tests__/fixture-site/";

/** The text of a file, by its path from the project. */
export const textOf = (file: string): string => readFileSync(path.join(ROOT, file), "utf8");

/** The lines of a text, without an empty one after the last. */
export const linesOf = (text: string): string[] => text.replace(/\n$/, "").split("\n");

const trees = new Map<string, ts.SourceFile>();

/** A syntax tree of a file, read once, or of a text; comments are no part of it. */
export function treeOf(file: string, text?: string): ts.SourceFile {
  if (text !== undefined) return parsed(file, text);
  const tree = trees.get(file) ?? parsed(file, textOf(file));
  trees.set(file, tree);
  return tree;
}

function parsed(file: string, text: string): ts.SourceFile {
  const kind = /x$/.test(file) ? ts.ScriptKind.TSX : /\.[cm]?js$/.test(file) ? ts.ScriptKind.JS : ts.ScriptKind.TS;
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
}

/** What a visitor finds in a tree, each with its line. */
export function findIn(
  tree: ts.SourceFile,
  find: (node: ts.Node) => string | undefined,
): { found: string; line: number }[] {
  const all: { found: string; line: number }[] = [];
  const visit = (node: ts.Node): void => {
    const found = find(node);
    if (found !== undefined) all.push({ found, line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return all;
}

/** The module that a node imports: by `import`, `export … from`, `import()`, `require()` or as a type. */
export function importedBy(node: ts.Node): string | undefined {
  const isCall =
    ts.isCallExpression(node) &&
    (node.expression.kind === ts.SyntaxKind.ImportKeyword || node.expression.getText() === "require");
  const named =
    ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
      ? node.moduleSpecifier
      : ts.isExternalModuleReference(node)
        ? node.expression
        : ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
          ? node.argument.literal
          : isCall
            ? node.arguments[0]
            : undefined;
  return named && ts.isStringLiteralLike(named) ? named.text : undefined;
}
