import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { compareText } from "../../lib/values/compare-text";

const WORDS = "@docusaurus/theme-translations";
/** Packages that lead to the words, each found from the one before: not all package managers put them side by side. */
const WAY = ["@docusaurus/preset-classic", "@docusaurus/theme-classic", WORDS];
/** Words that stand for what each of them is about. */
const IS_DESCRIPTION = /___DESCRIPTION$/;

/**
 * The words of Docusaurus' interface in a language, by their ids, as the packages of the project in a folder have them;
 * none where these are not installed or know no such language.
 */
export function readThemeMessages(project: string, locale: string): Record<string, string> {
  const words = packageFolder(project);
  if (words === undefined) return {};
  const folder = localesToTry(locale)
    .map((name) => path.join(words, "locales", name))
    .find((name) => existsSync(name));
  if (folder === undefined) return {};
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  const read = files
    .sort(compareText)
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), "utf8")) as object);
  const entries = read.flatMap((file) => Object.entries(file) as [string, string][]);
  return Object.fromEntries(entries.filter(([id]) => !IS_DESCRIPTION.test(id)));
}

function packageFolder(project: string): string | undefined {
  let from = project;
  for (const name of WAY) from = folderOf(name, from) ?? from;
  return from.endsWith(path.normalize(WORDS)) ? from : undefined;
}

function folderOf(name: string, from: string): string | undefined {
  try {
    return path.dirname(createRequire(path.join(from, "package.json")).resolve(`${name}/package.json`));
  } catch {
    return undefined;
  }
}

/** The language itself, then what it most likely means, as Docusaurus looks for it: `pt` is `pt-BR`. */
function localesToTry(locale: string): string[] {
  try {
    const { language, region, script } = new Intl.Locale(locale).maximize();
    return [locale, `${language}-${region}`, `${language}-${script}`, language];
  } catch {
    return [locale];
  }
}
