import { configurationLines } from "../../build/checks/site-links";
import type { SiteContext } from "../../build/context/context";
import type { FeaturePages } from "../../build/feature";
import { translate } from "../../lib/words/translate";
import { unreadSynonyms } from "./unread-synonyms";

/** The page with all results of a query, where the site has one, and what is wrong with the settings of search. */
export function searchPages({ root, site }: Pick<SiteContext, "root" | "site">): FeaturePages {
  const { searchPagePath } = site.search;
  const problems = unreadSynonyms(site, configurationLines(root, site));
  if (!searchPagePath) return { pages: [], problems };
  return {
    problems,
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
