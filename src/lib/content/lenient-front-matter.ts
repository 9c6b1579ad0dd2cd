import { distance } from "fastest-levenshtein";
import type { z } from "zod";
import { fitted } from "../settings/fitted-values";
import { lineOfKey, readYaml, type YamlResult, type YamlSource } from "./front-matter";
import { nearestFirst, type Problem } from "../problem";
import { keysAt } from "../settings/schema-keys";
import { isMapping } from "../values/is-mapping";

/** How many letters may be wrong in a key that is meant for another one. */
const NEAR = 2;

/** What was read leniently: `others` are the keys that the schema does not know, as they are written. */
type LenientResult<T> = YamlResult<T> & { others: Record<string, unknown> };

/**
 * Reads front matter as Docusaurus does: keys that the site does not know are left alone, with a word where one is
 * nearly that of another, or has a value without effect here; numbers and truth values may stand in quotes, and text
 * without them; dates may be written in words; its older keys for a post's author stand for `authors`.
 */
export function readLeniently<S extends z.ZodType>(
  source: YamlSource,
  schema: S,
  fallback: z.input<S>,
): LenientResult<z.output<S>> {
  const known = keysOf(schema);
  const near: Problem[] = [];
  const others: Record<string, unknown> = {};
  const change = (written: Record<string, unknown>) => {
    const changed = source.change ? source.change(written) : written;
    // `readYaml` tells of a function that gives no front matter.
    if (!isMapping(changed)) return changed;
    const kept = withAuthors(changed, known);
    for (const key of Object.keys(kept)) {
      if (known.includes(key)) continue;
      near.push(...nearMiss(key, known, source));
      others[key] = kept[key];
      delete kept[key];
    }
    const fit = fitted(kept, schema);
    for (const key of refusedKeys(fit, schema)) {
      near.push(withoutEffect(key, source));
      others[key] = kept[key];
      delete fit[key];
    }
    return fit;
  };
  const read = readYaml({ ...source, change }, schema, fallback);
  const problems = [...read.problems, ...new Map(near.map((problem) => [problem.message, problem])).values()];
  return { data: read.data, problems, others };
}

const known = new WeakMap<z.ZodType, string[]>();

function keysOf(schema: z.ZodType): string[] {
  const keys = known.get(schema) ?? keysAt(schema, []);
  known.set(schema, keys);
  return keys;
}

/** Keys that the site has of its own: Docusaurus takes any value of them, as of every key that it does not know. */
const OWN_KEYS = ["hide_reading_time", "redirect_from", "retells"];

function refusedKeys(written: Record<string, unknown>, schema: z.ZodType): string[] {
  const issues = schema.safeParse(written).error?.issues ?? [];
  return OWN_KEYS.filter((key) => issues.some(({ path }) => path[0] === key));
}

function withoutEffect(key: string, { yaml, file, linesAbove }: YamlSource): Problem {
  const example = { hide_reading_time: "true", redirect_from: "[/old/]" }[key] ?? "https://example.com/news";
  return {
    severity: "warning",
    file,
    line: (lineOfKey(yaml, key) ?? 1) + linesAbove,
    message: `The value of '${key}' in the front matter has no effect here.`,
    remedy: `Write it as \`${key}: ${example}\`, or leave it as it is where the page needs none.`,
  };
}

function nearMiss(key: string, keys: readonly string[], { yaml, file, linesAbove }: YamlSource): Problem[] {
  const nearest = nearestFirst(key, keys).find((other) => distance(key, other) <= NEAR);
  if (nearest === undefined || key.length <= NEAR + 1) return [];
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
  const isAuthor = (key: string) => AUTHOR_KEYS.some(([from]) => from === key);
  const others = Object.entries(written).filter(([key, value]) => !isAuthor(key) && !(key === "authors" && !value));
  const rest = Object.fromEntries(others);
  const author = Object.fromEntries(
    AUTHOR_KEYS.flatMap(([from, to]) => (isText(written[from]) ? [[to, String(written[from])]] : [])),
  );
  if (!keys.includes("authors")) return rest;
  if (rest.authors !== undefined) return { ...rest, authors: withPictures(rest.authors) };
  return "name" in author || "image_url" in author ? { ...rest, authors: [author] } : rest;
}

/** Whether a value is text for Docusaurus, which takes a number for one. */
function isText(value: unknown): value is string | number {
  return typeof value === "string" || typeof value === "number";
}

/** Authors with one name for their picture, which has two; a number is a key. */
function withPictures(authors: unknown): unknown {
  return [authors].flat().map((author: unknown) => (isText(author) ? String(author) : withPicture(author)));
}

/** An author as Docusaurus takes it, with one name for the picture, which has two there; other values as they are. */
export function withPicture(author: unknown): unknown {
  const { imageURL, ...others } = Object(author) as { imageURL?: unknown };
  return imageURL === undefined ? author : { image_url: imageURL, ...others };
}
