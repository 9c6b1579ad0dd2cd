import {
  isMap,
  isPair,
  isScalar,
  isSeq,
  parseDocument,
  stringify,
  visit,
  type Document,
  type Node,
  type Pair,
  type Scalar,
} from "yaml";
import type { Edit } from "./edits";

/** A text in YAML, and the keys that lead to it; an item of a list has its number. */
export type YamlText = { value: string; path: readonly (string | number)[] };

/**
 * The edits that give texts in YAML other values; `next` says which, and undefined leaves one as it is. A text in a
 * form of several lines stays. `offset` is where the YAML begins in its file.
 */
export function yamlEdits(yaml: string, offset: number, next: (text: YamlText) => string | undefined): Edit[] {
  const edits: Edit[] = [];
  visit(parseDocument(yaml), {
    Scalar: (key, node, ancestors) => {
      if (key === "key" || typeof node.value !== "string" || !node.range) return;
      const value = next({ value: node.value, path: pathOf(key, ancestors) });
      const place = placeOfText(node, yaml);
      if (value === undefined || value === node.value || !place) return;
      edits.push({ start: offset + place.start, end: offset + place.end, text: written(value, node) });
    },
  });
  return edits;
}

/** Where the values of a document are written that are no numbers or the like. */
export function textPlaces(document: Document): [start: number, end: number][] {
  const places: [number, number][] = [];
  visit(document, {
    Scalar: (key, { value, range }) => {
      if (key !== "key" && typeof value === "string" && range) places.push([range[0], range[1]]);
    },
  });
  return places;
}

/** The nodes above a text, as `visit` gives them. */
type Ancestors = readonly (Document | Node | Pair)[];

function pathOf(key: number | "key" | "value" | null, ancestors: Ancestors): (string | number)[] {
  const above = ancestors.flatMap((node, index): (string | number)[] => {
    if (isPair(node)) return [isScalar(node.key) ? String(node.key.value) : ""];
    return isSeq(node) && index + 1 < ancestors.length ? [node.items.indexOf(ancestors[index + 1])] : [];
  });
  return typeof key === "number" ? [...above, key] : above;
}

function placeOfText({ range, source }: Scalar, yaml: string): { start: number; end: number } | undefined {
  if (!range) return undefined;
  const [start, end] = range;
  return source !== undefined && /\n/.test(yaml.slice(start, end)) ? undefined : { start, end };
}

function written(value: string, { type }: Scalar): string {
  const quoted = stringify(value, {
    lineWidth: 0,
    defaultStringType: type === "QUOTE_DOUBLE" || type === "QUOTE_SINGLE" ? type : "PLAIN",
  });
  return quoted.trimEnd();
}

/** The edit that sets the list of a key at the left edge of a YAML text, or takes the key away with its last item. */
export function listEdit(yaml: string, offset: number, key: string, items: readonly string[]): Edit {
  const text = items.length > 0 ? stringify({ [key]: items }, { lineWidth: 0 }) : "";
  const place = placeOfPair(parseDocument(yaml), yaml, key) ?? { start: yaml.length, end: yaml.length };
  return { start: offset + place.start, end: offset + place.end, text };
}

function placeOfPair({ contents }: Document, yaml: string, key: string): { start: number; end: number } | undefined {
  const pairs = isMap(contents) ? contents.items : [];
  const pair = pairs.find((item) => isScalar(item.key) && item.key.value === key);
  const start = isScalar(pair?.key) ? pair.key.range?.[0] : undefined;
  const end = (pair?.value as { range?: [number, number, number] } | null | undefined)?.range?.[1];
  if (start === undefined || end === undefined) return undefined;
  // A value in a block ends at the beginning of the next line, one in a line before its line feed.
  const lineEnd = yaml[end - 1] === "\n" ? end : yaml.indexOf("\n", end) + 1 || yaml.length;
  return { start, end: lineEnd };
}
