import { existsSync } from "node:fs";
import path from "node:path";
import { filesIn } from "../../files/files-in";
import { originalOf } from "../../lib/content/translations";
import type { Problem } from "../../lib/problem";
import type { SiteContext } from "../context/context";
import type { Feature } from "../feature";
import { isPartial, type FileFields } from "../nodes/content-node";
import { namedTranslations } from "../nodes/named-translations";

/**
 * A warning for each translation of a page that there is not, as after the page has moved: it is shown nowhere. Other
 * files, such as pictures and partials, may be the language's alone.
 */
export function strayTranslations({ root, site }: Pick<SiteContext, "root" | "site">): Problem[] {
  return site.translations.flatMap(({ translated }) => {
    const pages = filesIn(path.join(root, translated)).filter((file) => /\.mdx?$/.test(file) && !isPartial(file));
    return pages.flatMap((page): Problem[] => {
      const file = `${translated}/${page}`;
      const original = originalOf(file, site.translations);
      return original === undefined || existsSync(path.join(root, original)) ? [] : [strayFile(file, original)];
    });
  });
}

function strayFile(file: string, original: string): Problem {
  return {
    severity: "warning",
    file,
    message: `It translates nothing: there is no '${original}'.`,
    remedy: "Give it the path of the file that it translates, in the folder of translations, or remove it.",
  };
}

/**
 * A warning for each YAML and JSON file among translations that nothing reads: no node was made of it, no page imports
 * it, and no feature reads it by its name.
 */
export function unreadTranslations(
  features: readonly Feature[],
  nodes: readonly Pick<FileFields, "dependencies">[],
  context: Pick<SiteContext, "root" | "site" | "part">,
): Problem[] {
  const { root, site, part } = context;
  // The pages of other parts are not read.
  if (site.translations.length === 0 || site.lenient || part) return [];
  const read = new Set(nodes.flatMap(({ dependencies }) => Object.keys(dependencies)));
  for (const file of namedTranslations(features, context)) read.add(file);
  return site.translations.flatMap(({ translated }) => {
    const files = filesIn(path.join(root, translated)).map((file) => `${translated}/${file}`);
    return files.flatMap((file): Problem[] => {
      const original = originalOf(file, site.translations);
      if (original === undefined || read.has(file) || !/\.(?:ya?ml|json)$/.test(file)) return [];
      return [existsSync(path.join(root, original)) ? sharedFile(file, original) : strayFile(file, original)];
    });
  });
}

function sharedFile(file: string, original: string): Problem {
  return {
    severity: "warning",
    file,
    message: `Nothing reads it: '${original}' is the same in all languages.`,
    remedy:
      "Remove it. Settings and labels of versions stand in `site` of the language, in `i18n.locales` of src/site.ts.",
  };
}
