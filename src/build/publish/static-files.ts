import { cpSync, existsSync, mkdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { KEPT_FOLDER } from "../../lib/build/kept-folder";
import type { Problem } from "../../lib/problem";
import type { Site } from "../../lib/site-config";
import { decodeAddress } from "../../lib/routes/url";
import { filesIn } from "../../files/files-in";
import { isFileAt } from "../../files/is-file-at";
import { pathFrom } from "../../files/path-from";
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
    for (const file of filesIn(path.join(root, STATIC_FOLDER))) removePublished(file, root);
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

/** Removes what was published before and is to be so no more, and notes what is; returns what has come or gone. */
function notedChanges(root: string, { staticFolders, publishedFiles }: PublishedSettings): string[] {
  const own = staticFolders.flatMap((folder) => filesIn(path.join(root, folder)));
  const named = Object.keys(publishedFiles).map((address) => decodeAddress(address).replace(/^\//, ""));
  const now = new Set([...own, ...named]);
  const before = publishedStaticFiles(root);
  const gone = [...before].filter((file) => !now.has(file));
  for (const file of gone) if (!isPage(file, root)) removePublished(file, root);
  const changed = [...gone, ...[...now].filter((file) => !before.has(file))];
  if (changed.length > 0) {
    const noted = path.join(root, NOTED);
    mkdirSync(path.dirname(noted), { recursive: true });
    writeFileSync(noted, JSON.stringify([...now]));
  }
  return changed;
}

/** Whether a file of the build is one of the site's pages: Gatsby does not write again what it has written. */
function isPage(file: string, root: string): boolean {
  const route = file.replace(/(?:^|\/)index\.html$/, "") || "index";
  return existsSync(path.join(root, "public/page-data", route, "page-data.json"));
}

/** Removes a file of the build, and the folders that are empty without it: a file may take the place of one. */
function removePublished(file: string, root: string): void {
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
  if (!existsSync(from)) return [];
  const problems: Problem[] = [];
  const filter = (source: string, copy: string) => {
    const blocked = blockedBy(copy, statSync(source).isDirectory());
    if (blocked) problems.push(unpublished(pathFrom(root, source), `there is a ${blocked} in its place in the build`));
    return !blocked && !isCopyOf(copy, source);
  };
  try {
    cpSync(from, to, { recursive: true, dereference: true, preserveTimestamps: true, filter });
  } catch (error) {
    const { code = "", message, path: place = from } = error as NodeJS.ErrnoException;
    if (GONE.includes(code)) throw error;
    problems.push(unpublished(pathFrom(root, place), message));
  }
  return problems;
}

/** What a file that goes while it is copied makes of the copying. */
export const GONE: readonly string[] = ["ENOENT", "ENOTDIR"];

/** What stands where a file or a folder is to be copied, if that is the other one of the two. */
function blockedBy(copy: string, isFolder: boolean): "file" | "folder" | undefined {
  if (isFolder) return isFileAt(copy) ? "file" : undefined;
  if (!existsSync(copy) || isFileAt(copy)) return undefined;
  if (filesIn(copy).length > 0) return "folder";
  rmSync(copy, { recursive: true });
  return undefined;
}

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
