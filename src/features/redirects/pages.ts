import type { CreatePagesArgs } from "gatsby";
import { codePages } from "../../build/checks/code-pages";
import { configurationLines, lineBelowKey } from "../../build/checks/site-links";
import type { SiteContext } from "../../build/context/context";
import type { FeaturePages, Page } from "../../build/feature";
import { translatedText } from "../../build/nodes/translated-text";
import type { PageNode } from "../../build/nodes/mdx-reader";
import { following } from "../../lib/problem";
import { compareText } from "../../lib/values/compare-text";
import {
  REDIRECT_TEMPLATE,
  redirectProblems,
  redirectsOf,
  redirectsOfPage,
  usableRedirects,
  type Redirect,
} from "./redirect";
import { ruledRedirects } from "./ruled-redirects";

/** A redirect, and where there is one the node of the page whose front matter asks for it. */
type Source = { redirect: Redirect; node?: string };

/** A page that redirects may lead to. */
type TakenPage = Pick<Page, "path" | "file" | "node">;

/** A page at every old route, of the configuration and of the front matter of the pages that were made. */
export function redirectPages(
  { getNode }: Pick<CreatePagesArgs, "getNode">,
  { root, site }: Pick<SiteContext, "root" | "site">,
  made: readonly Page[],
): FeaturePages {
  const asked = made.filter(({ isFallback }) => !isFallback);
  const ofCode = codePages(root).map((page): TakenPage => ({ path: page.path, file: page.component }));
  const taken: TakenPage[] = [...asked, ...ofCode];
  // Of two pages at one route the check of routes tells.
  const byRoute = new Map([...taken].reverse().map((page) => [page.path, page]));
  // As they are published: of two redirects from one route the first counts.
  const inOrder = [...byRoute.values()].sort((one, other) => compareText(one.path, other.path));
  const sources: Source[] = [
    ...redirectsOf(site).map((redirect) => ({ redirect })),
    ...made.flatMap(({ node: id }) => {
      const node = id === undefined ? undefined : (getNode(id) as PageNode | undefined);
      return node ? redirectsOfPage(node).map((redirect) => ({ redirect, node: id })) : [];
    }),
    ...inOrder.flatMap(({ path: route, node }) => ruledRedirects(route, site).map((redirect) => ({ redirect, node }))),
  ];
  const routes = new Set(byRoute.keys());
  const redirects = sources.map(({ redirect }) => redirect);
  const lineOf = configurationLines(root, site);
  const usable = new Set(usableRedirects(redirects, routes));
  return {
    // What is wrong ends the build, and is said once.
    pages: sources.filter(({ redirect }) => usable.has(redirect)).map(pageOf),
    problems: following(
      redirectProblems(redirects, taken, site, ({ file, key, written, path }) => {
        const line = path && lineOf(path);
        return line ?? lineBelowKey(translatedText(file, { root, site }).source, key, written);
      }),
    ),
  };
}

function pageOf({ redirect: { from, to, file }, node }: Source): Page {
  return {
    path: from,
    file,
    noIndex: true,
    hidden: true,
    component: REDIRECT_TEMPLATE,
    context: { from, to, page: node ?? null },
  };
}
