import { isMap, isPair, isScalar, LineCounter, parseDocument, type Document } from "yaml";
import type { z } from "zod";
import { isMapping } from "../values/is-mapping";
import { issueWords } from "../settings/issue-words";
import { lineWhere } from "./line-where";
import { meantIssues } from "../settings/meant-issues";
import { parsedYaml, SYNTAX } from "./parsed-yaml";
import { nearestFirst, type Problem } from "../problem";
import { keysAt } from "../settings/schema-keys";
import { valueAt } from "../values/value-at";
import { errorMessage } from "../values/error-of";
import { withoutByteOrderMark } from "./line-ends";

/**
 * A file taken apart: the front matter's YAML, and the body with the front matter blanked so that lines keep their
 * numbers.
 */
type FrontMatterSource = { yaml: string; body: string };

/** What to do about a key that there is not, about one that is missing, and about one with a wrong value. */
export const KEY_REMEDIES = {
  unknown: "Remove it, or write one of the valid keys.",
  missing: "Add the key, or correct the name of the one that is meant for it.",
  wrong: "Give the key a value of the kind that the message names.",
  choice: "Write one of the valid ones.",
};

/** What to do about a value of another kind than a schema's, where YAML has a way of its own to write that kind. */
export const KIND_REMEDIES: Partial<Record<string, string>> = {
  string: 'Write text; quotes make text of anything: `"3.0"`.',
  number: "Write a number, without quotes: `3`.",
  int: "Write a whole number, without quotes: `3`.",
  boolean: "Write `true` or `false`, without quotes.",
  array: "Write a list: `[a, b]`, or each entry in a line of its own, behind `- `.",
  object: "Write one `key: value` a line, indented where they belong to a key.",
};

const JSON_SYNTAX =
  "Mend the JSON: names and texts in double quotes, a colon behind each name, a comma between two entries.";

const FENCED = /^(---[ \t]*\r?\n)([\s\S]*?)(^---[ \t]*(?:\r?\n|$))/m;

/** What begins like front matter: a line as the fence, and below it a key. */
const BEGINNING =
  /^(?<above>\s*)(?<fence>-{2,}|[\u2013\u2014]-?|\+{3})[ \t]*\r?\n[ \t]*[\w-]+[ \t]*(?<sign>[:=])(?:[ \t]|\r?\n)/;

/**
 * What is wrong where a file begins like front matter and has none: its closing line is missing, something stands above
 * it, or its lines are none of three hyphens, as where an editor makes a dash of them.
 */
export function unreadFrontMatter(source: string): Omit<Problem, "file"> | undefined {
  const text = withoutByteOrderMark(source);
  if (splitFrontMatter(text).yaml !== "") return undefined;
  const { above = "", fence = "", sign } = BEGINNING.exec(text)?.groups ?? {};
  if (fence === "" || (fence === "+++") !== (sign === "=")) return undefined;
  if (above === "" && fence === "---")
    return {
      severity: "error",
      line: 1,
      message: "The front matter that begins here is never closed, so readers see it as text.",
      remedy: "Close it with a line `---` below its last key.",
    };
  // Text between two rules is none.
  if (text.split(/\r?\n/).filter((line) => line.trim() === fence).length < 2) return undefined;
  const place = { severity: "warning", line: above.split("\n").length } as const;
  if (fence === "---")
    return {
      ...place,
      message: "The front matter that begins here does not begin the file, so readers see it as text.",
      remedy: "Take out the blanks and empty lines above its first line, `---`.",
    };
  return {
    ...place,
    message: `The front matter stands between lines of '${fence}', so readers see it as text.`,
    remedy:
      sign === "=" ? "Write it as YAML, `key: value`, between two lines of `---`." : "Write `---` in their place.",
  };
}

/** Splits a file at its front matter; a file without one has empty YAML. */
export function splitFrontMatter(source: string): FrontMatterSource {
  const { before, yaml, after, body } = frontMatterParts(withoutByteOrderMark(source));
  return { yaml, body: (before + yaml + after).replace(/[^\n]/g, "") + body };
}

/** The parts of a file in their order: the line above the front matter, its YAML, the line below it, and the body. */
export function frontMatterParts(text: string): { before: string; yaml: string; after: string; body: string } {
  const match = text.startsWith("---") ? FENCED.exec(text) : null;
  if (!match || match.index !== 0) return { before: "", yaml: "", after: "", body: text };
  const [whole, before = "", yaml = "", after = ""] = match;
  return { before, yaml, after, body: text.slice(whole.length) };
}

/** What a YAML text holds once it went through its schema, and the problems found on the way. */
export type YamlResult<T> = { data: T; problems: Problem[] };

