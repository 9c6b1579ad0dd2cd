import { isMap, isSeq, parseDocument, type Document, type Pair, type YAMLMap } from "yaml";
import { isMapping } from "../../../lib/values/is-mapping";
import { RECORD_KEY, type EditorField } from "../editor-field";
import { matchedItems } from "./matched-items";
import {
  isEmpty,
  isNeededList,
  isUnchanged,
  shownFields,
  writtenFields,
  writtenItem,
  writtenValue,
} from "./shown-value";
import { withoutImplied } from "./variants";
import {
  applied,
  blockMapOf,
  columnAt,
  columnOf,
  endOf,
  isFollowed,
  isNode,
  keyOf,
  lineEnd,
  lineStart,
  quotesOf,
  startOf,
  trimmedEnd,
  withBreak,
  type Edit,
} from "./yaml-places";
import { itemText, pairText } from "./yaml-text";

/** A text and the document that it is. */
type Source = { text: string; document: Document };

/** A mapping between its braces or on lines of its own, and the column at which its keys begin. */
type Place = Source & { column: number };

/** A part of a list or record: where its first line begins, where its value ends, what it says, and its own mapping. */
type Part = { from: number; end: number; value: unknown; map?: YAMLMap };

/** A part with the comments and blank lines above it, and with where its last line ends. */
type Entry = Part & { above: string; to: number };

/**
 * A YAML text with what its fields show now. Only what changed is written anew: all other lines, comments, quotes and
 * keys that no field shows stay as they are. Throws for malformed YAML.
 */
export function editedYaml(text: string, fields: readonly EditorField[], shown: Record<string, unknown>): string {
  const source = sourceOf(text);
  const { contents } = source.document;
  if (isMap(contents) && !contents.flow)
    return applied(text, mapEdits({ ...source, column: 0 }, contents, fields, shown));
  const value: unknown = source.document.toJS();
  const before = isMapping(value) ? value : {};
  const written = writtenFields(shown, fields, before);
  const names = new Set([...Object.keys(before), ...Object.keys(written)]);
  if ([...names].every((name) => before[name] === written[name])) return text;
  const lines = Object.entries(written).map(([name, one]) => `${pairText(name, one)}\n`);
  const [from, to] = contents?.range ?? [text.length, text.length];
  return text.slice(0, from) + lines.join("") + text.slice(to).replace(/^\n/, "");
}

/** A YAML text of a record with the entries that a form shows now, each with its key; throws for malformed YAML. */
export function editedRecord(text: string, fields: readonly EditorField[], shown: readonly unknown[]): string {
  const source = sourceOf(text);
  const { contents } = source.document;
  const pairs = isMap(contents) ? contents.items : [];
  const parts = pairs.map((pair): Part => {
    const value: unknown = isNode(pair.value) ? pair.value.toJS(source.document) : null;
    return {
      from: startOf(pair),
      end: endOf(pair, text),
      map: blockMapOf(pair.value),
      value: { [RECORD_KEY]: keyOf(pair), ...(isMapping(value) ? value : {}) },
    };
  });
  const own = fields.filter(({ name }) => name !== RECORD_KEY);
  const write: EntryWords["write"] = (entry, before, followed) => {
    const { [RECORD_KEY]: key, ...value } = writtenFields(entry, fields, before);
    const said = Object.keys(value).length > 0 ? value : null;
    return pairText(String(key), said, { isFollowed: followed }).replace(/: null$/, ":");
  };
  const isSameKey = (entry: unknown, { value }: Part) =>
    isMapping(entry) && isMapping(value) && entry[RECORD_KEY] === value[RECORD_KEY];
  if (isMap(contents) && contents.flow) {
    const lines = shown.map((entry) => `${write(entry, parts.find((part) => isSameKey(entry, part))?.value)}\n`);
    const [from, to] = contents.range ?? [0, text.length];
    return text.slice(0, from) + lines.join("") + text.slice(to).replace(/^\n/, "");
  }
  const entries = entriesOf(text, parts);
  const [start, end] = [entries[0]?.from ?? text.length, entries.at(-1)?.to ?? text.length];
  const before = text.slice(0, start);
  const match: EntryWords["match"] = () => shown.map((entry) => entries.find((one) => isSameKey(entry, one)));
  const made = entriesText(source, entries, shown, { item: groupOf({ fields }), own, write, match });
  return (before === "" || made === "" ? before : withBreak(before)) + made + text.slice(end);
}

