import type { CreatePagesArgs } from "gatsby";
import type { SiteContext } from "../../build/context/context";
import type { Page } from "../../build/feature";
import { routeOf } from "../../lib/routes/url";
import type { FeatureRequestNode } from "./nodes";

const TEMPLATES = "src/features/feature-requests/templates";

/** What a request ranks among equal matches, like a post: it says what a reader misses, the docs say what is there. */
const REQUEST_RANK = 0.5;

/** The list of feature requests and a page for each; none where the site has none. */
export function featureRequestPages(
  { getNodesByType }: Pick<CreatePagesArgs, "getNodesByType">,
  { production, site }: Pick<SiteContext, "production" | "site">,
): Page[] {
  const settings = site.featureRequests;
  if (!settings) return [];
  const search = { group: settings.title, rank: REQUEST_RANK };
  const nodes = (getNodesByType("FeatureRequest") as FeatureRequestNode[]).filter(
    ({ draft }) => !(production && draft),
  );
  const route = routeOf(settings.routeBasePath);
  const list: Page = {
    path: route,
    matchPath: `${route}*`,
    title: settings.title,
    description: settings.description,
    component: `${TEMPLATES}/list.tsx`,
    context: {},
    search: { group: site.title },
    sections: () => [{ heading: "", level: 1, text: settings.description }],
  };
  const requests = nodes.map(({ id, permalink, file, unlisted, noIndex }): Page => ({
    path: permalink,
    file,
    node: id,
    noIndex,
    hidden: unlisted,
    search,
    component: `${TEMPLATES}/request.tsx`,
    context: { id },
  }));
  return [list, ...requests];
}