/** YAML to read: its text, where it stands and what it is. */
export type YamlSource = {
  yaml: string;
  file: string;
  /** How many lines stand above the YAML in its file: 1 for front matter, 0 for a YAML file. */
  linesAbove: number;
  /** What the YAML is, for messages: `front matter`, `sidebars file`. */
  what: string;
  /** Changes what the YAML says before the schema sees it. */
  change?: (written: Record<string, unknown>) => unknown;
};

/**
 * Reads YAML through a schema; where it is not valid, `data` are what its valid keys say, so that a page with a mistake
 * keeps its address. `fallback` has a value for each key that the schema requires, and stands for those that are
 * missing or wrong. Problems name line, key and valid choices.
 */
export function readYaml<S extends z.ZodType>(
  source: YamlSource,
  schema: S,
  fallback: z.input<S>,
): YamlResult<z.output<S>> {
  const { data = validPart(source, schema, fallback), problems } = readYamlData(source, schema);
  return { data, problems };
}

/** What the schema makes of the keys without a mistake; in malformed YAML, of those above the first one. */
function validPart<S extends z.ZodType>({ yaml, change }: YamlSource, schema: S, fallback: z.input<S>): z.output<S> {
  const { value: written } = changed(wellFormedPart(yaml), change);
  const { error } = schema.safeParse(written);
  const wrong = new Set(error?.issues.map((issue) => issue.path[0]));
  const unknown = error?.issues.flatMap((issue) => (issue.code === "unrecognized_keys" ? issue.keys : [])) ?? [];
  const kept = Object.entries(Object(written) as object).filter(([key]) => !wrong.has(key) && !unknown.includes(key));
  return schema.safeParse({ ...Object(fallback), ...Object.fromEntries(kept) }).data ?? schema.parse(fallback);
}

/**
 * Reads YAML through a schema; where it is not valid there are no data, and problems name line, key and valid choices.
 */
export function readYamlData<S extends z.ZodType>(source: YamlSource, schema: S): YamlResult<z.output<S> | undefined> {
  const parsed = parsedYaml(source.yaml);
  if ("fault" in parsed) {
    const { line, column, message, remedy, choices = [] } = parsed.fault;
    const [language, mend] = source.file.endsWith(".json") ? ["JSON", JSON_SYNTAX] : ["YAML", SYNTAX];
    const told = `The ${source.what} is not valid ${language}: ${message}.`;
    const problem = problemAt(source, line, told, remedy === SYNTAX ? mend : remedy, column);
    return { data: undefined, problems: [{ ...problem, ...(choices.length > 0 && { choices }) }] };
  }
  const { document, lines } = parsed;
  const { value, failure } = changed(parsed.value, source.change);
  if (failure !== undefined) {
    const message = `The function \`frontMatter\` of src/site.ts failed for the ${source.what}: ${failure}.`;
    return { data: undefined, problems: [problemAt(source, 1, message, "Mend the function, or what the file says.")] };
  }
  const read = schema.safeParse(value);
  if (read.success) return { data: read.data, problems: [] };
  const issues = read.error.issues.flatMap(meantIssues).flatMap(oneByOne);
  const problems = issues.map((issue) => {
    const line = lineOf(document, lines, [...issue.path, ...unknownKeyOf(issue)]);
    return { ...problemAt(source, line, ...wordsOf(issue, value, source.what)), ...choicesOf(issue, schema, value) };
  });
  return { data: undefined, problems };
}

/** What a function makes of a mapping; where it fails or gives no mapping, the mapping itself, and why. */
function changed(written: unknown, change: YamlSource["change"]): { value: unknown; failure?: string } {
  if (!change || !isMapping(written)) return { value: written };
  try {
    const value = change(structuredClone(written));
    return isMapping(value) ? { value } : { value: written, failure: "it gave no front matter back" };
  } catch (error) {
    return { value: written, failure: errorMessage(error).replace(/\.$/, "") };
  }
}

/** The line of a key that stands at the left edge of a YAML text, from 1. */
export function lineOfKey(yaml: string, key: string): number | undefined {
  return lineWhere(yaml, (line) => line.startsWith(`${key}:`));
}

/** The line of a key in a file's front matter, from 1; the file's first line where the key is not there. */
export function lineInFrontMatter(source: string, key: string): number {
  const line = lineOfKey(splitFrontMatter(source).yaml, key);
  return line === undefined ? 1 : line + 1;
}

/** What a YAML text says; of a malformed one, what the lines above the first mistake say. */
function wellFormedPart(yaml: string): unknown {
  const parsed = parsedYaml(yaml);
  if ("value" in parsed) return parsed.value;
  const lines = yaml.split("\n");
  return wellFormedPart(lines.slice(0, Math.min(parsed.fault.line, lines.length) - 1).join("\n"));
}

