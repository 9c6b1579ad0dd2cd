import type { BuildArgs } from "gatsby";
import { anchorPublisher } from "../checks/anchors";
import { codeRoutes } from "../checks/check-site";
import type { AnchorToCheck } from "../checks/link-check";
import { reportProblems } from "../checks/report";
import type { SiteContext } from "../context/context";
import type { Feature, Page } from "../feature";
import type { PageNode } from "../nodes/mdx-reader";
import { publish, type NamedPublisher, type PublishSource } from "../publish/publisher";

/**
 * Shows the finished site to the check of anchors and to every feature that publishes something, and reports what they
 * find wrong.
 */
export async function publishSite(
  { getNode, reporter }: Pick<BuildArgs, "getNode" | "reporter">,
  features: readonly Feature[],
  { pages, deferred }: { pages: readonly Page[]; deferred: readonly AnchorToCheck[] },
  context: SiteContext,
): Promise<void> {
  const publishers: NamedPublisher[] = [
    { name: "anchors", publisher: anchorPublisher(deferred) },
    ...features.flatMap(({ name, publish: start }) => (start ? [{ name, publisher: start(context) }] : [])),
  ];
  const nodeOf = (id: string | undefined) => (id ? (getNode(id) as PageNode | undefined) : undefined);
  const problems = await publish(sourcesOf(pages, nodeOf, context.root), publishers, context, reporter);
  await reportProblems(problems, reporter);
}

function* sourcesOf(
  pages: readonly Page[],
  nodeOf: (id: string | undefined) => PageNode | undefined,
  root: string,
): Generator<PublishSource> {
  for (const page of pages) yield { page, node: nodeOf(page.node) };
  // The page of addresses without a page is none that readers are led to.
  for (const route of codeRoutes(root)) yield { page: { path: route, hidden: route === "/404/" } };
}
