import { existsSync, watch } from "node:fs";
import path from "node:path";
import type { SiteContext } from "../context/context";
import { publishStaticFiles } from "../publish/static-files";

/** Calls `changed` when anything in a folder and those below it may have changed; returns what ends that. */
type WatchTree = (folder: string, changed: () => void) => () => void;

/**
 * Publishes the files of static folders as they come, change and go while develop runs. `changed` hears of those that
 * have come or gone, by their paths in the build. Returns what ends that.
 */
export function followStaticFiles(
  { root, site, production }: Pick<SiteContext, "root" | "site" | "production">,
  changed: (files: readonly string[]) => void,
  watchTree: WatchTree = watchEntries,
): () => void {
  let asked: NodeJS.Immediate | undefined;
  let closers: (() => void)[] = [];
  const close = () => closers.splice(0).forEach((end) => end());
  const publish = () => {
    asked = undefined;
    try {
      const files = publishStaticFiles(root, site, production);
      if (files.length === 0) return;
      changed(files);
      // Where a folder goes, Node.js on Linux also forgets those whose names only begin alike.
      close();
      begin();
      // What came meanwhile.
      ask();
    } catch (error) {
      // A file that goes while it is copied is told once more.
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    }
  };
  // One change is told several times.
  const ask = () => void (asked ??= setImmediate(publish));
  const begin = () => {
    const folders = site.staticFolders.map((name) => path.join(root, name)).filter(existsSync);
    closers = folders.map((folder) => watchTree(folder, ask));
  };
  begin();
  return () => {
    close();
    clearImmediate(asked);
  };
}

const watchEntries: WatchTree = (folder, changed) => {
  // The folder itself may go, which some systems tell as an error.
  const watcher = watch(folder, { recursive: true, persistent: false }, changed).on("error", changed);
  return () => watcher.close();
};
