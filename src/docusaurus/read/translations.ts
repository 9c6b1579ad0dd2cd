import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { DocusaurusConfig } from "../config";
import { mistakeLines } from "../mistakes";
import type { Note } from "../note";
import { parsedJson } from "./parsed-json";

const CODE = "code.json";
const words = z.record(z.string(), z.looseObject({ message: z.string() }));

/** Words of a project's components in its default language, by their ids or by themselves. */
type Translations = { messages: Record<string, string>; notes: Note[] };

/**
 * What a project has as translations into its default language: words of its components, and a note of all else, which
 * nothing reads. `written` is the project's folder from the site's root. Throws for a file that is not valid.
 */
export function readTranslations(absolute: string, written: string, { i18n }: DocusaurusConfig): Translations {
  const { defaultLocale, localeConfigs, path: all } = i18n;
  const { path: own = defaultLocale } = localeConfigs[defaultLocale] ?? {};
  const name = path.posix.join(all, String(own));
  const folder = path.join(absolute, name);
  if (!existsSync(folder)) return { messages: {}, notes: [] };
  const others = readdirSync(folder).filter((entry) => entry.startsWith("docusaurus-"));
  const file = path.join(folder, CODE);
  return {
    messages: existsSync(file) ? messagesOf(readFileSync(file, "utf8"), path.posix.join(written, name, CODE)) : {},
    notes: others.length > 0 ? [unreadNote(name, others)] : [],
  };
}

function messagesOf(text: string, file: string): Record<string, string> {
  const value = parsedJson(text, file);
  const read = words.safeParse(value);
  if (!read.success) throw new Error(`${file} is not valid:\n${mistakeLines(read.error, value).join("\n")}`);
  return Object.fromEntries(Object.entries(read.data).map(([id, { message }]) => [id, message]));
}

function unreadNote(folder: string, names: readonly string[]): Note {
  return {
    name: `${folder}: ${names.join(", ")}`,
    means: "Translations into the default language are not read: pages have the content's and the settings' own texts.",
    remedy: "Write these texts into the content, the sidebars and the configuration itself.",
  };
}
