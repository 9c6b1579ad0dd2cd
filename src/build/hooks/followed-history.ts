import { readHistoryAnew, type BuildContext } from "../context/context";
import { historyFiles } from "../context/git";
import { FollowedFiles } from "./followed-files";

/**
 * Reads git's history again at each commit, pull and switch of branches while develop runs, and calls `changed` with
 * the file of git's that told of it, by its path from the site's root; resolves once it is followed.
 */
export async function followHistory(
  context: Pick<BuildContext, "root" | "site" | "git">,
  changed: (file: string) => void,
  watchFolder?: ConstructorParameters<typeof FollowedFiles>[2],
): Promise<void> {
  const { root, site } = context;
  let isAsked = false;
  let last = Promise.resolve();
  const read = async (file: string) => {
    isAsked = false;
    // Another branch has a file of its own; what changes while the history is read is told once more.
    files.follow(await historyFiles(root, site.siteFolder));
    await readHistoryAnew(context);
    changed(file);
  };
  const ask = (file: string) => {
    // A rebase is many changes.
    if (isAsked) return;
    isAsked = true;
    last = last.then(() => read(file));
  };
  const files = new FollowedFiles(root, ask, watchFolder);
  files.follow(await historyFiles(root, site.siteFolder));
}
