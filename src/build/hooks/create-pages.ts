import path from "node:path";
import type { CreatePagesArgs, Reporter } from "gatsby";
import { distinct } from "../../lib/values/distinct";
import { following, formatProblem, withoutConsequences, type Problem } from "../../lib/problem";
import { reportProblems } from "../checks/report";
import { checkSite } from "../checks/check-site";
import { codeRoutes } from "../checks/code-pages";
import { languageRoutes } from "../checks/language-routes";
import { shownPages } from "../checks/same-routes";
import { unreadTranslations } from "../checks/stray-translations";
import { unknownNavbarTypes } from "../checks/navbar-types";
import { missingStartPage } from "../checks/start-page";
import type { BuildContext, SiteContext } from "../context/context";
import type { Feature, FeaturePages, Page } from "../feature";
import type { FileFields } from "../nodes/content-node";
import { inTranslations } from "../nodes/translated-text";
import { pageContextOf } from "../nodes/page-context";
import { contentTypesOf, pageNodesOf } from "../nodes/content-nodes";
import { pagesForBundles, pagesOfPart } from "../parts/part-pages";
import { pruneAssets, publishAssets, publishStyles } from "../publish/assets";
import { absentModules } from "../publish/absent-modules";
import { clientModules } from "../publish/client-modules";
import { liveFrame } from "../publish/live-frame";
import { liveMdx } from "../publish/live-mdx";
import { missingPage } from "../publish/missing-page";
import { themeParts } from "../publish/theme-parts";
import { publishRouteList, routeListOf } from "../publish/route-list";
import { keepPageNotes } from "../publish/sitemap";
import { pruneSidebars } from "../publish/sidebar-files";
import { publishStaticFiles } from "../publish/static-files";
import { withClasses } from "./page-classes";
import { siteHeadOf } from "./site-head";
import { withWritten } from "./written-pages";
import type { CheckedSite } from "./publish-site";

/** Says how much was compiled; a production build needs the workers no more and ends them. */
export async function finishCompiling({ compiler, production }: BuildContext, reporter: Reporter): Promise<void> {
  const { compiled, found, milliseconds, pluginTimes } = compiler.report();
  if (production) await compiler.close();
  reporter.info(`compile: ${compiled} files in ${seconds(milliseconds)}${found ? `, ${found} found compiled` : ""}`);
  const slowestFirst = Object.entries(pluginTimes).sort(([, a], [, b]) => b - a);
  const plugins = slowestFirst.map(([name, time]) => `${name} ${seconds(time)}`);
  if (plugins.length > 0) reporter.info(`compile: plugins of syntax trees took ${plugins.join(", ")}`);
}

/**
 * The pages of all features, and all that is wrong with the site: with its files, with what features find, with its
 * links. Where there is a mistake from which some of it may follow, that is left out.
 */
export function checkedPages(
  args: CreatePagesArgs,
  features: readonly Feature[],
  context: SiteContext,
): CheckedSite & { pages: Page[]; problems: Problem[] } {
  const made: FeaturePages[] = [];
  for (const { pages } of features) made.push(pages?.(args, context, pagesIn(made)) ?? { pages: [] });
  const all = withFrames(pagesIn(made), made);
  const shown = shownPages(all, context.site.lenient);
  const nodes = pageNodesOf(features, args.getNodesByType);
  const classed = context.site.lenient ? withClasses(shown, nodes, context.site.docs) : shown;
  const pages = Object.keys(context.site.themeParts).length > 0 ? withWritten(classed, nodes, context.site) : classed;
  const files = contentTypesOf(features).flatMap((type) => args.getNodesByType(type) as unknown as FileFields[]);
  const start = performance.now();
  const links = features.flatMap((feature) => feature.links?.(args, context) ?? []);
  const checked = checkSite({ nodes, pages: all, links }, context);
  const count = nodes.reduce((sum, node) => sum + node.links.length, 0);
  args.reporter.info(`link check: ${count} links in ${seconds(performance.now() - start)}`);
  return {
    pages,
    links,
    deferred: checked.deferred,
    targets: checked.targets,
    problems: distinct(
      withoutConsequences([
        ...files.flatMap((file) => file.problems),
        ...inTranslations(
          made.flatMap((part) => part.problems ?? []),
          context,
        ),
        ...following([
          ...checked.problems,
          ...unreadTranslations(features, files, context),
          ...missingStartPage(pages, context),
          ...languageRoutes(pages, context),
        ]),
        ...unknownNavbarTypes(features, context),
      ]),
    ),
  };
}

