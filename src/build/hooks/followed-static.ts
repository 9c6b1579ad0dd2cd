import { existsSync, realpathSync, watch } from "node:fs";
import path from "node:path";
import type { SiteContext } from "../context/context";
import { distinct } from "../../lib/values/distinct";
import { formatProblem, type Problem } from "../../lib/problem";
import { linkedFilesIn } from "../../files/linked-files";
import { GONE, publishStaticFiles } from "../publish/static-files";
import { nearestFolder } from "./followed-files";

/**
 * Calls `changed` when anything in a folder may have changed, and with `below` in those below it; returns what ends
 * that.
 */
type WatchFolder = (folder: string, changed: () => void, below: boolean) => () => void;
/** Hears of the files that have come or gone, by their paths in the build, and of what could not be published. */
type Listener = { changed: (files: readonly string[]) => void; failed: (problems: readonly Problem[]) => void };

/**
 * Publishes the files of static folders, and those that links there lead to, as they come, change and go while develop
 * runs, also with the whole folder. Returns what ends that.
 */
export function followStaticFiles(
  { root, site, production }: Pick<SiteContext, "root" | "site" | "production">,
  { changed, failed }: Listener,
  watchFolder: WatchFolder = watchEntries,
): () => void {
  let asked: NodeJS.Immediate | undefined;
  const closers: (() => void)[] = [];
  let told = "";
  // Undefined while not all of it is watched: what goes meanwhile breaks that off, and nothing would tell of it.
  let watched: string | undefined;
  const places = site.staticFolders.map((name) => path.join(root, name));
  const stateNow = () => places.map((place) => nearestFolder(place).state).join("\n");
  const close = () => {
    watched = undefined;
    closers.splice(0).forEach((end) => end());
  };
  const publish = () => {
    asked = undefined;
    const files = unlessGone(() => {
      const { changed: published, problems } = publishStaticFiles(root, site, production);
      const wrong = problems.map(formatProblem).join();
      // Each edit of another file finds the same once more.
      if (problems.length > 0 && wrong !== told) failed(problems);
      told = wrong;
      return published;
    });
    // What watches a folder that has gone is dead, also where another one has come in its place.
    if (!files?.length && stateNow() === watched) return;
    if (files?.length) changed(files);
    // Where a folder goes, Node.js on Linux also forgets those whose names only begin alike.
    close();
    begin();
    // What came meanwhile.
    ask();
  };
  // One change is told several times.
  const ask = () => void (asked ??= setImmediate(publish));
  const askForFolder = () => {
    if (stateNow() !== watched) ask();
  };
  const begin = () =>
    unlessGone(() => {
      const state = stateNow();
      for (const { folder, below, isAbove } of foldersToWatch(places))
        closers.push(watchFolder(folder, isAbove ? askForFolder : ask, below));
      watched = state;
    });
  begin();
  if (watched === undefined) ask();
  return () => {
    close();
    clearImmediate(asked);
  };
}

/** What `work` gives; undefined where a file or a folder went while it was looked at. */
function unlessGone<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (GONE.includes((error as NodeJS.ErrnoException).code ?? "")) return undefined;
    throw error;
  }
}

/** What is watched for static folders: themselves, those to which links there lead, and those above ones to come. */
function foldersToWatch(places: readonly string[]): { folder: string; below: boolean; isAbove: boolean }[] {
  const folders = places.filter(isFolder);
  const above = places.filter((place) => !isFolder(place)).map((place) => nearestFolder(place).place);
  return [
    ...folders.map((folder) => ({ folder, below: true, isAbove: false })),
    // Not what is below: a link to one file may lead to the folder of all projects.
    ...distinct(folders.flatMap(linkedFoldersOf)).map((folder) => ({ folder, below: false, isAbove: false })),
    ...distinct(above).map((folder) => ({ folder, below: false, isAbove: true })),
  ];
}

function isFolder(place: string): boolean {
  return nearestFolder(place).place === place;
}

/** The folders outside of a folder that have the files to which links in it lead: what watches it follows no links. */
function linkedFoldersOf(folder: string): string[] {
  const own = realpathSync(folder);
  return linkedFilesIn(folder)
    .map((file) => path.join(folder, file))
    .filter(existsSync)
    .map((file) => path.dirname(realpathSync(file)))
    .filter((place) => place !== own && !place.startsWith(own + path.sep));
}

const watchEntries: WatchFolder = (folder, changed, below) => {
  // The folder itself may go, which some systems tell as an error.
  const watcher = watch(folder, { recursive: below, persistent: false }, changed).on("error", changed);
  return () => watcher.close();
};
