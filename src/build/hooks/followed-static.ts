import { existsSync, realpathSync, watch } from "node:fs";
import path from "node:path";
import type { SiteContext } from "../context/context";
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
  let closers: (() => void)[] = [];
  let told = "";
  let watched = "";
  const places = site.staticFolders.map((name) => path.join(root, name));
  const stateNow = () => places.map((place) => nearestFolder(place).state).join("\n");
  const close = () => closers.splice(0).forEach((end) => end());
  const publish = () => {
    asked = undefined;
    try {
      const { changed: files, problems } = publishStaticFiles(root, site, production);
      const wrong = problems.map(formatProblem).join();
      // Each edit of another file finds the same once more.
      if (problems.length > 0 && wrong !== told) failed(problems);
      told = wrong;
      // What watches a folder that has gone is dead, also where another one has come in its place.
      if (files.length === 0 && stateNow() === watched) return;
      if (files.length > 0) changed(files);
      // Where a folder goes, Node.js on Linux also forgets those whose names only begin alike.
      close();
      begin();
      // What came meanwhile.
      ask();
    } catch (error) {
      // A file that goes while it is copied is told once more.
      if (!GONE.includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
    }
  };
  // One change is told several times.
  const ask = () => void (asked ??= setImmediate(publish));
  const askForFolder = () => {
    if (stateNow() !== watched) ask();
  };
  const begin = () => {
    watched = stateNow();
    const folders = places.filter(existsSync);
    const above = places.filter((place) => !existsSync(place)).map((place) => nearestFolder(place).place);
    const linked = new Set(folders.flatMap(linkedFoldersOf));
    closers = [
      ...folders.map((folder) => watchFolder(folder, ask, true)),
      // Not what is below: a link to one file may lead to the folder of all projects.
      ...[...linked].map((folder) => watchFolder(folder, ask, false)),
      ...[...new Set(above)].map((folder) => watchFolder(folder, askForFolder, false)),
    ];
  };
  begin();
  return () => {
    close();
    clearImmediate(asked);
  };
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
