import { existsSync } from "node:fs";
import path from "node:path";
import { filesIn } from "../../files/files-in";
import { originalOf } from "../../lib/content/translations";
import type { Problem } from "../../lib/problem";
import type { SiteContext } from "../context/context";
import { isPartial } from "../nodes/content-node";

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
      if (original === undefined || existsSync(path.join(root, original))) return [];
      return [
        {
          severity: "warning",
          file,
          message: `It translates nothing: there is no '${original}'.`,
          remedy: "Give it the path of the file that it translates, in the folder of translations, or remove it.",
        },
      ];
    });
  });
}
