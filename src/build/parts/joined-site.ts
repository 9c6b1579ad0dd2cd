import path from "node:path";
import type { Node, Reporter } from "gatsby";
import { compareText } from "../../lib/values/compare-text";
import { distinct } from "../../lib/values/distinct";
import type { Problem } from "../../lib/problem";
import { checkSite } from "../checks/check-site";
import { codeRoutes } from "../checks/code-pages";
import { reportProblems } from "../checks/report";
import type { SiteContext } from "../context/context";
import type { Feature, Page } from "../feature";
import type { FileFields } from "../nodes/content-node";
import { contentTypesOf, pageTypesOf } from "../nodes/content-nodes";
import { inTranslations } from "../nodes/translated-text";
import type { PageNode } from "../nodes/mdx-reader";
import { finishedSiteOf, publishersOf, type CheckedSite } from "../hooks/publish-site";
import type { KeptResults } from "../publish/kept-pages";
import { runAfterBuild } from "../publish/after-build";
import { lastBuildFacts, noteLastBuild } from "../publish/last-build";
import { publish, type FinishedSite, type PublishSource } from "../publish/publisher";
import { hasSitemap } from "../publish/sitemap";
import { publishRouteList, routeListOf } from "../publish/route-list";
import type { SoundPart } from "./join-plan";
import { layTogether, type PartFiles } from "./lay-together";
import { writeSitemap } from "./joined-sitemap";
import { readPartLines, type PartLine, type PartPage } from "./part-file";

/** What is checked of the nodes of all parts; the rest stays on disk. */
const CHECKED = [
  "id",
  "internal",
  "file",
  "permalink",
  "title",
  "draft",
  "contentRoot",
  "linkBase",
  "appearsFrom",
  "waiting",
  "leftOut",
  "links",
  "anchors",
  "unparsed",
  "assets",
  "cardLists",
  "lastUpdate",
  "gitDate",
  "head",
] as const;

/**
 * Checks the links between parts, lays their files into `public`, and publishes there what is made of all pages.
 * Reports what is wrong; an error ends it.
 */
export async function joinParts(
  parts: readonly SoundPart[],
  files: PartFiles,
  features: readonly Feature[],
  context: SiteContext,
  reporter: Reporter,
): Promise<void> {
  const { root, site } = context;
  const { pages: all, nodes } = readAll(parts, features);
  const pages = featurePages(all, root);
  const links = distinct(parts.flatMap(({ head }) => head.links));
  const checked = checkSite({ nodes, pages, links }, context);
  await reportProblems(checked.problems, reporter);
  layTogether(files, features, path.join(root, "public"));
  const told: Problem[] = distinct([...parts.flatMap(({ head }) => head.problems), ...checked.problems]);
  const { deferred, targets } = checked;
  const made: CheckedSite = { pages, links, deferred, targets, problems: told };
  const titles = new Map(nodes.map(({ id, title }) => [id, title]));
  publishRouteList(root, routeListOf(pages, titles, codeRoutes(root), site.title));
  if (hasSitemap(site)) await writeSitemap(all, nodes, site);
  const current: { kept?: KeptResults } = {};
  const found = await publish(
    joinedSources(parts, (kept) => (current.kept = kept)),
    publishersOf(features, joinedSiteOf(parts, features, made), context),
    { root, kept: { find: () => current.kept, add: () => undefined, finish: () => undefined } },
    reporter,
  );
  await reportProblems(inTranslations(found, context), reporter);
  noteLastBuild(root, lastBuildFacts(site));
  await reportProblems(runAfterBuild(context, pages), reporter);
}

/** The pages of all parts, and what is checked of their nodes, drafts included. */
function readAll(parts: readonly SoundPart[], features: readonly Feature[]): { pages: Page[]; nodes: PageNode[] } {
  const types = new Set(pageTypesOf(features));
  const pages: Page[] = [];
  const nodes: PageNode[] = [];
  for (const { page, node } of linesOfAll(parts)) {
    if (page) pages.push({ context: {}, ...page });
    if (node && types.has(node.internal.type)) nodes.push(checkedFieldsOf(node as PageNode));
  }
  return { pages, nodes };
}

function checkedFieldsOf(node: PageNode): PageNode {
  return Object.fromEntries(CHECKED.map((key) => [key, node[key]])) as unknown as PageNode;
}

function* linesOfAll(parts: readonly SoundPart[]): Generator<PartLine> {
  for (const { folder } of parts) yield* readPartLines(folder);
}

/** Pages without those of `src/pages`, as a build has them before Gatsby makes these. */
function featurePages(pages: readonly Page[], root: string): Page[] {
  const code = new Set(codeRoutes(root));
  return pages.filter(({ path }) => !code.has(path));
}

function joinedSiteOf(parts: readonly SoundPart[], features: readonly Feature[], made: CheckedSite): FinishedSite {
  const sourced = parts[0]?.head.sourced ?? [];
  const nodesOf = (type: string): Node[] => {
    const lines = contentTypesOf(features).includes(type) ? linesOfAll(parts) : [];
    const ofContent = [...lines].flatMap(({ node }) => (node?.internal.type === type ? [node] : []));
    return [...sourced.filter(({ internal }) => internal.type === type), ...ofContent];
  };
  return { ...finishedSiteOf({ getNodesByType: nodesOf }, features, made), unrouted: () => unroutedIn(parts) };
}

function unroutedIn(parts: readonly SoundPart[]): (Node & FileFields)[] {
  const nodes = [...linesOfAll(parts)].flatMap((line) => (line.page ? [] : [line.node]));
  return nodes.sort((one, other) => compareText(one.file, other.file));
}

type Routed = Extract<PartLine, { page: PartPage }>;

/** The pages of all parts in the order of their routes, one line of each part at a time; `tell` gets what was kept. */
function* joinedSources(
  parts: readonly SoundPart[],
  tell: (kept: KeptResults) => void,
): Generator<PublishSource, undefined> {
  const waiting = parts.map(({ folder }) => routedLines(folder));
  const heads = waiting.map((lines) => lines.next().value);
  for (;;) {
    const at = heads.reduce((best, line, index) => (isBefore(line, heads[best]) ? index : best), 0);
    const line = heads[at];
    if (!line) return undefined;
    heads[at] = waiting[at]?.next().value;
    tell(line.kept);
    yield line;
  }
}

function* routedLines(folder: string): Generator<Routed, undefined> {
  for (const line of readPartLines(folder)) if (line.page) yield line;
  return undefined;
}

function isBefore(line: Routed | undefined, other: Routed | undefined): boolean {
  return line !== undefined && (other === undefined || line.page.path < other.page.path);
}
