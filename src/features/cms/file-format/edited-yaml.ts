import { isMap, isScalar, isSeq, parseDocument, type Document, type Node, type Pair, type YAMLMap } from "yaml";
import { RECORD_KEY, type EditorField } from "../editor-field";
import { isEmpty, isNeededList, isUnchanged, writtenFields, writtenValue } from "./shown-value";
import { withoutImplied } from "./variants";
import { isMapping, itemText, pairText, type Quotes } from "./yaml-text";

/** What stands for a part of a text, by offsets. */
type Edit = { from: number; to: number; text: string };

/** A text and the document that it is. */
type Source = { text: string; document: Document };

/** A mapping between its braces or on lines of its own, and the column at which its keys begin. */
type Place = Source & { column: number };

/** An entry of a list or record: where its lines are, what it says, and its mapping where that has lines of its own. */
type Entry = { from: number; to: number; value: unknown; map?: YAMLMap };

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
  const entries = pairs.map((pair, index): Entry => {
    const next = pairs[index + 1];
    const value: unknown = isNode(pair.value) ? pair.value.toJS(source.document) : null;
    return {
      ...{ from: startOf(pair), to: next ? startOf(next) : text.length },
      value: { [RECORD_KEY]: keyOf(pair), ...(isMapping(value) ? value : {}) },
      map: blockMapOf(pair.value),
    };
  });
  const own = fields.filter(({ name }) => name !== RECORD_KEY);
  const write = (entry: unknown, before?: unknown) => {
    const { [RECORD_KEY]: key, ...value } = writtenFields(entry, fields, before);
    return `${pairText(String(key), Object.keys(value).length > 0 ? value : null).replace(/: null$/, ":")}\n`;
  };
  const isSameKey = (entry: unknown, { value }: Entry) =>
    isMapping(entry) && isMapping(value) && entry[RECORD_KEY] === value[RECORD_KEY];
  const made = entryTexts(source, entries, shown, { fields, own, write, isSameKey });
  const [start, end] = [entries[0]?.from ?? text.length, entries.at(-1)?.to ?? text.length];
  return text.slice(0, start) + made.join("") + text.slice(end);
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
  const edits = fields.flatMap((field): Edit[] => {
    const pair = map.items.find((item) => keyOf(item) === field.name);
    const value = shown[field.name];
    const before: unknown = isNode(pair?.value) ? pair.value.toJS(place.document) : undefined;
    if (isUnchanged(value, before, field)) return [];
    if (pair) return pairEdits(place, pair, field, value, before);
    added.push(pairText(field.name, writtenValue(value, field), { column: place.column }));
    return [];
  });
  return added.length > 0 ? [...edits, insertion(place, map, added)] : edits;
}

function pairEdits(place: Place, pair: Pair, field: EditorField, value: unknown, before: unknown): Edit[] {
  const { text, column } = place;
  const [from, to] = [startOf(pair), endOf(pair, text)];
  const isCleared = isEmpty(value) && !(field.kind === "boolean");
  if (isCleared && !isNeededList(field)) return [{ from: from - column, to: lineEnd(text, to), text: "" }];
  const map = blockMapOf(pair.value);
  if (field.kind === "group" && map && isMapping(value))
    return mapEdits({ ...place, column: columnOf(map, text) }, map, field.fields ?? [], value);
  if (field.kind === "groups" && !isCleared && isSeq(pair.value) && !pair.value.flow && Array.isArray(value))
    return [listEdit(place, pair.value.items, field, value)];
  const written = isCleared ? [] : writtenValue(value, field, before);
  const flow = isMap(pair.value) || isSeq(pair.value) ? pair.value.flow === true : undefined;
  return [{ from, to, text: pairText(field.name, written, { column, quotes: quotesOf(pair.value), flow }) }];
}

/** A list of groups with the groups that stayed as they are written. */
function listEdit(place: Place, items: readonly unknown[], field: EditorField, shown: readonly unknown[]): Edit {
  const { text, document } = place;
  const nodes = items.filter(isNode);
  const dashes = nodes.map((node) => text.lastIndexOf("-", (node.range?.[0] ?? 0) - 1));
  const end = trimmedEnd(text, nodes.at(-1)?.range?.[1] ?? 0);
  const column = columnAt(text, dashes[0] ?? 0);
  const entries = nodes.map((node, index): Entry => {
    const to = dashes[index + 1] ?? end;
    return { from: dashes[index] ?? 0, to, value: node.toJS(document) as unknown, map: blockMapOf(node) };
  });
  const fields = field.fields ?? [];
  const isFlow = nodes.every((node) => isMap(node) && node.flow === true);
  const made = entryTexts(place, entries, shown, {
    ...{ fields, own: fields, variants: field.variants, variantKey: field.variantKey },
    write: (entry, before) => itemText(writtenFields(entry, fields, before), column, isFlow),
    isSameKey: (_entry, old) => entries.length === shown.length && shown.indexOf(_entry) === entries.indexOf(old),
  });
  const separated = made.map((one) => one.trimEnd()).join(`\n${" ".repeat(column)}`);
  return { from: dashes[0] ?? 0, to: end, text: separated };
}

