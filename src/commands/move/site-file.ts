import ts from "typescript";
import type { Edit } from "./edits";
import { routeAfter } from "./follow";
import type { Move } from "./move";

/**
 * The edits that `src/site.ts` needs so that it follows a move: routes among its texts, and the doc's id in navbar
 * items.
 */
export function siteFileEdits(source: string, move: Move): Edit[] {
  const file = ts.createSourceFile("site.ts", source, ts.ScriptTarget.Latest, true);
  const edits: Edit[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node)) {
      const text = nextText(node, move);
      if (text !== undefined) edits.push({ start: node.getStart(file) + 1, end: node.end - 1, text });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return edits;
}

function nextText(node: ts.StringLiteral, move: Move): string | undefined {
  if (isValueOf("docId", node)) {
    const instance = valueBeside(node, "docsPluginId") ?? "default";
    return instance === move.navbarInstance && node.text === move.docId?.from ? move.docId.to : undefined;
  }
  return node.text.startsWith("/") ? routeAfter(node.text, move) : undefined;
}

function isValueOf(key: string, { parent }: ts.Node): boolean {
  return ts.isPropertyAssignment(parent) && parent.name.getText() === key;
}

function valueBeside({ parent }: ts.Node, key: string): string | undefined {
  if (!ts.isObjectLiteralExpression(parent.parent)) return undefined;
  const values = parent.parent.properties.filter(ts.isPropertyAssignment).map(({ initializer }) => initializer);
  return values.filter(ts.isStringLiteral).find((value) => isValueOf(key, value))?.text;
}
