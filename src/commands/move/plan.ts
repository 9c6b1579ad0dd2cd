import { mkdirSync, readFileSync, renameSync } from "node:fs";
import path from "node:path";
import type { BuildContext } from "../../build/context/context";
import type { Feature } from "../../build/feature";
import { pageNodesOf } from "../../build/nodes/content-nodes";
import type { PageNode } from "../../build/nodes/mdx-reader";
import { FILE_SCHEME, linkedFile } from "../../mdx/compile/builders/links";
import { redirectsOf, redirectsOfPage } from "../../features/redirects/redirect";
import type { DocsVersionNode } from "../../features/docs/nodes";
import { contentFiles } from "../../build/nodes/content-files";
import { contentStore, makeNode } from "../check/check-content";
import type { NodeStore } from "../check/node-store";
import { contentFolders } from "../own-content";
import type { Edit } from "./edits";
import { dataEdits, mdxEdits } from "./file-edits";
import { routeAfter, type Holder } from "./follow";
import type { Move } from "./move";
import { SITE_FILE, siteFileEdits } from "./site-file";
import { movedFile, targetOf } from "./target";
import { filesIn } from "../../files/files-in";
import { pathFrom } from "../../files/path-from";
import { splitFrontMatter } from "../../lib/content/front-matter";
import { originalOf, translationOf, type TranslatedFolder } from "../../lib/content/translations";
import { allTranslations } from "../../lib/settings/locale-site";
import { isMdxFile } from "../../lib/content/mdx-file";

/** What a move changes in a file, which is named by its path before the move. */
type Change = { file: string; source: string; edits: Edit[] };

/** All that a move does, and the files that could not be read, in which nothing is followed. */
export type Plan = { move: Move; changes: Change[]; unread: string[] };

/** What an author asks for, and whether there is a file at a path from the site's root. */
type MoveRequest = { from: string; to: string; isThere: (file: string) => boolean };

type DocNode = PageNode & { docId?: string; instance?: string; version?: string };

const DATA_FILE = /\.(?:ya?ml|json)$/;

/**
 * What a move does; the file moves in the context's folder, which must be a stand-in, to see its new route and id.
 * Throws where it cannot be.
 */
export async function planOf(request: MoveRequest, features: readonly Feature[], context: BuildContext): Promise<Plan> {
  const store = await contentStore(features, context);
  const pages: DocNode[] = pageNodesOf(features, store.args.getNodesByType);
  const files = contentFiles(features, context).map(({ node }) => pathFrom(context.root, node.absolutePath));
  const mdxFiles = files.filter(isMdxFile);
  const from = movedFile(request.from, mdxFiles, request.isThere);
  const contentRoot = contentRootOf(from, pages);
  const to = targetOf(request.to, { from, contentRoot, files, isThere: request.isThere });
  const translated = allTranslations(context.site.i18n);
  const translations = movedTranslations({ from, to }, translated, request.isThere);
  const folders = ["content", ...contentFolders(features, context.site), ...translated.map((one) => one.translated)];
  const sources = textsIn(context.root, folders);
  const page = pages.find(({ file }) => file === from);
  const moved = page && (await movedNode(from, to, store, features, context));
  const move: Move = {
    from,
    to,
    ...(translations.length > 0 && { translations }),
    contentRoot,
    ...(page && moved && { route: { from: page.permalink, to: moved.permalink } }),
    ...(page?.docId !== undefined && moved?.docId !== undefined && { docId: { from: page.docId, to: moved.docId } }),
    navbarInstance: page && lastVersionOf(page, store) ? page.instance : undefined,
  };
  assertFree(move, pages, context);
  return { move, ...changesOf(move, pages, sources, context, request.isThere) };
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

/** The texts of all files of content and of translations that may name a page, by their paths from the site's root. */
function textsIn(root: string, folders: readonly string[]): Map<string, string> {
  const files = folders.flatMap((folder) =>
    filesIn(path.join(root, folder)).map((name) => path.posix.join(folder, name)),
  );
  const texts = [...new Set(files)].sort().filter((file) => isMdxFile(file) || DATA_FILE.test(file));
  return new Map(texts.map((file) => [file, readFileSync(path.join(root, file), "utf8")]));
}

/** The folder that a file's rooted links start from: that of its page, or of the pages around a partial. */
function contentRootOf(file: string, pages: readonly PageNode[]): string {
  const own = pages.find((page) => page.file === file)?.contentRoot;
  const around = [...new Set(pages.map(({ contentRoot }) => contentRoot))].filter((root) =>
    file.startsWith(`${root}/`),
  );
  return own ?? around.sort((a, b) => b.length - a.length)[0] ?? path.posix.dirname(file);
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

function changesOf(
  move: Move,
  pages: readonly PageNode[],
  sources: ReadonlyMap<string, string>,
  { root, site }: BuildContext,
  isThere: MoveRequest["isThere"],
): Pick<Plan, "changes" | "unread"> {
  const linking = linkingFiles(move, pages);
  const translated = allTranslations(site.i18n);
  const isFile = (file: string) =>
    [file, ...translated.flatMap((folder) => translationOf(file, [folder]) ?? [])].some(isThere);
  const changes: Change[] = [];
  const unread: string[] = [];
  const note = (file: string, source: string, edits: Edit[]) => {
    if (edits.length > 0) changes.push({ file, source, edits });
  };
  for (const [file, source] of sources) {
    const original = originalOf(file, translated) ?? file;
    if (original !== move.from && !linking.has(original) && !mayName(source, move)) continue;
    if (DATA_FILE.test(file)) note(file, source, dataEdits(source, original, move));
    if (!isMdxFile(file)) continue;
    try {
      const keepsRoute = original !== file && hasSlug(source);
      note(file, source, mdxEdits(source, { ...holderOf(original, pages), keepsRoute }, move, isFile));
    } catch (error) {
      if (file === move.from) throw error;
      unread.push(file);
    }
  }
  const siteFile = readFileSync(path.join(root, SITE_FILE), "utf8");
  note(SITE_FILE, siteFile, siteFileEdits(siteFile, move));
  return { changes, unread };
}

function hasSlug(source: string): boolean {
  return /^slug:/m.test(splitFrontMatter(source).yaml);
}

function holderOf(file: string, pages: readonly PageNode[]): Holder {
  const route = pages.find((page) => page.file === file)?.permalink;
  return { file, contentRoot: contentRootOf(file, pages), route };
}

/** The files in which the compiler found a link to the moved one. */
function linkingFiles(move: Move, pages: readonly PageNode[]): Set<string> {
  const leads = (url: string, page: PageNode) => {
    if (!url.startsWith(FILE_SCHEME)) return routeAfter(url, move, page.permalink) !== undefined;
    return linkedFile(url, page.contentRoot).path === move.from;
  };
  return new Set(
    pages.flatMap((page) => page.links.filter(({ url }) => leads(url, page)).map(({ file }) => file ?? page.file)),
  );
}

/** Whether a text holds a name, an id or a route's end of the moved file; where it does not, it is not parsed. */
function mayName(source: string, { from, route, docId }: Move): boolean {
  const names = [path.posix.parse(from).name, route?.from.split("/").at(-2), docId?.from];
  return names.some((name) => name && source.includes(name));
}
