import { cpSync, existsSync, readFileSync, rmdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { KEPT_FOLDER } from "../../lib/build/kept-folder";
import type { Problem } from "../../lib/problem";
import type { Site } from "../../lib/site-config";
import { decodeAddress } from "../../lib/routes/url";
import { filesIn } from "../../files/files-in";
import { isFileAt } from "../../files/is-file-at";
import { linkedFilesIn } from "../../files/linked-files";
import { pathFrom } from "../../files/path-from";
import { writeWhole } from "../../files/write-whole";
import { copiedFolders, STATIC_FOLDER, staticCandidates } from "../../mdx/compile/static-candidates";

type StaticSettings = Pick<Site, "staticFolders">;
type PublishedSettings = Pick<Site, "staticFolders" | "publishedFiles">;

/** The files that were published last, by their paths in the build. */
const NOTED = `${KEPT_FOLDER}/static-files.json`;

/**
 * Publishes the files of a site's static folders, and takes away those that are in them no more, and what Gatsby
 * published of its own where the site does not have that one; of two files with one path the later folder's stays.
 * Single files that the site names join them. Gatsby's own folder is copied for develop alone: a build has it from
 * Gatsby. Returns the paths in the build of those that have come or gone since the last time, and what could not be
 * published.
 */
export function publishStaticFiles(
  root: string,
  site: PublishedSettings,
  production: boolean,
): { changed: string[]; problems: Problem[] } {
  const target = path.join(root, "public");
  const { staticFolders, publishedFiles } = site;
  if (!staticFolders.includes(STATIC_FOLDER))
    for (const file of linkedFilesIn(path.join(root, STATIC_FOLDER))) removePublished(file, root);
  const changed = notedChanges(root, site);
  const isOwnCopied = staticFolders.includes(STATIC_FOLDER) && !production;
  const folders = [...(isOwnCopied ? [STATIC_FOLDER] : []), ...copiedFolders(staticFolders)];
  const copies = [
    ...folders.map((folder) => [folder, target] as const),
    ...Object.entries(publishedFiles).map(
      ([address, file]) => [file, path.join(target, decodeAddress(address))] as const,
    ),
  ];
  return { changed, problems: copies.flatMap(([from, to]) => copyChanged(path.resolve(root, from), to, root)) };
}

/** The static files that were published last, by their paths in the build; none before the first time. */
export function publishedStaticFiles(root: string): ReadonlySet<string> {
  const noted = path.join(root, NOTED);
  return new Set(existsSync(noted) ? (JSON.parse(readFileSync(noted, "utf8")) as string[]) : []);
}

/**
 * Publishes the files of static folders again that Gatsby has removed from a build: with a page that is gone goes its
 * HTML, also where such a file has its place by then. Returns what could not be published.
 */
export function restoreStaticFiles(root: string, site: StaticSettings): Problem[] {
  return [...publishedStaticFiles(root)].flatMap((name) => {
    const copy = path.join(root, "public", name);
    const file = existsSync(copy) ? undefined : staticFileAt(name, root, site);
    return file === undefined ? [] : copyFile("", path.join(root, file), copy, root);
  });
}

/** Removes what was published before and is to be so no more, and notes what is; returns what has come or gone. */
function notedChanges(root: string, { staticFolders, publishedFiles }: PublishedSettings): string[] {
  const own = staticFolders.flatMap((folder) => linkedFilesIn(path.join(root, folder)));
  const named = Object.keys(publishedFiles).map((address) => decodeAddress(address).replace(/^\//, ""));
  const now = new Set([...own, ...named]);
  const before = publishedStaticFiles(root);
  const gone = [...before].filter((file) => !now.has(file));
  for (const file of gone) if (!isPage(file, root)) removePublished(file, root);
  const changed = [...gone, ...[...now].filter((file) => !before.has(file))];
  if (changed.length > 0) {
    // A build that is killed must not leave half a list, which no later build could read.
    writeWhole(path.join(root, NOTED), JSON.stringify([...now]));
  }
  return changed;
}

/** Whether a file of the build is one of the site's pages: Gatsby does not write again what it has written. */
function isPage(file: string, root: string): boolean {
  const route = file.replace(/(?:^|\/)index\.html$/, "") || "index";
  return existsSync(path.join(root, "public/page-data", route, "page-data.json"));
}

/** Removes a file of the build, and the folders that are empty without it: a file may take the place of one. */
export function removePublished(file: string, root: string): void {
  const place = path.join(root, "public", file);
  if (isFileAt(place)) rmSync(place);
  for (let folder = path.dirname(file); folder !== "."; folder = path.dirname(folder)) {
    try {
      rmdirSync(path.join(root, "public", folder));
    } catch {
      // It has other files, or is none any more.
      return;
    }
  }
}

/**
 * Copies a file, or a folder over another, but for files that were copied before: develop asks after each edit. Returns
 * what stands in the way of it.
 */
function copyChanged(from: string, to: string, root: string): Problem[] {
  const files = isFileAt(from) ? [""] : linkedFilesIn(from);
  const problems = files.flatMap((file) => copyFile(file, from, to, root));
  // What stands in the way of a folder is told once, and not for each of its files.
  return [...new Map(problems.map((problem) => [problem.file, problem])).values()];
}

/** Copies a file, which is named from both folders, unless it was copied before. */
function copyFile(file: string, from: string, to: string, root: string): Problem[] {
  const [source, copy] = [path.join(from, file), path.join(to, file)];
  if (isCopyOf(copy, source)) return [];
  const folder = foldersAbove(file).find((name) => isFileAt(path.join(to, name)));
  if (folder !== undefined) return [unpublished(pathFrom(root, path.join(from, folder)), inTheWay("file"))];
  if (hasFiles(copy)) return [unpublished(pathFrom(root, source), inTheWay("folder"))];
  try {
    cpSync(source, copy, { dereference: true, preserveTimestamps: true });
    return [];
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    if (GONE.includes(code)) throw error;
    return [unpublished(pathFrom(root, source), message)];
  }
}

/** What a file that goes while it is copied makes of the copying. */
export const GONE: readonly string[] = ["ENOENT", "ENOTDIR"];

/** The folders that a path names, the outermost first. */
function foldersAbove(file: string): string[] {
  const names = file.split("/").slice(0, -1);
  return names.map((_, index) => names.slice(0, index + 1).join("/"));
}

/** Whether there is a folder with files where a file is to be copied; one without any is removed. */
function hasFiles(copy: string): boolean {
  if (!existsSync(copy) || isFileAt(copy)) return false;
  if (filesIn(copy).length > 0) return true;
  rmSync(copy, { recursive: true });
  return false;
}

const inTheWay = (what: "file" | "folder") => `there is a ${what} in its place in the build`;

function unpublished(file: string, reason: string): Problem {
  return {
    severity: "error",
    file,
    message: `It cannot be published: ${reason}.`,
    remedy: "Give it another name. If what is there is of an earlier build, `npm run clean` takes that away.",
  };
}

/** Whether one file is as long as another and was changed at the same time, which Node.js copies by the millisecond. */
function isCopyOf(copy: string, source: string): boolean {
  // Below a file there is none: `statSync` alone would throw.
  if (!existsSync(copy)) return false;
  const [made, own] = [copy, source].map((file) => statSync(file, { throwIfNoEntry: false }));
  if (!made?.isFile() || !own?.isFile()) return false;
  return made.size === own.size && Math.abs(made.mtimeMs - own.mtimeMs) <= 1;
}

/**
 * The file of a site's static folders that is published at a path of the build, such as `img/a.svg`: its path from the
 * site's root, or undefined where no folder has it.
 */
export function staticFileAt(name: string, root: string, { staticFolders }: StaticSettings): string | undefined {
  return staticCandidates(name, staticFolders).find((file) => existsSync(path.join(root, file)));
}

/**
 * The text of a file of rules for hosts, such as `_redirects`: that of the site's static folders, then the build's own
 * rules; empty where there are none.
 */
export function withOwnRules(name: string, rules: string, root: string, site: StaticSettings): string {
  // Not of the build: there the file may hold what this or an earlier build has put together.
  const file = staticFileAt(name, root, site);
  const own = file === undefined ? "" : readFileSync(path.join(root, file), "utf8").trimEnd();
  return [own && `${own}\n`, rules].filter(Boolean).join("\n");
}
