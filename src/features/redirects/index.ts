import type { NodePluginArgs } from "gatsby";
import { siteFilePage } from "../../build/checks/site-links";
import type { BuildContext } from "../../build/context/context";
import type { Feature } from "../../build/feature";
import { redirectPages } from "./pages";
import { publishRedirects } from "./publish";
import { redirectsOf } from "./redirect";

const TYPES = /* GraphQL */ `
  "An old address of the configuration and where it leads now."
  type Redirect implements Node @dontInfer {
    "Route that no longer has a page of its own."
    from: String!
    "Route or address to go to, with query and hash."
    to: String!
  }
`;

async function createRedirects(
  { actions, createNodeId, createContentDigest }: NodePluginArgs,
  { site }: BuildContext,
): Promise<void> {
  for (const { from, to } of redirectsOf(site)) {
    await actions.createNode({
      from,
      to,
      id: createNodeId(`redirect ${from}`),
      children: [],
      internal: {
        type: "Redirect",
        contentDigest: createContentDigest({ from, to }),
      },
    });
  }
}

/** Pages at old addresses that lead on, for hosts that know nothing of redirects, and a list for those that do. */
export const redirects: Feature = {
  name: "redirects",
  sourceNodes: createRedirects,
  types: TYPES,
  pages: (args, context, made = []) => redirectPages(args, context, made),
  // The anchor may be one that the page makes in the browser.
  links: (_args, { root, site }) => [
    siteFilePage(
      root,
      site,
      site.redirects.map(({ to }, index) => ({ url: to.split("#")[0] ?? "", path: ["redirects", index, "to"] })),
    ),
  ],
  publish: publishRedirects,
};