function problemAt(source: YamlSource, line: number, message: string, remedy: string, column?: number): Problem {
  return { severity: "error", file: source.file, line: line + source.linesAbove, column, message, remedy };
}

/** An issue about several unknown keys as one for each of them, which has a line of its own. */
function oneByOne(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  return issue.code === "unrecognized_keys" ? issue.keys.map((key) => ({ ...issue, keys: [key] })) : [issue];
}

/** The first key that a schema does not know; schemas that find such keys by themselves name it. */
function unknownKeyOf(issue: z.core.$ZodIssue): string[] {
  if (issue.code === "unrecognized_keys") return issue.keys.slice(0, 1);
  const own: unknown = issue.code === "custom" ? issue.params?.unknownKey : undefined;
  return typeof own === "string" ? [own] : [];
}

function wordsOf(issue: z.core.$ZodIssue, value: unknown, what: string): [message: string, remedy: string] {
  const key = issue.path.join(".");
  if (issue.code === "unrecognized_keys") {
    return [
      `The ${what} has no key ${issue.keys.map((name) => `'${key ? `${key}.` : ""}${name}'`).join(", ")}.`,
      KEY_REMEDIES.unknown,
    ];
  }
  if (lacksValue(issue, value)) return [`The ${what} lacks '${key}'.`, KEY_REMEDIES.missing];
  const own: unknown = issue.code === "custom" ? issue.params?.remedy : undefined;
  const expected = issue.code === "invalid_type" ? KIND_REMEDIES[issue.expected] : undefined;
  const isChoice = issue.code === "invalid_value";
  const remedy = typeof own === "string" ? own : (expected ?? (isChoice ? KEY_REMEDIES.choice : KEY_REMEDIES.wrong));
  const [index, ...inside] = issue.path;
  if (typeof index === "number" && inside.length === 0)
    return [`Entry ${index + 1} of the ${what} is not valid: ${issueWords(issue)}.`, remedy];
  const written = valueAt(value, issue.path);
  const shown = isChoice && typeof written === "string" ? ` '${written}'` : "";
  const subject = key === "" ? `The ${what}` : `The value${shown} of '${key}'`;
  return [`${subject} is not valid: ${issueWords(issue)}.`, remedy];
}

/** Schemas of several kinds, and lists of values, say of a key that is not there that its value is wrong. */
function lacksValue({ code, path, message }: z.core.$ZodIssue, value: unknown): boolean {
  if (/received undefined$/.test(message)) return true;
  return valueAt(value, path) === undefined && ["invalid_type", "invalid_value", "invalid_union"].includes(code);
}

function choicesOf(issue: z.core.$ZodIssue, schema: z.ZodType, value: unknown): Pick<Problem, "choices"> {
  if (issue.code === "invalid_value") {
    const written = valueAt(value, issue.path);
    const values = issue.values.map(String);
    return { choices: typeof written === "string" ? nearestFirst(written, values) : values };
  }
  const own: unknown = issue.code === "custom" ? issue.params?.choices : undefined;
  if (Array.isArray(own) && own.length > 0) return { choices: own.map(String) };
  if (issue.code !== "unrecognized_keys") return {};
  const keys = keysAt(schema, issue.path);
  return keys.length > 0 ? { choices: nearestFirst(issue.keys[0] ?? "", keys) } : {};
}

/** The line of a value in a YAML text, from 1, by the keys that lead to it; of one that is missing, the one around. */
export function lineOfPath(yaml: string, path: readonly PropertyKey[]): number {
  return linesOfYaml(yaml)(path);
}

/** The same for many values of one text, which is parsed once, at the first question. */
export function linesOfYaml(yaml: string): (path: readonly PropertyKey[]) => number {
  let parsed: { document: Document; lines: LineCounter } | undefined;
  return (path) => {
    parsed ??= documentOf(yaml);
    return lineOf(parsed.document, parsed.lines, path);
  };
}

function documentOf(yaml: string): { document: Document; lines: LineCounter } {
  const lines = new LineCounter();
  return { document: parseDocument(yaml, { lineCounter: lines }), lines };
}

function lineOf(document: Document, lines: LineCounter, path: readonly PropertyKey[]): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const key of path) {
    // A key such as `2023` is a number in YAML, and a text in what is made of it.
    const pair = isMap(node)
      ? node.items.find((item) => isPair(item) && isScalar(item.key) && String(item.key.value) === String(key))
      : undefined;
    if (pair && isScalar(pair.key)) {
      offset = pair.key.range?.[0] ?? offset;
      node = pair.value;
    } else {
      const item = (node as { items?: { range?: number[]; value?: unknown }[] } | null)?.items?.[Number(key)];
      if (!item) break;
      offset = item.range?.[0] ?? offset;
      node = item;
    }
  }
  return lines.linePos(offset).line;
}
