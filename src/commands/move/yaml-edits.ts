import {
  isMap,
  isNode,
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
  type YAMLMap,
  type YAMLSeq,
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

/** How YAML in braces or brackets is written. */
const IN_BRACES = { lineWidth: 0, collectionStyle: "flow", flowCollectionPadding: false } as const;

/**
 * The edit that sets the list of a key in the mapping that a YAML text is, or takes the key away with its last item;
 * its lines end in LF. Where
 * items are only added, the others keep their comments and their form.
 */
export function listEdit(yaml: string, offset: number, key: string, items: readonly string[]): Edit {
  const { contents } = parseDocument(yaml);
  const map = isMap(contents) ? contents : undefined;
  const place = map?.flow ? placeInBraces(map, yaml, key, items) : placeInLines(map, yaml, key, items);
  return { ...place, start: offset + place.start, end: offset + place.end };
}

function placeInLines(map: YAMLMap | undefined, yaml: string, key: string, items: readonly string[]): Edit {
  const [first] = map?.items ?? [];
  const start = first ? rangeOf(first).start : 0;
  const indent = yaml.slice(yaml.lastIndexOf("\n", start - 1) + 1, start);
  const lines = items.length > 0 ? stringify({ [key]: items }, { lineWidth: 0 }) : "";
  const pair = pairOf(map, key);
  const text = lines.replace(/\n(?=.)/g, `\n${indent}`);
  if (!pair) return { start: yaml.length, end: yaml.length, text: text === "" ? "" : indent + text };
  const added = isSeq(pair.value) ? behindItems(pair.value, yaml, items) : undefined;
  if (added) return added;
  const range = rangeOf(pair);
  // A value in a block ends at the beginning of the next line, one in a line before its line feed.
  const end = yaml[range.end - 1] === "\n" ? range.end : yaml.indexOf("\n", range.end) + 1 || yaml.length;
  return { start: text === "" ? range.start - indent.length : range.start, end, text };
}

/** Items behind those of a list, which stay as they are written; undefined where not all of them are to stay. */
function behindItems({ flow, items: nodes }: YAMLSeq, yaml: string, items: readonly string[]): Edit | undefined {
  const last = nodes.at(-1);
  const added = items.slice(nodes.length);
  const isSame = nodes.every((node, index) => isScalar(node) && node.value === items[index]);
  if (!isSame || added.length === 0 || !isScalar(last) || !last.range) return undefined;
  const [start, end] = last.range;
  if (flow) return { start: end, end, text: `, ${stringify(added, IN_BRACES).trim().slice(1, -1)}` };
  const mark = yaml.slice(yaml.lastIndexOf("\n", start - 1) + 1, start);
  if (!/^ *- +$/.test(mark)) return undefined;
  const lines = added.map((item) => `${mark}${stringify(item, { lineWidth: 0 })}`).join("");
  const next = yaml.indexOf("\n", end) + 1;
  return next > 0
    ? { start: next, end: next, text: lines }
    : { start: yaml.length, end: yaml.length, text: `\n${lines.trimEnd()}` };
}

function placeInBraces(map: YAMLMap, yaml: string, key: string, items: readonly string[]): Edit {
  const text =
    items.length > 0
      ? stringify({ [key]: items }, IN_BRACES)
          .trim()
          .slice(1, -1)
      : "";
  const pair = pairOf(map, key);
  if (pair && text !== "") return { ...rangeOf(pair), text };
  if (pair) {
    const { start, end } = rangeOf(pair);
    const behind = /^\s*,[ \t]*/.exec(yaml.slice(end))?.[0] ?? "";
    const before = behind === "" ? (/,\s*$/.exec(yaml.slice(0, start))?.[0] ?? "") : "";
    return { start: start - before.length, end: end + behind.length, text };
  }
  const last = map.items.at(-1);
  const at = last ? yaml.slice(0, rangeOf(last).end).trimEnd().length : (map.range?.[0] ?? 0) + 1;
  return { start: at, end: at, text: text === "" ? "" : last ? `, ${text}` : ` ${text} ` };
}

function pairOf(map: YAMLMap | undefined, key: string): Pair | undefined {
  return map?.items.find((item) => isScalar(item.key) && item.key.value === key);
}

function rangeOf({ key, value }: Pair): { start: number; end: number } {
  const [start, keyEnd] = isNode(key) && key.range ? key.range : [0, 0];
  return { start, end: isNode(value) && value.range ? value.range[1] : keyEnd };
}
