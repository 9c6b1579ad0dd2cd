import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isPicture } from "../../../lib/content/file-endings";
import { nearOnes } from "../../../lib/problem";
import { decodeAddress, isExternal, isPathname, orWithScheme, splitUrl, withoutBaseUrl } from "../../../lib/routes/url";
import { GONE, md5, shortDigest } from "../../../files/digest";
import { fileDigest } from "../file-digest";
import type { CompileState } from "../compile-state";
import type { CompileSettings } from "../settings";
import { MdxError } from "../run/runtime";
import { isFileLink } from "./links";
import { namedFile, type NamingContext } from "./named-file";
import { STATIC_FOLDER, staticCandidates } from "../static-candidates";
import { assertOwnFile, namedFolders } from "./own-files";
import { withoutMdxEnding } from "../../../lib/content/mdx-file";
import { isFileAt } from "../../../files/is-file-at";

/** The end of a file's path; that of a version (`../3.0.0-beta.1`) and a slash are none. */
const FILE_ENDING = /\.(?:[a-z]\w*|7z)$/i;

/**
 * Whether a URL in content names a file beside it (`./a.png`, `../a.zip`, `@site/static/a.pdf`) rather than a route or
 * another host.
 */
export function isRelativeFile(url: string): boolean {
  const { path: written } = splitUrl(url);
  return (
    !isExternal(url) && !isPathname(url) && !written.startsWith("/") && !isFileLink(url) && FILE_ENDING.test(written)
  );
}

/**
 * An address in content from the site's root: that of a file which nothing looks for, without its `pathname://`, and in
 * projects of Docusaurus without the base URL, which pages get when they are drawn.
 */
export function ownAddress(
  url: string,
  { lenient, baseUrl = "/" }: Pick<CompileSettings, "lenient" | "baseUrl">,
): string {
  const path = isPathname(url) ? url.slice("pathname://".length) : url;
  return lenient ? withoutBaseUrl(path, baseUrl) : path;
}

/** Where files of the site are looked for, and where those are noted that a page is made from. */
type FileSearch = {
  root: string;
  state: Pick<CompileState, "dependencies">;
  settings: Pick<CompileSettings, "staticFolders">;
};

/** Where a file is named that is to be published. */
type PublishContext = NamingContext & FileSearch & { state: Pick<CompileState, "assets"> };

/**
 * Publishes a file that content names and returns its URL; throws when there is no such file, naming the nearest that
 * exist.
 */
export function publish(url: string, context: PublishContext): { url: string; file: string } {
  const { file, root, state, settings } = context;
  const { path: written, query, hash } = splitUrl(url);
  const target = namedFile(decodeAddress(written), context);
  const absolute = path.join(root, target);
  assertOwnFile(target, written, root, namedFolders(file, false, settings.siteFolder));
  if (!isFileAt(absolute)) throw missingFile(written, target, context);
  const digest = md5(readFileSync(absolute));
  const { name, ext } = path.parse(target);
  const published = `/assets/${encodeURIComponent(name)}-${shortDigest(digest)}${ext}`;
  state.dependencies.set(target, digest);
  state.assets.set(target, published);
  return { url: `${published}${query}${hash}`, file: target };
}

/**
 * Checks that a URL path such as `/img/a.png` is a file of a static folder, and returns that file from the site's root:
 * the one that is published there. The page is made again once another would be.
 */
export function staticFileOf(url: string, context: FileSearch): string {
  const { root, state } = context;
  const folders = staticFolders(context.settings);
  const files = staticCandidates(decodeAddress(splitUrl(url).path), folders);
  for (const file of files) assertOwnFile(file, url, root, folders);
  for (const file of files) {
    const digest = fileDigest(root, file);
    state.dependencies.set(file, digest);
    if (digest !== GONE) return file;
  }
  throw missingFile(url, files.at(-1) ?? "", context, IN_STATIC);
}

/** How the path of a file beside the content is written. */
const BESIDE = "Correct the path: it is relative to this file, or from the site's root with `@site/`.";
const IN_STATIC = "Correct the path: with a slash at its beginning it starts in `static/`, with `./` beside this file.";

/**
 * The mistake of naming a file (`target`, from the site's root) that is not there, with the nearest names in its
 * folder: pictures for a picture; pages are no such files, but for one of which only the ending is missing
 * (`socket.io`). A path without a slash or dots may be meant for a file of a static folder. The page is made again once
 * the file is there.
 */
export function missingFile(written: string, target: string, context: FileSearch, remedy = BESIDE): MdxError {
  const { root, state } = context;
  state.dependencies.set(target, GONE);
  const name = path.basename(decodeAddress(written));
  const folder = path.dirname(path.join(root, target));
  const isOffered = (entry: string) => /\.(?!mdx?$)[^.]+$/.test(entry) || withoutMdxEnding(entry) === name;
  const files = existsSync(folder) ? readdirSync(folder).filter(isOffered) : [];
  const offered = isPicture(written) ? files.filter(isPicture) : files;
  const near = [...staticAddress(written, context), ...inFolderOf(written, nearOnes(name, offered, 0))];
  return new MdxError(`There is no file '${written}'.`, orWithScheme(written, remedy), near);
}

/** Names of files with the folder before them with which a path is written. */
export function inFolderOf(written: string, names: readonly string[]): string[] {
  const { path: plain } = splitUrl(written);
  return names.map((name) => `${plain.slice(0, plain.lastIndexOf("/") + 1)}${name}`);
}

/** A path with the slash that it lacks, where a static folder has such a file. */
function staticAddress(written: string, { root, settings }: FileSearch): string[] {
  if (/^[./@]/.test(written)) return [];
  const name = decodeAddress(written);
  const isThere = staticFolders(settings).some((folder) => isFileAt(path.join(root, folder, name)));
  return isThere ? [`/${written}`] : [];
}

function staticFolders({ staticFolders: folders }: FileSearch["settings"]): readonly string[] {
  return folders ?? [STATIC_FOLDER];
}
