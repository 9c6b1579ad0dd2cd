import type { Problem } from "../../lib/problem";
import { builtLocales } from "../../lib/settings/locale-site";
import type { SiteContext } from "../context/context";
import { codeRoutes } from "./code-pages";
import type { PageAtRoute } from "./same-routes";
import { configurationSource, lineOfValue } from "./site-links";

/** Old addresses lead on in each language. */
const REDIRECTS = "src/features/redirects/";

/**
 * An error for each language whose site would take the place of a page of the default one, as its folder has the page's
 * route; a warning for Docusaurus, which builds it. Only the default language has pages that others are laid over.
 */
export function languageRoutes(
  pages: readonly Pick<PageAtRoute, "path" | "component">[],
  { root, site }: Pick<SiteContext, "root" | "site">,
): Problem[] {
  if (site.i18n.currentLocale !== undefined) return [];
  const written = pages.filter(({ component }) => !component.startsWith(REDIRECTS)).map((page) => page.path);
  const routes = new Set([...written, ...codeRoutes(root)]);
  return builtLocales(site.i18n)
    .slice(1)
    .flatMap((name) => {
      const folder = site.i18n.locales[name]?.path ?? name;
      const hidden = [...routes].find((route) => routes.has(`/${folder}${route}`));
      if (hidden === undefined) return [];
      const { file, text } = configurationSource(root, site);
      const route = `/${folder}${hidden}`;
      return [
        {
          severity: site.lenient ? ("warning" as const) : ("error" as const),
          file,
          line: lineOfValue(text, "path", folder),
          message: `The language '${name}' lies at '/${folder}/', and takes the place of the page '${route}' there.`,
          remedy: "Give the language another `path` in `i18n.locales`, or the page another route.",
        },
      ];
    });
}
