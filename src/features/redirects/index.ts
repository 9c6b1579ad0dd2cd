import type { SourceNodesArgs } from "gatsby";
import { siteFilePage } from "../../build/checks/site-links";
import type { BuildContext } from "../../build/context/context";
import type { Feature, Page } from "../../build/feature";
import type { Site } from "../../lib/site-config";
import { routeOf } from "../../lib/url";

const TYPES = /* GraphQL */ `
  "An old address and where it leads now."
  type Redirect implements Node @dontInfer {
    "Route that no longer has a page of its own."
    from: String!
    "Route or address to go to, with query and hash."
    to: String!
  }
`;

/** The redirects of the configuration, one for each old route. */
export function redirectsOf({ redirects }: Pick<Site, "redirects">): { from: string; to: string }[] {
  return redirects.flatMap(({ from, to }) => from.map((path) => ({ from: routeOf(path), to })));
}

async function createRedirects(
  { actions, createNodeId, createContentDigest }: SourceNodesArgs,
  { site }: BuildContext,
): Promise<void> {
  for (const redirect of redirectsOf(site)) {
    await actions.createNode({
      ...redirect,
      id: createNodeId(`redirect ${redirect.from}`),
      children: [],
      internal: { type: "Redirect", contentDigest: createContentDigest(redirect) },
    });
  }
}

function redirectPages(site: Site): Page[] {
  return redirectsOf(site).map(({ from }) => ({
    path: from,
    file: "src/site.ts",
    noIndex: true,
    hidden: true,
    component: "src/features/redirects/templates/redirect.tsx",
    context: { from },
  }));
}

/** Pages at old addresses that lead on, for hosts that know nothing of redirects. */
export const redirects: Feature = {
  name: "redirects",
  sourceNodes: createRedirects,
  types: TYPES,
  pages: (_args, { site }) => ({ pages: redirectPages(site) }),
  // The anchor may be one that the page makes in the browser.
  links: (_args, { root, site }) => [
    siteFilePage(
      root,
      site.redirects.map(({ to }) => to.split("#")[0] ?? ""),
    ),
  ],
};
