import { isMapping } from "../../../lib/values/is-mapping";
import { frontMatterParts } from "../../../lib/content/front-matter";
import { withLineEndsOf } from "../../../lib/content/kept-line-ends";
import { withLineFeeds, withoutByteOrderMark } from "../../../lib/content/line-ends";
import type { EditorField } from "../editor-field";
import { isEmpty, shownFields } from "./shown-value";
import { withAliases } from "./aliases";
import { editedRecord, editedYaml, yamlValue } from "./edited-yaml";
import { withBreak } from "./yaml-places";

/** The field that holds the text below the front matter. */
export const BODY = "body";
/** The field that holds the entries of a record. */
export const ENTRIES = "entries";
/** A key without a field: the file's text as it was read, which forms hand back; in JSON, because they trim texts. */
const SOURCE = "$source";

/** What a file is to the form: YAML above or without Markdown, a record of entries, or text and nothing else. */
export type FileShape = {
  extension: string;
  kind: "markdown" | "yaml" | "record" | "text";
  fields: readonly EditorField[];
};

/** What a form shows of a file, by the names of its fields. */
export type ShownContent = Record<string, unknown>;

/** What the form shows of a file, with the file's text as it is; throws for malformed YAML. */
export function contentOf(source: string, shape: FileShape): ShownContent {
  return { ...shownOf(withLineFeeds(withoutByteOrderMark(source)), shape), [SOURCE]: JSON.stringify(source) };
}

/** The text of a file with nothing in it: Sveltia says that it saved an empty text, and writes none. */
const NOTHING = "\n";

/**
 * The text of a file with what a form shows now. It is the text as it was read, in which only what changed is written
 * anew, with its line ends and its byte-order mark; a new file has none. Throws for malformed YAML.
 */
export function textOf(content: ShownContent, shape: FileShape): string {
  const written = content[SOURCE];
  const source = typeof written === "string" ? String(JSON.parse(written)) : "";
  const before = withLineFeeds(withoutByteOrderMark(source));
  const after = editedText(before, content, shape);
  if (after === before && written !== undefined) return source;
  const mark = source.slice(0, source.length - withoutByteOrderMark(source).length);
  return mark + withLineEndsOf(source, after || NOTHING);
}

function shownOf(text: string, { kind, fields }: FileShape): ShownContent {
  switch (kind) {
    case "text":
      return { [BODY]: text.trim() };
    case "record":
      return { [ENTRIES]: entriesOf(text, fields) };
    case "yaml":
      return fieldsOf(text, fields);
    case "markdown": {
      const { yaml, body } = frontMatterParts(text);
      return { ...fieldsOf(yaml, fields), [BODY]: body.trim() };
    }
  }
}

function editedText(source: string, content: ShownContent, { kind, fields }: FileShape): string {
  const body = typeof content[BODY] === "string" ? content[BODY] : "";
  switch (kind) {
    case "text":
      return withBody(source, body);
    case "record":
      return withAliases(source, (text) => editedRecord(text, fields, listOf(content[ENTRIES])));
    case "yaml":
      return withAliases(source, (text) => editedYaml(text, fields, content));
    case "markdown": {
      const { before, yaml, after, body: old } = frontMatterParts(source);
      const head = withAliases(yaml, (one) => editedYaml(one, fields, content));
      const isNew = before === "" && head !== "";
      const blank = isNew && body.trim() !== "" ? "\n" : "";
      const text = withBody(old, body);
      if (isNew) return `---\n${head}---\n${blank}${text}`;
      // The line below the front matter may be the file's last one, without a line break.
      return before + head + (text === "" || after === "" ? after : withBreak(after)) + text;
    }
  }
}

function fieldsOf(yaml: string, fields: readonly EditorField[]): ShownContent {
  const value = yamlValue(yaml);
  return isMapping(value) ? shownFields(value, fields) : {};
}

function entriesOf(yaml: string, fields: readonly EditorField[]): ShownContent[] {
  const value = yamlValue(yaml);
  return Object.entries(isMapping(value) ? value : {}).map(([key, entry]) =>
    shownFields({ ...(isMapping(entry) ? entry : {}), key }, fields),
  );
}

/** A text with another body: blank lines around it stay. */
function withBody(source: string, body: string): string {
  const old = source.trim();
  if (body.trim() === old) return source;
  const start = source.slice(0, source.length - source.trimStart().length);
  return body.trim() === "" ? "" : `${start}${body.trim()}\n`;
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value.filter((entry) => !isEmpty(entry)) : [];
}
