import type { CreatePagesArgs, CreateSchemaCustomizationArgs, SourceNodesArgs } from "gatsby";
import type { Grounds } from "../../build/context/context";
import type { Room } from "../../build/feature";
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
  { site }: Grounds,
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

/** The redirects room: pages at old addresses that lead on, for hosts that know nothing of redirects. */
export const redirects: Room = {
  sourceNodes: createRedirects,
  schema: ({ actions }: CreateSchemaCustomizationArgs) => actions.createTypes(TYPES),
  pages: async (_args: CreatePagesArgs, { site }) => ({
    pages: redirectsOf(site).map(({ from }) => ({
      path: from,
      file: "src/site.ts",
      component: "src/features/redirects/templates/redirect.tsx",
      context: { from },
    })),
    problems: [],
  }),
};
