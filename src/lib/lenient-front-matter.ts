import { distance } from "fastest-levenshtein";
import type { z } from "zod";
import { lineOfKey, readYaml, type YamlResult, type YamlSource } from "./front-matter";
import { nearestFirst, type Problem } from "./problem";
import { keysAt } from "./schema-keys";

/** How many letters may be wrong in a key that is meant for another one. */
const NEAR = 2;

/**
 * Reads front matter as Docusaurus does: keys that the site does not know are left alone, with a word where one is
 * nearly that of another; numbers and truth values may stand in quotes, and text without them; its older keys for a
 * post's author stand for `authors`.
 */
export function readLeniently<S extends z.ZodType>(source: YamlSource, schema: S): YamlResult<z.output<S>> {
  const known = keysOf(schema);
  const near: Problem[] = [];
  const change = (written: Record<string, unknown>) => {
    const changed = source.change ? (source.change(written) as Record<string, unknown>) : written;
    const kept = withAuthors(changed, known);
    for (const key of Object.keys(kept)) {
      if (known.includes(key)) continue;
      near.push(...nearMiss(key, known, source));
      delete kept[key];
    }
    return fitted(kept, schema);
  };
  const read = readYaml({ ...source, change }, schema);
  const problems = [...read.problems, ...new Map(near.map((problem) => [problem.message, problem])).values()];
  return { data: read.data, problems };
}

const known = new WeakMap<z.ZodType, string[]>();

function keysOf(schema: z.ZodType): string[] {
  const keys = known.get(schema) ?? keysAt(schema, []);
  known.set(schema, keys);
  return keys;
}

function nearMiss(key: string, keys: readonly string[], { yaml, file, linesAbove }: YamlSource): Problem[] {
  const [nearest = ""] = nearestFirst(key, keys);
  if (distance(key, nearest) > NEAR || key.length <= NEAR + 1) return [];
  return [
    {
      severity: "warning",
      file,
      line: (lineOfKey(yaml, key) ?? 1) + linesAbove,
      message: `The front matter has a key '${key}', which nobody knows.`,
      remedy: `Write \`${nearest}\` if that is meant.`,
    },
  ];
}

/** The older keys of posts: who wrote a post is said by four keys of its own, two of them with other names still. */
const AUTHOR_KEYS: [from: string, to: string][] = [
  ["author", "name"],
  ["author_title", "title"],
  ["authorTitle", "title"],
  ["author_url", "url"],
  ["authorURL", "url"],
  ["author_image_url", "image_url"],
  ["authorImageURL", "image_url"],
];

function withAuthors(written: Record<string, unknown>, keys: readonly string[]): Record<string, unknown> {
  const others = Object.entries(written).filter(([key]) => !AUTHOR_KEYS.some(([from]) => from === key));
  const rest = Object.fromEntries(others);
  const author = Object.fromEntries(
    AUTHOR_KEYS.flatMap(([from, to]) => (typeof written[from] === "string" ? [[to, written[from]]] : [])),
  );
  const isAuthor =
    keys.includes("authors") && rest.authors === undefined && ("name" in author || "image_url" in author);
  return isAuthor ? { ...rest, authors: [author] } : rest;
}

/** Values that the schema refuses, in the kind that it asks for where they say as much; `null` as if left out. */
function fitted(written: Record<string, unknown>, schema: z.ZodType): Record<string, unknown> {
  const read = schema.safeParse(written);
  const fit = { ...written };
  for (const { path, code, ...issue } of read.error?.issues ?? []) {
    const [key] = path;
    if (typeof key !== "string" || path.length > 1) continue;
    const expected = code === "invalid_type" ? (issue as { expected?: string }).expected : undefined;
    const value = asKind(fit[key], expected);
    if (value === undefined) delete fit[key];
    else fit[key] = value;
  }
  return fit;
}

function asKind(value: unknown, kind: string | undefined): unknown {
  if (value === null) return undefined;
  if (kind === "boolean" && (value === "true" || value === "false")) return value === "true";
  if (
    (kind === "number" || kind === "int") &&
    typeof value === "string" &&
    value.trim() !== "" &&
    !Number.isNaN(Number(value))
  )
    return Number(value);
  if (kind === "string" && (typeof value === "number" || typeof value === "boolean")) return String(value);
  if (kind === "array" && typeof value === "string")
    return value
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean);
  return value;
}