/** The values of a YAML text; throws for malformed YAML. */
export function yamlValue(text: string): unknown {
  return sourceOf(text).document.toJS() ?? {};
}

function sourceOf(text: string): Source {
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error) throw new Error(error.message);
  return { text, document };
}

function mapEdits(place: Place, map: YAMLMap, fields: readonly EditorField[], shown: Record<string, unknown>): Edit[] {
  const added: string[] = [];
  const cleared = new Set<Pair>();
  const edits = fields.flatMap((field): Edit[] => {
    const pair = map.items.find((item) => keyOf(item) === field.name);
    const value = shown[field.name];
    const before: unknown = isNode(pair?.value) ? pair.value.toJS(place.document) : undefined;
    if (isUnchanged(value, before, field)) return [];
    if (!pair) added.push(pairText(field.name, writtenValue(value, field), { column: place.column }));
    else if (isCleared(value, field)) cleared.add(pair);
    else return pairEdits(place, pair, field, value, before);
    return [];
  });
  const all = [...edits, ...removals(place, map, cleared)];
  return added.length > 0 ? [...all, insertion(place, map, added)] : all;
}

function pairEdits(place: Place, pair: Pair, field: EditorField, value: unknown, before: unknown): Edit[] {
  const { text, column } = place;
  const map = blockMapOf(pair.value);
  if (field.kind === "group" && map && isMapping(value))
    return mapEdits({ ...place, column: columnOf(map, text) }, map, field.fields ?? [], value);
  const said = field.kind === "yaml" && map ? writtenValue(value, field) : undefined;
  if (map && isMapping(said) && Object.keys(said).length > 0) {
    const fields = [...new Set([...map.items.map(keyOf), ...Object.keys(said)])].map(keyField);
    return mapEdits({ ...place, column: columnOf(map, text) }, map, fields, shownFields(said, fields));
  }
  const isListed = (field.kind === "groups" || field.kind === "list") && !isEmpty(value) && Array.isArray(value);
  if (isListed && isSeq(pair.value) && !pair.value.flow) return [listEdit(place, pair.value.items, field, value)];
  const written = isEmpty(value) && isNeededList(field) ? [] : writtenValue(value, field, before);
  const flow = isMap(pair.value) || isSeq(pair.value) ? pair.value.flow === true : undefined;
  const to = endOf(pair, text);
  const options = { column, quotes: quotesOf(pair.value), flow, isFollowed: isFollowed(text, to) };
  return [{ from: startOf(pair), to, text: pairText(field.name, written, options) }];
}

/** The field of a key in a value that is shown as YAML. */
function keyField(name: string): EditorField {
  return { ...TEXT, name, kind: "yaml", nullable: true };
}

/** Pairs that go, with their lines; the first ones of an item leave its dash to the pair behind them. */
function removals({ text }: Place, map: YAMLMap, cleared: ReadonlySet<Pair>): Edit[] {
  const [first] = map.items;
  const isAtDash = first !== undefined && text.slice(lineStart(text, startOf(first)), startOf(first)).trim() !== "";
  const stays = map.items.findIndex((pair) => !cleared.has(pair));
  const leading = isAtDash ? map.items.slice(0, stays < 0 ? undefined : stays) : [];
  const lines = [...cleared]
    .filter((pair) => !leading.includes(pair))
    .map((pair) => ({ from: lineStart(text, startOf(pair)), to: lineEnd(text, endOf(pair, text)), text: "" }));
  const [last, next] = [leading.at(-1), map.items[leading.length]];
  if (!first || !last) return lines;
  return [{ from: startOf(first), to: next ? startOf(next) : endOf(last, text), text: "" }, ...lines];
}

/** A list with one item on each line, in which the items that stayed are as they were written. */
function listEdit(place: Place, items: readonly unknown[], field: EditorField, shown: readonly unknown[]): Edit {
  const { text, document } = place;
  const nodes = items.filter(isNode);
  const parts = nodes.map((node): Part => {
    const start = node.range?.[0] ?? 0;
    const from = lineStart(text, text.lastIndexOf("-", start - 1));
    const end = trimmedEnd(text, node.range?.[1] ?? 0);
    return { from, end, value: node.toJS(document) as unknown, map: blockMapOf(node) };
  });
  const entries = entriesOf(text, parts);
  const [from, to] = [entries[0]?.from ?? 0, entries.at(-1)?.to ?? 0];
  const column = columnAt(text, text.indexOf("-", from));
  const fields = field.fields ?? [];
  const isFlow = nodes.every((node) => isMap(node) && node.flow === true);
  const values = parts.map(({ value }) => value);
  const writtenOf = (entry: unknown, before: unknown) =>
    field.kind === "list" ? writtenItem(entry, values) : writtenFields(entry, fields, before);
  const left = field.kind === "list" ? shown.filter((one) => !isEmpty(one)) : shown;
  const made = entriesText(place, entries, left, {
    item: field.kind === "list" ? TEXT : groupOf(field),
    own: fields,
    write: (entry, before, followed) =>
      " ".repeat(column) + itemText(writtenOf(entry, before), { column, flow: isFlow, isFollowed: followed }),
    match: (same) => matchedItems(entries, left, { isSame: same, likeness }),
  });
  return { from, to, text: made };
}

