import { readFileSync } from "node:fs";
import path from "node:path";
import type { BuildContext } from "../../build/context/context";
import type { Feature } from "../../build/feature";
import { pageNodesOf } from "../../build/nodes/content-nodes";
import type { PageNode } from "../../build/nodes/mdx-reader";
import { filesIn } from "../../files/files-in";
import { splitFrontMatter } from "../../lib/content/front-matter";
import { isMdxFile } from "../../lib/content/mdx-file";
import { originalOf, translationOf, type TranslatedFolder } from "../../lib/content/translations";
import { decodeAddress } from "../../lib/routes/url";
import { allTranslations } from "../../lib/settings/locale-site";
import { FILE_SCHEME, linkedFile } from "../../mdx/compile/builders/links";
import type { NodeStore } from "../check/node-store";
import { contentFolders } from "../own-content";
import { codeEdits, isCodeFile } from "./code-edits";
import type { Edit } from "./edits";
import { dataEdits, mdxEdits } from "./file-edits";
import { routeAfter, type Holder } from "./follow";
import { placeAfter, type Move } from "./move";
import { isStyleFile, styleEdits } from "./style-edits";

/** What a move changes in a file, which is named by its path before the move. */
export type Change = { file: string; source: string; edits: Edit[] };

/** What following a move needs to know of a page. */
type ContentPage = Pick<PageNode, "file" | "contentRoot" | "permalink" | "links">;

/** All content of a site before a move, by paths from the site's root. */
export type MovedContent = {
  pages: readonly ContentPage[];
  /** The texts of all files that may name a page. */
  texts: ReadonlyMap<string, string>;
  translated: readonly TranslatedFolder[];
  /** The folder for which `@site` stands, as in a move. */
  siteFolder?: string;
  isThere: (file: string) => boolean;
};

const DATA_FILE = /\.(?:ya?ml|json)$/;

/** All content of a site whose nodes are there, with the texts that its files have now. */
export function movedContent(
  { args }: NodeStore,
  features: readonly Feature[],
  { root, site }: BuildContext,
  isThere: MovedContent["isThere"],
): MovedContent {
  const translated = allTranslations(site.i18n);
  const folders = ["content", ...contentFolders(features, site), ...translated.map((one) => one.translated)];
  const pages = pageNodesOf(features, args.getNodesByType);
  return { pages, texts: textsIn(root, folders), translated, siteFolder: site.siteFolder, isThere };
}

function textsIn(root: string, folders: readonly string[]): Map<string, string> {
  const files = folders.flatMap((folder) =>
    filesIn(path.join(root, folder)).map((name) => path.posix.join(folder, name)),
  );
  const texts = [...new Set(files)]
    .sort()
    .filter((file) => isMdxFile(file) || DATA_FILE.test(file) || isCodeFile(file) || isStyleFile(file));
  return new Map(texts.map((file) => [file, readFileSync(path.join(root, file), "utf8")]));
}

/** The folder that a file's rooted links start from: that of its page, or of the pages around a partial. */
export function contentRootOf(file: string, pages: readonly ContentPage[]): string {
  const own = pages.find((page) => page.file === file)?.contentRoot;
  if (own !== undefined) return own;
  const around = [...new Set(pages.map(({ contentRoot }) => contentRoot))].filter((root) =>
    file.startsWith(`${root}/`),
  );
  return around.sort((a, b) => b.length - a.length)[0] ?? path.posix.dirname(file);
}

/**
 * What a move changes in the content, and the MDX files that cannot be parsed, in which nothing is followed. Throws
 * where the moved file is one of these.
 */
export function changesIn(content: MovedContent, move: Move): { changes: Change[]; unread: string[] } {
  const { pages, texts, translated, isThere } = content;
  const linking = linkingFiles(move, pages);
  const isFile = (file: string) =>
    [file, ...translated.flatMap((folder) => translationOf(file, [folder]) ?? [])].some(isThere);
  const changes: Change[] = [];
  const unread: string[] = [];
  for (const [file, source] of texts) {
    const original = originalOf(file, translated) ?? file;
    if (placeAfter(original, move) === undefined && !linking.has(original) && !mayName(source, move)) continue;
    try {
      // The bundler reads paths in code and stylesheets from where these lie, translated or not.
      const place = isCodeFile(file) || isStyleFile(file) ? file : original;
      const holder = { ...holderOf(place, pages), keepsRoute: original !== file && hasSlug(source) };
      const edits = editsOf(source, holder, move, isFile);
      if (edits.length > 0) changes.push({ file, source, edits });
    } catch (error) {
      if (file === move.from) throw error;
      unread.push(file);
    }
  }
  return { changes, unread };
}

function editsOf(source: string, holder: Holder, move: Move, isFile: MovedContent["isThere"]): Edit[] {
  if (isMdxFile(holder.file)) return mdxEdits(source, holder, move, isFile);
  if (isStyleFile(holder.file)) return styleEdits(source, holder, move);
  return DATA_FILE.test(holder.file) ? dataEdits(source, holder.file, move) : codeEdits(source, holder, move, isFile);
}

/** What is said of a file that cannot be parsed. */
export function unreadLine(file: string): string {
  return `${file} cannot be parsed: nothing is followed in it.`;
}

function hasSlug(source: string): boolean {
  return /^slug:/m.test(splitFrontMatter(source).yaml);
}

function holderOf(file: string, pages: readonly ContentPage[]): Holder {
  const route = pages.find((page) => page.file === file)?.permalink;
  return { file, contentRoot: contentRootOf(file, pages), route };
}

/** The files in which the compiler found a link to a moved one. */
function linkingFiles(move: Move, pages: readonly ContentPage[]): Set<string> {
  const leads = (url: string, page: ContentPage) => {
    if (!url.startsWith(FILE_SCHEME)) return routeAfter(url, move, page.permalink) !== undefined;
    return placeAfter(linkedFile(url, page.contentRoot).path, move) !== undefined;
  };
  return new Set(
    pages.flatMap((page) => page.links.filter(({ url }) => leads(url, page)).map(({ file }) => file ?? page.file)),
  );
}

/** Whether a text holds a name, an id or a route's end of what moves; where it does not, it is not parsed. */
function mayName(source: string, { from, route, docId }: Move): boolean {
  const names = [path.posix.parse(from).name, route?.from.split("/").at(-2), docId?.from];
  // An address may have its blanks and letters of other scripts as escapes.
  const decoded = source.replace(/(?:%[\da-f]{2})+/gi, (escapes) => decodeAddress(escapes));
  return names.some((name) => name && (source.includes(name) || decoded.includes(name)));
}
