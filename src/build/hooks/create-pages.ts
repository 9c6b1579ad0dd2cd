import path from "node:path";
import type { CreatePagesArgs, Reporter } from "gatsby";
import type { Problem } from "../../lib/problem";
import { checkSite, codeRoutes, distinct } from "../checks/check-site";
import type { AnchorToCheck } from "../checks/link-check";
import type { BuildContext, SiteContext } from "../context/context";
import type { Feature, FeaturePages, Page } from "../feature";
import type { FileFields } from "../nodes/content-node";
import { contentTypesOf, pageNodesOf } from "../nodes/content-nodes";
import { publishAssets, publishStyles } from "../publish/assets";
import { publishLiveFrame } from "../publish/live-frame";
import { publishRouteList, routeListOf } from "../publish/route-list";
import { pruneSidebars } from "../publish/sidebar-files";

/** Says how much was compiled; a production build needs the workers no more and ends them. */
export async function finishCompiling({ compiler, production }: BuildContext, reporter: Reporter): Promise<void> {
  const { compiled, found, milliseconds } = compiler.report();
  if (production) await compiler.close();
  reporter.info(`compile: ${compiled} files in ${seconds(milliseconds)}${found ? `, ${found} found compiled` : ""}`);
}

/**
 * The pages of all features, and all that is wrong with the site: with its files, with what features find, with its
 * links.
 */
export function checkedPages(
  args: CreatePagesArgs,
  features: readonly Feature[],
  context: SiteContext,
): { pages: Page[]; deferred: AnchorToCheck[]; problems: Problem[] } {
  const made: FeaturePages[] = [];
  for (const { pages } of features) made.push(pages?.(args, context, pagesIn(made)) ?? { pages: [] });
  const pages = pagesIn(made);
  const nodes = pageNodesOf(features, args.getNodesByType);
  const files = contentTypesOf(features).flatMap((type) => args.getNodesByType(type) as unknown as FileFields[]);
  const start = performance.now();
  const links = features.flatMap((feature) => feature.links?.(args, context) ?? []);
  const checked = checkSite({ nodes, pages, links }, context);
  const count = nodes.reduce((sum, node) => sum + node.links.length, 0);
  args.reporter.info(`link check: ${count} links in ${seconds(performance.now() - start)}`);
  return {
    pages,
    deferred: checked.deferred,
    problems: distinct([
      ...files.flatMap((file) => file.problems),
      ...made.flatMap((part) => part.problems ?? []),
      ...checked.problems,
    ]),
  };
}

function pagesIn(parts: readonly FeaturePages[]): Page[] {
  return parts.flatMap((part) => part.pages);
}

/** Hands the pages to Gatsby; in develop each with the errors that concern it, which its author sees there. */
export function createAllPages(
  { actions }: CreatePagesArgs,
  pages: readonly Page[],
  { root }: SiteContext,
  problems?: ReadonlyMap<string, readonly Problem[]>,
): void {
  for (const { path: route, component, context, frame, noIndex } of pages) {
    const wrong = problems?.get(route);
    actions.createPage({
      path: route,
      component: path.resolve(root, component),
      context: {
        ...context,
        route,
        ...(frame && { frame }),
        ...(noIndex && { noIndex }),
        ...(wrong && { problems: wrong }),
      },
    });
  }
}

/**
 * Writes what pages ask for beside their own data, in develop as in a build: files that content names, the list of
 * routes, the live frame, the stylesheet.
 */
export async function writeSiteFiles(
  { getNodesByType }: CreatePagesArgs,
  pages: readonly Page[],
  features: readonly Feature[],
  context: BuildContext,
): Promise<void> {
  const { root, site, production, compiler } = context;
  const nodes = pageNodesOf(features, getNodesByType);
  const titles = new Map(nodes.map(({ permalink, title }) => [permalink, title]));
  publishRouteList(root, routeListOf(pages, titles, codeRoutes(root), site.title));
  publishAssets(
    root,
    nodes.flatMap((node) => Object.entries(node.assets)),
  );
  await publishLiveFrame(context);
  if (!production) return;
  compiler.prune(nodes);
  publishStyles(root);
  pruneSidebars(root, pages);
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}