type EntryWords = Pick<EditorField, "variants" | "variantKey"> & {
  fields: readonly EditorField[];
  /** The fields that are keys of an entry's own mapping. */
  own: readonly EditorField[];
  write: (entry: unknown, before?: unknown) => string;
  /** Whether an entry is one of before that was changed. */
  isSameKey: (entry: unknown, before: Entry) => boolean;
};

/** The text of each entry that is shown: as it stands where it says the same, else with what changed, else anew. */
function entryTexts(source: Source, entries: readonly Entry[], shown: readonly unknown[], words: EntryWords): string[] {
  const { fields, own, write, isSameKey, variants, variantKey } = words;
  const group: EditorField = { name: "", label: "", kind: "group", required: false, fields, variants, variantKey };
  const left = new Set(entries);
  const take = (isOne: (entry: Entry) => boolean) => {
    const found = [...left].find(isOne);
    if (found) left.delete(found);
    return found;
  };
  const same = shown.map((one) => take(({ value }) => isUnchanged(one, value, group)));
  return shown.map((one, index) => {
    const unchanged = same[index];
    if (unchanged) return source.text.slice(unchanged.from, unchanged.to);
    const before = take((entry) => isSameKey(one, entry));
    const said = withoutImplied(one, before?.value, group);
    if (!before) return write(said);
    if (!before.map || !isMapping(said)) return write(said, before.value);
    const place = { ...source, column: columnOf(before.map, source.text) };
    return applied(source.text, mapEdits(place, before.map, own, said), before.from, before.to);
  });
}

function applied(text: string, edits: readonly Edit[], from = 0, to = text.length): string {
  let result = text.slice(from, to);
  for (const edit of [...edits].sort((one, other) => other.from - one.from || other.to - one.to))
    result = result.slice(0, edit.from - from) + edit.text + result.slice(edit.to - from);
  return result;
}

function insertion({ text, column }: Place, map: YAMLMap, added: readonly string[]): Edit {
  const last = map.items.at(-1);
  const at = last ? lineEnd(text, endOf(last, text)) : text.length;
  const lines = added.map((pair) => `${" ".repeat(column)}${pair}\n`).join("");
  return { from: at, to: at, text: text[at - 1] === "\n" || at === 0 ? lines : `\n${lines.trimEnd()}` };
}

function keyOf({ key }: Pair): string {
  return String(isScalar(key) ? key.value : key);
}

function startOf({ key }: Pair): number {
  return isNode(key) ? (key.range?.[0] ?? 0) : 0;
}

/** Where the value of a pair ends, without the line break behind it; of a pair without one, where its colon is. */
function endOf({ key, value }: Pair, text: string): number {
  const keyEnd = isNode(key) ? (key.range?.[1] ?? 0) : 0;
  const valueEnd = isNode(value) ? (value.range?.[1] ?? 0) : 0;
  return Math.max(trimmedEnd(text, valueEnd), text.indexOf(":", keyEnd) + 1);
}

function trimmedEnd(text: string, end: number): number {
  return text.slice(0, end).trimEnd().length;
}

/** Where the next line begins. */
function lineEnd(text: string, at: number): number {
  const end = text.indexOf("\n", at);
  return end < 0 ? text.length : end + 1;
}

function columnAt(text: string, at: number): number {
  return at - (text.lastIndexOf("\n", at - 1) + 1);
}

function columnOf(map: YAMLMap, text: string): number {
  const [first] = map.items;
  return first ? columnAt(text, startOf(first)) : 0;
}

function blockMapOf(value: unknown): YAMLMap | undefined {
  return isMap(value) && !value.flow && value.items.length > 0 ? value : undefined;
}

function quotesOf(value: unknown): Quotes {
  const type = isScalar(value) ? value.type : undefined;
  return type === "QUOTE_DOUBLE" || type === "QUOTE_SINGLE" ? type : "PLAIN";
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "toJS" in value;
}