function pagesIn(parts: readonly FeaturePages[]): Page[] {
  return parts.flatMap((part) => part.pages);
}

/** Pages with what other features say of their frame. */
function withFrames(pages: readonly Page[], parts: readonly FeaturePages[]): Page[] {
  const maps = parts.flatMap(({ frames }) => frames ?? []);
  return pages.map((page) =>
    maps.reduce((framed, map) => {
      const frame = map.get(page.path);
      return frame ? { ...framed, frame: { ...framed.frame, ...frame } } : framed;
    }, page),
  );
}

/** A page as Gatsby keeps it; its own types do not say. */
type KnownPage = { componentPath: string; context: unknown; matchPath?: string | null; updatedAt: number };
type Store = { getState: () => { pages: ReadonlyMap<string, KnownPage> } };

/**
 * Hands the pages to Gatsby; in develop each with the errors that concern it, which its author sees there. A page that
 * Gatsby has from before, also from an earlier build, and that is the same is only marked as there still, since making
 * it takes Gatsby a hundred times as long.
 */
export function createAllPages(
  { actions, store }: CreatePagesArgs,
  pages: readonly Page[],
  { root, part }: SiteContext,
  problems?: ReadonlyMap<string, readonly Problem[]>,
): void {
  const { pages: known } = (store as unknown as Store).getState();
  for (const page of [...pagesOfPart(pages, part), ...pagesForBundles(pages, part)]) {
    const wrong = problems?.get(page.path);
    const made = {
      path: page.path,
      component: path.resolve(root, page.component),
      ...(page.matchPath !== undefined && { matchPath: page.matchPath }),
      context: { ...pageContextOf(page), ...(wrong && { problems: wrong }) },
    };
    const before = known.get(page.path);
    // Gatsby removes the pages that it takes for older than this run.
    if (before && isSame(made, before)) before.updatedAt = Date.now();
    else actions.createPage(made);
  }
}

type MadePage = { component: string; context: object; matchPath?: string };

function isSame({ component, context, matchPath }: MadePage, before: KnownPage): boolean {
  const isOfTemplate = before.componentPath === component.split(path.sep).join("/");
  // Gatsby keeps an empty one or none where a page has none.
  const showsAlike = (before.matchPath || undefined) === matchPath;
  return isOfTemplate && showsAlike && JSON.stringify(before.context) === JSON.stringify(context);
}

/** Scripts of a project for all pages, which lie among the files that content names. */
const PROJECT_SCRIPTS = [clientModules, themeParts];

/**
 * Writes what pages ask for beside their own data, in develop as in a build: files that content names, the list of
 * routes, the client modules, the live frame, the compiler for browsers, the stylesheet.
 */
export async function writeSiteFiles(
  { getNodesByType, reporter }: CreatePagesArgs,
  pages: readonly Page[],
  features: readonly Feature[],
  context: BuildContext,
): Promise<void> {
  const { root, site, production, compiler, part } = context;
  const nodes = pageNodesOf(features, getNodesByType);
  const titles = new Map(nodes.map(({ id, title }) => [id, title]));
  await reportProblems(publishStaticFiles(root, site, production).problems, reporter);
  // The titles of other parts are not known here.
  if (!part) publishRouteList(root, routeListOf(pages, titles, codeRoutes(root), site.title));
  const assets = nodes.flatMap((node) => Object.entries(node.assets));
  await publishAssets(root, assets);
  for (const problem of await absentModules(context)) reporter.warn(formatProblem(problem));
  for (const file of [...PROJECT_SCRIPTS, liveFrame, liveMdx, missingPage]) await file.publish(context);
  if (!production) return;
  compiler.prune(nodes);
  publishStyles(root, (await siteHeadOf(features, context)).styles);
  keepPageNotes(root, nodes);
  const scripts = await Promise.all(PROJECT_SCRIPTS.map((script) => script.of(context)));
  pruneAssets(
    root,
    assets,
    scripts.map(({ url }) => url),
  );
  pruneSidebars(root, pagesOfPart(pages, part));
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}
