import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { DocusaurusConfig } from "../config";
import { localeFolder, localeOf, type Texts } from "../locale";
import { mistakeLines } from "../mistakes";
import { parsedJson } from "./parsed-json";

const CODE = "code.json";
const words = z.record(z.string(), z.looseObject({ message: z.string() }));
export type Words = z.output<typeof words>;

/**
 * What a project has in the language that is built: the words of its components, by their ids or by themselves, and the
 * texts of its theme and plugins, by their files from the language's folder (`docusaurus-theme-classic/navbar.json`).
 * `files` are all that were read, from there.
 */
type Translations = { messages: Texts; texts: Readonly<Record<string, Texts>>; files: string[] };

/**
 * Reads the files of JSON in the folder of the language that is built; `written` is the project's folder from the
 * site's root. Throws for a file that is not valid.
 */
export function readTranslations(absolute: string, written: string, config: DocusaurusConfig): Translations {
  const name = localeFolder(localeOf(config), config);
  const folder = path.join(absolute, name);
  const textsOf = (file: string) =>
    messagesOf(readFileSync(path.join(folder, file), "utf8"), path.posix.join(written, name, file));
  const plugins = namesIn(folder).filter((entry) => entry.startsWith("docusaurus-"));
  const files = plugins.flatMap((plugin) =>
    namesIn(path.join(folder, plugin)).flatMap((file) => (file.endsWith(".json") ? `${plugin}/${file}` : [])),
  );
  const code = existsSync(path.join(folder, CODE)) ? [CODE] : [];
  return {
    messages: Object.assign({}, ...code.map(textsOf)) as Texts,
    files: [...code, ...files],
    texts: Object.fromEntries(files.map((file) => [file, textsOf(file)])),
  };
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

function messagesOf(text: string, file: string): Texts {
  return Object.fromEntries(Object.entries(wordsOf(text, file)).map(([id, { message }]) => [id, message]));
}

/** The texts of a file of JSON by their ids, each with what the file says of it. Throws for one that is not valid. */
export function wordsOf(text: string, file: string): Words {
  const value = parsedJson(text, file);
  const read = words.safeParse(value);
  if (!read.success) throw new Error(`${file} is not valid:\n${mistakeLines(read.error, value).join("\n")}`);
  return read.data;
}
