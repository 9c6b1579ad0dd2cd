import type { BuildArgs, Node } from "gatsby";
import { anchorPublisher } from "../checks/anchors";
import { codePages } from "../checks/check-site";
import type { AnchorToCheck } from "../checks/link-check";
import { reportProblems } from "../checks/report";
import type { Problem } from "../../lib/problem";
import type { SiteContext } from "../context/context";
import type { Feature, Page } from "../feature";
import type { FileFields } from "../nodes/content-node";
import { contentTypesOf } from "../nodes/content-nodes";
import type { PageNode } from "../nodes/mdx-reader";
import { publish, type FinishedSite, type NamedPublisher, type PublishSource } from "../publish/publisher";

/** The pages of a site, what is left to check in their HTML, and what the build warned of. */
export type CheckedSite = {
  pages: readonly Page[];
  deferred: readonly AnchorToCheck[];
  problems: readonly Problem[];
};

/**
 * Shows the finished site to the check of anchors and to every feature that publishes something, and reports what they
 * find wrong.
 */
export async function publishSite(
  { getNode, getNodesByType, reporter }: Pick<BuildArgs, "getNode" | "getNodesByType" | "reporter">,
  features: readonly Feature[],
  made: CheckedSite,
  context: SiteContext,
): Promise<void> {
  const { pages, deferred } = made;
  const finished = finishedSiteOf({ getNodesByType }, features, made);
  const publishers: NamedPublisher[] = [
    { name: "anchors", publisher: anchorPublisher(deferred) },
    ...features.flatMap(({ name, publish: start }) => (start ? [{ name, publisher: start(context, finished) }] : [])),
  ];
  const routes = new Map(pages.flatMap(({ file, node, path }) => (file && node ? [[file, path] as const] : [])));
  const routeOfFile = (file: string) => routes.get(file);
  const found = await publish(
    sourcesOf(pages, getNode, context.root),
    publishers,
    { ...context, routeOfFile },
    reporter,
  );
  await reportProblems(found, reporter);
}

/** What features are told of a site beside its pages. */
export function finishedSiteOf(
  { getNodesByType }: Pick<BuildArgs, "getNodesByType">,
  features: readonly Feature[],
  { pages, deferred, problems }: CheckedSite,
): FinishedSite {
  return {
    unrouted: () => unroutedOf(pages, contentTypesOf(features).map(getNodesByType) as (Node & FileFields)[][]),
    nodesOf: getNodesByType,
    anchors: deferred,
    warnings: problems,
  };
}

function unroutedOf(pages: readonly Page[], nodes: readonly (Node & FileFields)[][]): (Node & FileFields)[] {
  const routed = new Set(pages.map(({ node }) => node));
  return nodes.flat().filter(({ id }) => !routed.has(id));
}

/** What pages are published from, those of features by their routes, then those of code. */
export function* sourcesOf(
  pages: readonly Page[],
  getNode: BuildArgs["getNode"],
  root: string,
): Generator<PublishSource> {
  // Nodes come in the order in which workers made them; what is published is to be the same in every build.
  const sorted = [...pages].sort((one, other) => (one.path < other.path ? -1 : 1));
  for (const page of sorted) yield { page, node: page.node ? (getNode(page.node) as PageNode | undefined) : undefined };
  // The page of addresses without a page is none that readers are led to.
  for (const { path, component } of codePages(root)) yield { page: { path, component, hidden: path === "/404/" } };
}
