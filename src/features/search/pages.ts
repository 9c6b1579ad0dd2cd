import type { SiteContext } from "../../build/context/context";
import type { FeaturePages } from "../../build/feature";
import { translate } from "../../lib/words/translate";

/** The page with all results of a query, where the site has one. */
export function searchPages({ site }: Pick<SiteContext, "site">): FeaturePages {
  const { searchPagePath } = site.search;
  if (!searchPagePath) return { pages: [] };
  return {
    pages: [
      {
        path: searchPagePath,
        title: translate({ id: "search.label" }),
        component: "src/features/search/templates/search.tsx",
        context: {},
        noIndex: true,
        isFallback: true,
      },
    ],
  };
}
