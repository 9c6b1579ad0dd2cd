import ts from "typescript";
import { PATH } from "./addresses";
import type { Edit } from "./edits";
import { followed, type Holder } from "./follow";
import type { Move } from "./move";

const CODE_FILE = /\.[cm]?[jt]sx?$/;

/** Whether a file's name is that of a module in JavaScript or TypeScript. */
export function isCodeFile(file: string): boolean {
  return CODE_FILE.test(file);
}

/**
 * The edits that a module beside content needs so that it follows a move: what it imports, and other texts that are
 * paths to files that are there, as `isFile` tells from the site's root, or routes.
 */
export function codeEdits(source: string, holder: Holder, move: Move, isFile: (file: string) => boolean): Edit[] {
  const file = ts.createSourceFile(holder.file, source, ts.ScriptTarget.Latest, true);
  const edits: Edit[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && PATH.test(node.text)) {
      const text = followed({ kind: isImported(node) ? "import" : "text", url: node.text }, holder, move, isFile);
      if (text !== undefined) edits.push({ start: node.getStart(file) + 1, end: node.end - 1, text });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return edits;
}

/** Whether a text names a module, whose ending may be left out. */
function isImported({ parent }: ts.Node): boolean {
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent)) return true;
  if (!ts.isCallExpression(parent)) return false;
  const { expression } = parent;
  return (
    expression.kind === ts.SyntaxKind.ImportKeyword || (ts.isIdentifier(expression) && expression.text === "require")
  );
}
