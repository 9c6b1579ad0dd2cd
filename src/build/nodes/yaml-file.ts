import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { readYaml, type YamlSource } from "../../lib/content/front-matter";
import type { Problem } from "../../lib/problem";
import { translationOf, type TranslatedFolder } from "../../lib/content/translations";
import { GONE, md5 } from "../../files/digest";
import { translatedFile } from "../../files/translated-file";

/** A YAML or JSON file of the content folder, read through its schema. */
export type YamlFile<T> = {
  data: T;
  problems: Problem[];
  source: string;
  /** Path from the site's root and MD5, as nodes note what they were made from. */
  dependency: Record<string, string>;
};

/** What stands for a YAML file that is not there: nodes note it, so that they are made again once it is. */
export function absentYamlFile<T>(file: string, data: T): YamlFile<T> {
  return { data, problems: [], source: "", dependency: { [file]: GONE } };
}

const known = new Map<string, { state: string; schema: z.ZodType; read: YamlFile<unknown> }>();

/**
 * Reads a YAML file (JSON is YAML too); undefined when there is none. Every doc asks for its version's files, so a file
 * is parsed again only after it has changed. `fallback` stands for required keys that are missing or wrong; `change`
 * makes what is read of what the file holds.
 */
export function readYamlFile<S extends z.ZodType>(
  root: string,
  file: string,
  what: string,
  schema: S,
  fallback: z.input<S>,
  change?: YamlSource["change"],
): YamlFile<z.output<S>> | undefined {
  const absolute = path.join(root, file);
  const stat = statSync(absolute, { throwIfNoEntry: false });
  if (!stat) return undefined;
  const state = `${stat.mtimeMs} ${stat.size}`;
  const before = known.get(absolute);
  if (before?.state === state && before.schema === schema) return before.read as YamlFile<z.output<S>>;
  const source = readFileSync(absolute, "utf8");
  const read = {
    ...readYaml({ yaml: source, file, linesAbove: 0, what, change }, schema, fallback),
    source,
    dependency: { [file]: md5(source) },
  };
  known.set(absolute, { state, schema, read });
  return read;
}

/** What `readYamlFile` gives of a file's translation into the language that is built, or of the file without one. */
export function readTranslatedYaml<S extends z.ZodType>(
  folders: readonly TranslatedFolder[],
  ...[root, file, ...reading]: Parameters<typeof readYamlFile<S>>
): YamlFile<z.output<S>> | undefined {
  const translation = translationOf(file, folders);
  const place = translatedFile(root, file, folders);
  const read = readYamlFile(root, place, ...reading);
  if (!read || translation === undefined || translation === place) return read;
  return { ...read, dependency: { ...read.dependency, [translation]: GONE } };
}
