import type { CreatePagesArgs } from "gatsby";
import type { SiteContext } from "../../build/context/context";
import type { FeaturePages } from "../../build/feature";
import { routeOf } from "../../lib/routes/url";
import { readTags, type ShowcaseSiteNode } from "./nodes";
import { inOrder } from "./filter";
import { sameNames, twiceShown, type ShowcaseSite, type ShowcaseTags } from "./showcase-site";

/** What the page ranks among equal matches, like a post: the docs tell more of what their readers look for. */
const RANK = 0.8;

/** The page of the showcase, which search finds by each of its sites; none where the site has no showcase. */
export function showcasePages(
  { getNodesByType }: Pick<CreatePagesArgs, "getNodesByType">,
  { root, site }: SiteContext,
): FeaturePages {
  if (!site.showcase) return { pages: [] };
  const { title, description, routeBasePath } = site.showcase;
  const sites = getNodesByType("ShowcaseSite") as ShowcaseSiteNode[];
  const tags = readTags(root, site).data;
  return {
    pages: [
      {
        path: routeOf(routeBasePath),
        title,
        description,
        component: "src/features/showcase/templates/showcase.tsx",
        context: {},
        search: { group: site.title, lists: true, rank: RANK },
        sections: () => [
          { heading: "", level: 1, text: description },
          ...inOrder(sites, "name").map((shown) => sectionOf(shown, tags)),
        ],
      },
    ],
    problems: [...sameNames(sites), ...twiceShown(sites)],
  };
}

/** A site as search knows it: a part of the page below a heading. */
function sectionOf({ slug, title, description, website, tags: ids }: ShowcaseSite, tags: ShowcaseTags) {
  const labels = ids.flatMap((id) => tags[id]?.label ?? []);
  const { host } = new URL(website);
  return { id: slug, heading: title, level: 2, text: [description, host, ...labels].filter(Boolean).join(". ") };
}
