import { readFileSync } from "node:fs";
import path from "node:path";
import { translationOf } from "../../lib/content/translations";
import { GONE, md5 } from "../../files/digest";
import { translatedFile } from "../../files/translated-file";
import type { Problem } from "../../lib/problem";
import type { SiteContext } from "../context/context";

type Translated = Pick<SiteContext, "root" | "site">;

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
  const translation = translationOf(original, site.translations);
  return {
    file,
    source,
    dependency: translation === undefined ? {} : { [translation]: file === translation ? md5(source) : GONE },
  };
}

/** Problems with the files that authors mend: those of a translation are in that file. */
export function inTranslations<P extends Problem>(problems: readonly P[], { root, site }: Translated): P[] {
  return problems.map((problem) => ({ ...problem, file: translatedFile(root, problem.file, site.translations) }));
}
