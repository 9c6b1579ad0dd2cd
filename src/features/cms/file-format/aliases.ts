import { parseDocument, visit, type Alias, type Document } from "yaml";
import { applied } from "./yaml-places";
import { flowText } from "./yaml-text";

/**
 * A YAML text after an edit that sees aliases as their values. An alias whose anchor goes with the edit is written out,
 * as is one that is shown otherwise than its anchor is now. Throws what the edit throws.
 */
export function withAliases(text: string, edit: (text: string) => string): string {
  const document = parseDocument(text);
  const aliases = aliasesIn(document);
  if (aliases.length === 0) return edit(text);
  const after = parseDocument(edit(text));
  const lost = new Set(aliasesIn(after).flatMap((alias) => (alias.resolve(after) ? [] : [alias.source])));
  const written = aliases
    .filter(({ source }) => lost.has(source))
    .map((alias) => ({ ...placeOf(alias), text: flowText(alias.resolve(document)?.toJS(document)) }));
  // Once more: aliases that stay may say something else since the first edit.
  return edit(edit(applied(text, written)));
}

function aliasesIn(document: Document): Alias[] {
  const aliases: Alias[] = [];
  visit(document, { Alias: (_key, alias) => void aliases.push(alias) });
  return aliases;
}

function placeOf({ range }: Alias): { from: number; to: number } {
  return { from: range?.[0] ?? 0, to: range?.[1] ?? 0 };
}
