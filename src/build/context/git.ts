/** The last change of each file and the day it came, by path from the site's root. */
export type GitUpdates = ReadonlyMap<string, { date: string; author: string; firstDate: string }>;

/** Reads the output of `git log --format=%x00%cI%x1f%an --name-only`: newest commit first, so the first mention of a file is its last change and the last mention its beginning. */
export function gitUpdatesOf(log: string): GitUpdates {
  const updates = new Map<string, { date: string; author: string; firstDate: string }>();
  for (const commit of log.split("\0").slice(1)) {
    const [head = "", ...files] = commit.split("\n").filter(Boolean);
    const [written = "", author = ""] = head.split("\u001f");
    const date = new Date(written).toISOString();
    for (const file of files) updates.set(file, { date, author, ...updates.get(file), firstDate: date });
  }
  return updates;
}
