import ts from "typescript";
import { SITE_FILE } from "../../lib/settings/site-file";
import { isFileLink } from "../../mdx/compile/builders/links";
import type { Edit } from "./edits";
import { hrefEdits, isPlaceKey, routeAfter, settingsLinkAfter } from "./follow";
import { placeAfter, type Move } from "./move";

/**
 * The edits that `src/site.ts` needs so that it follows a move: routes among its texts and in their HTML, the
 * page's file in the glossary, paths to files in a moved folder, and a doc's id in navbar items.
 */
export function siteFileEdits(source: string, move: Move): Edit[] {
  const file = ts.createSourceFile("site.ts", source, ts.ScriptTarget.Latest, true);
  const edits: Edit[] = [];
  const visit = (node: ts.Node): void => {
    const start = node.getStart(file);
    if (ts.isStringLiteral(node)) {
      const text = nextText(node, move);
      if (text !== undefined) edits.push({ start: start + 1, end: node.end - 1, text });
    }
    if (ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node))
      edits.push(...hrefEdits(source.slice(start, node.end), start, move));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return edits;
}

function nextText(node: ts.StringLiteral, move: Move): string | undefined {
  if (keyOf(node) === "docId") {
    const instance = valueBeside(node, "docsPluginId") ?? "default";
    return instance === move.navbarInstance && node.text === move.docId?.from ? move.docId.to : undefined;
  }
  if ((keyOf(node) === "link" && isFileLink(node.text)) || node.text.startsWith("../"))
    return settingsLinkAfter(node.text, SITE_FILE, move);
  // The folder itself stays that of the instance.
  if (node.text !== move.from && placeAfter(node.text, move) !== undefined) return placeAfter(node.text, move);
  const isLink = node.text.startsWith("/") && !isPlaceKey(keyOf(node));
  return isLink ? routeAfter(node.text, move) : undefined;
}

function keyOf({ parent }: ts.Node): string | undefined {
  return ts.isPropertyAssignment(parent) ? parent.name.getText() : undefined;
}

function valueBeside({ parent }: ts.Node, key: string): string | undefined {
  if (!ts.isObjectLiteralExpression(parent.parent)) return undefined;
  const values = parent.parent.properties.filter(ts.isPropertyAssignment).map(({ initializer }) => initializer);
  return values.filter(ts.isStringLiteral).find((value) => keyOf(value) === key)?.text;
}
