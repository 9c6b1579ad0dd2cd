import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { readYaml, type YamlSource } from "../../lib/content/front-matter";
import type { Problem } from "../../lib/problem";
import type { TranslatedFolder } from "../../lib/content/translations";
import { GONE, md5 } from "../../files/digest";
import { translatedFile } from "../../files/translated-file";
import { absentTranslation } from "./translated-text";

/** A YAML or JSON file of the content folder, read through its schema. */
export type YamlFile<T> = {
  /** The file that is read, from the site's root: a translation, where there is one. */
  file: string;
  data: T;
  problems: Problem[];
  source: string;
  /** Paths from the site's root and MD5, as nodes note what they were made from. */
  dependency: Record<string, string>;
};

/** What stands for a YAML file that is not there: nodes note it, so that they are made again once it is. */
export function absentYamlFile<T>(file: string, data: T, translations: readonly TranslatedFolder[] = []): YamlFile<T> {
  const dependency = { [file]: GONE, ...absentTranslation(file, file, translations) };
  return { file, data, problems: [], source: "", dependency };
}

/** How a YAML file is read: what it is, for messages, and the schema of what it holds. */
type YamlReading<S extends z.ZodType> = {
  what: string;
  schema: S;
  /** Stands for required keys that are missing or wrong. */
  fallback: z.input<S>;
  /** Makes what is read of what the file holds. */
  change?: YamlSource["change"];
  /** Folders in which the translation may be that is read in the place of the file. */
  translations?: readonly TranslatedFolder[];
};

const known = new Map<string, { state: string; schema: z.ZodType; read: YamlFile<unknown> }>();

/**
 * Reads a YAML file (JSON is YAML too), or its translation into the language that is built; undefined when there is
 * neither. Every doc asks for its version's files, so a file is parsed again only after it has changed.
 */
export function readYamlFile<S extends z.ZodType>(
  root: string,
  file: string,
  { translations = [], ...reading }: YamlReading<S>,
): YamlFile<z.output<S>> | undefined {
  const place = translatedFile(root, file, translations);
  const read = readPlace(root, place, reading);
  return read && { ...read, dependency: { ...read.dependency, ...absentTranslation(file, place, translations) } };
}

function readPlace<S extends z.ZodType>(
  root: string,
  file: string,
  { what, schema, fallback, change }: YamlReading<S>,
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
    file,
    source,
    dependency: { [file]: md5(source) },
  };
  known.set(absolute, { state, schema, read });
  return read;
}
