import { existsSync, watch } from "node:fs";
import path from "node:path";
import type { SiteContext } from "../context/context";
import { publishStaticFiles } from "../publish/static-files";

/** Calls `changed` when anything in a folder and those below it may have changed; returns what ends that. */
type WatchTree = (folder: string, changed: () => void) => () => void;

/**
 * Publishes the files of static folders as they come, change and go while develop runs; Gatsby begins late with those
 * that come, and leaves what goes. `changed` hears of those that have come or gone, by their paths in the build.
 * Returns what ends that.
 */
export function followStaticFiles(
  { root, site, production }: Pick<SiteContext, "root" | "site" | "production">,
  changed: (files: readonly string[]) => void,
  watchTree: WatchTree = watchEntries,
): () => void {
  let asked: NodeJS.Immediate | undefined;
  const publish = () => {
    asked = undefined;
    try {
      const files = publishStaticFiles(root, site, production);
      if (files.length > 0) changed(files);
    } catch (error) {
      // A file that goes while it is copied is told once more.
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    }
  };
  const folders = site.staticFolders.map((name) => path.join(root, name)).filter(existsSync);
  // One change is told several times.
  const closers = folders.map((folder) => watchTree(folder, () => (asked ??= setImmediate(publish))));
  return () => {
    for (const close of closers) close();
    clearImmediate(asked);
  };
}

const watchEntries: WatchTree = (folder, changed) => {
  // The folder itself may go, which some systems tell as an error.
  const watcher = watch(folder, { recursive: true, persistent: false }, changed).on("error", changed);
  return () => watcher.close();
};
