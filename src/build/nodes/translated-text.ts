import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { lineInFrontMatter, splitFrontMatter } from "../../lib/content/front-matter";
import { isMdxFile } from "../../lib/content/mdx-file";
import { parsedYaml } from "../../lib/content/parsed-yaml";
import { isMapping } from "../../lib/values/is-mapping";
import { translationOf, type TranslatedFolder } from "../../lib/content/translations";
import { GONE, md5 } from "../../files/digest";
import { translatedFile } from "../../files/translated-file";
import type { Problem } from "../../lib/problem";
import type { SiteContext } from "../context/context";

/** A site in the language that is built, as far as the files of its texts are concerned. */
export type Translated = { root: string; site: Pick<SiteContext["site"], "translations"> };

/**
 * A content file's text in the language that is built, and where that stands: in the file's translation where there is
 * one. What is made of it is made again once that changes, comes or goes. Paths are from the site's root.
 */
export function translatedText(
  original: string,
  { root, site }: Translated,
): { file: string; source: string; dependency: Record<string, string> } {
  const file = translatedFile(root, original, site.translations);
  const source = readFileSync(path.join(root, file), "utf8");
  return {
    file,
    source,
    dependency: file === original ? absentTranslation(original, file, site.translations) : { [file]: md5(source) },
  };
}

/**
 * What is noted of a file's translation where another file is read in its place: what is made of that is made again
 * once the translation is there.
 */
export function absentTranslation(
  original: string,
  read: string,
  translations: readonly TranslatedFolder[],
): Record<string, string> {
  const translation = translationOf(original, translations);
  return translation === undefined || translation === read ? {} : { [translation]: GONE };
}

/** What the front matter of a translated file says for some keys; nothing for a file without a translation. */
export function saidByOriginal(
  file: string,
  keys: readonly string[] = [],
  { root, site }: Translated,
): Record<string, unknown> {
  if (keys.length === 0 || translatedFile(root, file, site.translations) === file) return {};
  const parsed = parsedYaml(splitFrontMatter(readFileSync(path.join(root, file), "utf8")).yaml);
  const written = "value" in parsed && isMapping(parsed.value) ? parsed.value : {};
  return Object.fromEntries(Object.entries(written).filter(([key]) => keys.includes(key)));
}

/** Where the route of a file's page is said, in the file that authors mend: its `slug`, or the first line. */
export function routePlace(file: string, { root, site }: Translated): Pick<Problem, "file" | "line"> {
  if (!isMdxFile(file) || !existsSync(path.join(root, file))) return { file };
  const text = translatedText(file, { root, site });
  return { file: text.file, line: lineInFrontMatter(text.source, "slug") };
}

/** Problems with the files that authors mend: those of a translation are in that file. */
export function inTranslations<P extends Problem>(problems: readonly P[], { root, site }: Translated): P[] {
  return problems.map((problem) => ({ ...problem, file: translatedFile(root, problem.file, site.translations) }));
}