type EntryWords = {
  /** What an entry is to the form. */
  item: EditorField;
  /** The fields that are keys of an entry's own mapping. */
  own: readonly EditorField[];
  /** The lines of an entry, without a line break at their end; `followed` is whether a comment stands behind them. */
  write: (entry: unknown, before?: unknown, followed?: boolean) => string;
  /** For each entry that is shown the one of before that it is, by what tells that both say the same. */
  match: (isSame: (entry: unknown, before: Entry) => boolean) => (Entry | undefined)[];
};

/**
 * The lines of the entries that are shown: each as it stands where it says the same, else with what changed, else anew.
 * Comments above an entry that is gone stay.
 */
function entriesText(source: Source, entries: readonly Entry[], shown: readonly unknown[], words: EntryWords): string {
  const isSame = (one: unknown, { value }: Entry) => isUnchanged(one, value, words.item);
  const before = words.match(isSame);
  const stays = new Set(before);
  const above = new Map<Entry | undefined, string>();
  let comments = "";
  for (const entry of entries) {
    comments += entry.above;
    if (!stays.has(entry)) continue;
    above.set(entry, comments);
    comments = "";
  }
  const lines = shown.map((one, index) => {
    const old = before[index];
    const entry = old && isSame(one, old) ? source.text.slice(old.from, old.to) : entryText(source, one, old, words);
    return (above.get(old) ?? "") + withBreak(entry);
  });
  const made = lines.join("") + comments;
  return source.text[(entries.at(-1)?.to ?? 0) - 1] === "\n" || entries.length === 0 ? made : made.trimEnd();
}

/** How many values of a group that is shown are those of one of before. */
function likeness(shown: unknown, { value }: Entry): number {
  if (!isMapping(shown) || !isMapping(value)) return 0;
  return Object.entries(shown).filter(([key, one]) => !isEmpty(one) && value[key] === one).length;
}

/** The lines of an entry that is new or was changed. */
function entryText(
  source: Source,
  shown: unknown,
  before: Entry | undefined,
  { item, own, write }: EntryWords,
): string {
  const { text } = source;
  const said = withoutImplied(shown, before?.value, item);
  if (!before) return write(said);
  if (!before.map || !isMapping(said))
    return write(said, before.value, isFollowed(text, before.end)) + text.slice(before.end, before.to);
  const place = { ...source, column: columnOf(before.map, text) };
  return applied(text, mapEdits(place, before.map, own, said), before.from, before.to);
}

/** Parts with the lines above and behind them. */
function entriesOf(text: string, parts: readonly Part[]): Entry[] {
  return parts.map((part, index) => {
    const last = parts[index - 1];
    const above = last ? text.slice(lineEnd(text, last.end), part.from) : "";
    return { ...part, above, to: lineEnd(text, part.end) };
  });
}

/** A text of a list. */
const TEXT: EditorField = { name: "", label: "", kind: "text", required: false };

function groupOf({
  fields,
  variants,
  variantKey,
}: Pick<EditorField, "fields" | "variants" | "variantKey">): EditorField {
  return { ...TEXT, kind: "group", fields, variants, variantKey };
}

function isCleared(value: unknown, field: EditorField): boolean {
  return isEmpty(value) && field.kind !== "boolean" && !isNeededList(field);
}

function insertion({ text, column }: Place, map: YAMLMap, added: readonly string[]): Edit {
  const last = map.items.at(-1);
  const at = last ? lineEnd(text, endOf(last, text)) : text.length;
  const lines = added.map((pair) => `${" ".repeat(column)}${pair}\n`).join("");
  return { from: at, to: at, text: text[at - 1] === "\n" || at === 0 ? lines : `\n${lines.trimEnd()}` };
}
