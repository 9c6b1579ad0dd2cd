import ts from "typescript";
import { below } from "../../lib/content/folder-path";
import { edited, type Edit } from "../move/edits";

/** What an entry of `sources` says that is another in each version. */
type Place = { name: string; folder: string; editUrl?: unknown; translatedEditUrl?: unknown };

/** Below which entry of which docs instance another one goes. */
type NewSource = { id: string; current: Place; entry: Place };

const KEYS = ["name", "folder", "editUrl", "translatedEditUrl"] as const;

/**
 * The text of src/site.ts with an entry in `sources` of a docs instance, wherever that is written, below the entry of
 * the version of which it is a copy. Undefined where no such entry is written out as text that a copy can be made of.
 */
export function withSource(source: string, { id, current, entry }: NewSource): string | undefined {
  const file = ts.createSourceFile("site.ts", source, ts.ScriptTarget.Latest, true);
  const found: ts.ObjectLiteralExpression[] = [];
  const visit = (node: ts.Node): void => {
    const written = ts.isObjectLiteralExpression(node) ? currentOf(node, id, current) : undefined;
    if (written) found.push(written);
    ts.forEachChild(node, visit);
  };
  visit(file);
  const edits = found.flatMap((written): Edit[] => {
    const copy = copyOf(written, current, entry);
    const [gap = ""] = /\n?[ \t]*$/.exec(source.slice(0, written.getStart(file))) ?? [];
    return copy === undefined ? [] : [{ start: written.end, end: written.end, text: `,${gap || " "}${copy}` }];
  });
  return edits.length > 0 && edits.length === found.length ? edited(source, edits) : undefined;
}

/** The entry of the version of which a copy is made, in an object that is the docs instance. */
function currentOf(instance: ts.ObjectLiteralExpression, id: string, current: Place) {
  const sources = valueAt(instance, "sources");
  if (textAt(instance, "id") !== id || !sources || !ts.isArrayLiteralExpression(sources)) return undefined;
  return sources.elements.filter(ts.isObjectLiteralExpression).find((element) => {
    const folder = textAt(element, "folder");
    return textAt(element, "name") === current.name && folder !== undefined && below("", folder) === current.folder;
  });
}

/** The text of an entry with what another version has; undefined where that does not stand there as text. */
function copyOf(written: ts.ObjectLiteralExpression, current: Place, entry: Place): string | undefined {
  const start = written.getStart();
  const edits: Edit[] = [];
  for (const key of KEYS) {
    if (typeof entry[key] !== "string" || entry[key] === current[key]) continue;
    const value = valueAt(written, key);
    if (!value || !ts.isStringLiteralLike(value)) return undefined;
    edits.push({ start: value.getStart() - start, end: value.end - start, text: JSON.stringify(entry[key]) });
  }
  return edited(written.getText(), [...edits, ...ownSidebars(written, start)]);
}

/** The edit that gives an entry sidebars of its own where it names a constant, which languages may share. */
function ownSidebars(written: ts.ObjectLiteralExpression, start: number): Edit[] {
  const value = valueAt(written, "sidebars");
  if (!value || !ts.isIdentifier(value)) return [];
  const constants = written
    .getSourceFile()
    .statements.filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations);
  const named = constants.find(({ name }) => ts.isIdentifier(name) && name.text === value.text)?.initializer;
  return named ? [{ start: value.getStart() - start, end: value.end - start, text: named.getText() }] : [];
}

function textAt(object: ts.ObjectLiteralExpression, key: string): string | undefined {
  const value = valueAt(object, key);
  return value && ts.isStringLiteralLike(value) ? value.text : undefined;
}

function valueAt({ properties }: ts.ObjectLiteralExpression, key: string): ts.Expression | undefined {
  const written = properties
    .filter(ts.isPropertyAssignment)
    .find(({ name }) => (ts.isIdentifier(name) || ts.isStringLiteral(name)) && name.text === key);
  let value = written?.initializer;
  while (value && (ts.isSatisfiesExpression(value) || ts.isAsExpression(value) || ts.isParenthesizedExpression(value)))
    value = value.expression;
  return value;
}
