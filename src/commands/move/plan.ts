import { mkdirSync, readFileSync, renameSync } from "node:fs";
import path from "node:path";
import type { BuildContext } from "../../build/context/context";
import type { Feature } from "../../build/feature";
import { pageNodesOf } from "../../build/nodes/content-nodes";
import type { PageNode } from "../../build/nodes/mdx-reader";
import { redirectsOf, redirectsOfPage } from "../../features/redirects/redirect";
import type { DocsVersionNode } from "../../features/docs/nodes";
import { contentFiles } from "../../build/nodes/content-files";
import { contentStore, makeNode } from "../check/check-content";
import type { NodeStore } from "../check/node-store";
import { changesIn, contentRootOf, movedContent, type Change } from "./changes";
import type { Move } from "./move";
import { siteFileEdits } from "./site-file";
import { movedFile, targetOf } from "./target";
import { pathFrom } from "../../files/path-from";
import { translationOf, type TranslatedFolder } from "../../lib/content/translations";
import { isMdxFile } from "../../lib/content/mdx-file";
import { SITE_FILE } from "../../lib/settings/site-file";

/** All that a move does, and the files that could not be read, in which nothing is followed. */
export type Plan = { move: Move; changes: Change[]; unread: string[] };

/** What an author asks for, and whether there is a file at a path from the site's root. */
type MoveRequest = { from: string; to: string; isThere: (file: string) => boolean };

type DocNode = PageNode & { docId?: string; instance?: string; version?: string };

/**
 * What a move does; the file moves in the context's folder, which must be a stand-in, to see its new route and id.
 * Throws where it cannot be.
 */
export async function planOf(request: MoveRequest, features: readonly Feature[], context: BuildContext): Promise<Plan> {
  const store = await contentStore(features, context);
  const content = movedContent(store, features, context, request.isThere);
  const pages: DocNode[] = pageNodesOf(features, store.args.getNodesByType);
  const files = contentFiles(features, context).map(({ node }) => pathFrom(context.root, node.absolutePath));
  const from = movedFile(request.from, {
    files: files.filter(isMdxFile),
    home: context.site.home?.content,
    isThere: request.isThere,
  });
  const contentRoot = contentRootOf(from, pages);
  const to = targetOf(request.to, { from, contentRoot, files, isThere: request.isThere });
  const translations = movedTranslations({ from, to }, content.translated, request.isThere);
  const siteFile = readFileSync(path.join(context.root, SITE_FILE), "utf8");
  const page = pages.find(({ file }) => file === from);
  const moved = page && (await movedNode(from, to, store, features, context));
  const move: Move = {
    from,
    to,
    ...(translations.length > 0 && { translations }),
    contentRoot,
    siteFolder: context.site.siteFolder,
    ...(page && moved && { route: { from: page.permalink, to: moved.permalink } }),
    ...(page?.docId !== undefined && moved?.docId !== undefined && { docId: { from: page.docId, to: moved.docId } }),
    navbarInstance: page && lastVersionOf(page, store) ? page.instance : undefined,
  };
  assertFree(move, pages, context);
  const { changes, unread } = changesIn(content, move);
  const edits = siteFileEdits(siteFile, move);
  return {
    move,
    changes: [...changes, ...(edits.length > 0 ? [{ file: SITE_FILE, source: siteFile, edits }] : [])],
    unread,
  };
}

/** Where the translations of a file are, and where they go; throws where there is another file. */
function movedTranslations(
  { from, to }: Pick<Move, "from" | "to">,
  folders: readonly TranslatedFolder[],
  isThere: MoveRequest["isThere"],
): { from: string; to: string }[] {
  return folders.flatMap((folder) => {
    const [own, next] = [from, to].map((file) => translationOf(file, [folder]));
    if (own === undefined || next === undefined || !isThere(own)) return [];
    if (isThere(next))
      throw new Error(`${next} is there already, and ${own} would take its place. Remove one of them first.`);
    return [{ from: own, to: next }];
  });
}

async function movedNode(
  from: string,
  to: string,
  store: NodeStore,
  features: readonly Feature[],
  context: BuildContext,
): Promise<DocNode | undefined> {
  mkdirSync(path.join(context.root, path.dirname(to)), { recursive: true });
  renameSync(path.join(context.root, from), path.join(context.root, to));
  const file = contentFiles(features, context).find(({ node }) => pathFrom(context.root, node.absolutePath) === to);
  if (file) await makeNode(file, features, store, context);
  return pageNodesOf(features, store.args.getNodesByType).find((node) => node.file === to);
}

function lastVersionOf({ instance, version }: DocNode, { args }: NodeStore): boolean {
  const versions = args.getNodesByType("DocsVersion") as unknown as DocsVersionNode[];
  return versions.some((node) => node.instance === instance && node.name === version && node.isLast);
}

/** Throws where the new route or id is another page's, or an old route of one. */
function assertFree(
  { from, to, contentRoot, route, docId }: Move,
  pages: readonly DocNode[],
  { site }: BuildContext,
): void {
  const others = pages.filter(({ file }) => file !== from);
  const taken = others.find(({ permalink }) => permalink === route?.to);
  if (taken)
    throw new Error(`${to} would have the route '${route?.to}', which is that of ${taken.file}. Choose another path.`);
  const twin = docId && others.find((page) => page.contentRoot === contentRoot && page.docId === docId.to);
  if (twin)
    throw new Error(`${to} would have the id '${docId.to}', which is that of ${twin.file}. Choose another path.`);
  const redirect = [...redirectsOf(site), ...others.flatMap(redirectsOfPage)].find((one) => one.from === route?.to);
  if (redirect)
    throw new Error(
      `${redirect.file} (\`${redirect.key}\`) leads from '${redirect.written}', the new route of the page, to '${redirect.to}'. Take that out, or choose another path.`,
    );
}
