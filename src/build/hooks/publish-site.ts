import type { BuildArgs, Node } from "gatsby";
import { compareText } from "../../lib/values/compare-text";
import { anchorPublisher } from "../checks/anchors";
import { codePages } from "../checks/code-pages";
import { islandLinkPublisher } from "../checks/island-links";
import { leftOutPublisher } from "../checks/left-out-parts";
import type { AnchorToCheck, CheckedPage, Targets } from "../checks/link-check";
import { reportProblems } from "../checks/report";
import type { Problem } from "../../lib/problem";
import type { BuildContext, SiteContext } from "../context/context";
import type { Feature, Page } from "../feature";
import type { FileFields } from "../nodes/content-node";
import { contentTypesOf } from "../nodes/content-nodes";
import { inTranslations } from "../nodes/translated-text";
import type { PageNode } from "../nodes/mdx-reader";
import { publishPart, type PartSource } from "../parts/publish-part";
import type { HtmlProgress } from "../publish/html-progress";
import { KeptPages } from "../publish/kept-pages";
import { publish, type FinishedSite, type NamedPublisher } from "../publish/publisher";
import { NOT_FOUND_ROUTE } from "../../lib/routes/not-found";

/**
 * The pages of a site, what features link to, what is left to check in the HTML, what links may lead to, and what the
 * build warned of.
 */
export type CheckedSite = {
  pages: readonly Page[];
  links: readonly CheckedPage[];
  deferred: readonly AnchorToCheck[];
  targets?: Targets;
  problems: readonly Problem[];
};

/**
 * Shows the site, page by page as `html` tells of them, to the check of anchors and to every feature that publishes
 * something, and reports what they find wrong. Without `html` all pages are there.
 */
export async function publishSite(
  { getNode, getNodesByType, reporter }: Pick<BuildArgs, "getNode" | "getNodesByType" | "reporter">,
  features: readonly Feature[],
  made: CheckedSite,
  context: SiteContext & Pick<BuildContext, "buildDigest">,
  html?: HtmlProgress,
): Promise<void> {
  const finished = finishedSiteOf({ getNodesByType }, features, made);
  const publishers = publishersOf(features, finished, context);
  const routes = new Map(made.pages.flatMap(({ file, node, path }) => (file && node ? [[file, path] as const] : [])));
  const routeOfFile = (file: string) => routes.get(file);
  const kept = new KeptPages(context.root, context.buildDigest);
  const sources = sourcesOf(made.pages, getNode, context.root);
  const { part } = context;
  if (part) {
    const sourced = features.flatMap(({ sourcedTypes = [] }) => sourcedTypes).flatMap(getNodesByType);
    const own = { sources, publishers, routeOfFile, kept, html, finished, made, sourced };
    return publishPart(own, { ...context, part }, reporter);
  }
  const found = await publish(sources, publishers, { ...context, routeOfFile, kept, html }, reporter);
  await reportProblems(inTranslations(found, context), reporter);
}

/**
 * The checks of anchors, of components for parts of pages and of links in islands, which projects of Docusaurus have,
 * and what features publish.
 */
export function publishersOf(
  features: readonly Feature[],
  finished: FinishedSite,
  context: SiteContext,
): NamedPublisher[] {
  const { site } = context;
  return [
    { name: "anchors", publisher: anchorPublisher(finished.anchors, site.checks.brokenAnchors) },
    ...(Object.keys(site.themeParts).length > 0
      ? [{ name: "left-out-parts", publisher: leftOutPublisher(context.root) }]
      : []),
    ...(site.lenient && finished.targets
      ? [{ name: "links", publisher: islandLinkPublisher(finished.targets, site) }]
      : []),
    ...features.flatMap(({ name, publish: start }) => (start ? [{ name, publisher: start(context, finished) }] : [])),
  ];
}

/** What features are told of a site beside its pages. */
export function finishedSiteOf(
  { getNodesByType }: Pick<BuildArgs, "getNodesByType">,
  features: readonly Feature[],
  { pages, deferred, targets, problems }: CheckedSite,
): FinishedSite {
  return {
    unrouted: () => unroutedOf(pages, contentTypesOf(features).map(getNodesByType) as (Node & FileFields)[][]),
    nodesOf: getNodesByType,
    anchors: deferred,
    targets,
    warnings: problems,
    policies: features.flatMap(({ policy }) => policy ?? []),
    collections: features.flatMap(({ collections }) => collections ?? []),
  };
}

function unroutedOf(pages: readonly Page[], nodes: readonly (Node & FileFields)[][]): (Node & FileFields)[] {
  const routed = new Set(pages.map(({ node }) => node));
  return nodes
    .flat()
    .filter(({ id }) => !routed.has(id))
    .sort((one, other) => compareText(one.file, other.file));
}

/**
 * What pages are published from, in the order of their routes. Nodes come in the order in which workers made them; what
 * is published is to be the same in every build.
 */
export function* sourcesOf(pages: readonly Page[], getNode: BuildArgs["getNode"], root: string): Generator<PartSource> {
  // The page of addresses without a page is none that readers are led to.
  const ofCode = codePages(root).map((page) => ({ ...page, hidden: page.path === NOT_FOUND_ROUTE }));
  const sorted = [...pages, ...ofCode].sort((one, other) => compareText(one.path, other.path));
  for (const page of sorted)
    yield { page, node: "node" in page && page.node ? (getNode(page.node) as PageNode | undefined) : undefined };
}
