import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Problem } from "../../lib/problem";

/** The last change of each file and the day it came, by path from the site's root. */
export type GitUpdates = ReadonlyMap<string, { date: string; author: string; firstDate: string }>;

/** What git knows of the content, and why it may know less than it should. */
export type GitHistory = { updates: GitUpdates; problems: Problem[] };

/**
 * Reads the output of `git log --format=%x00%cI%x1f%an --name-only`: newest commit first, so the first mention of a
 * file is its last change and the last mention its beginning.
 */
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

/**
 * Reads the history of folders in one call of git; without git, outside a repository and in a shallow clone it says
 * what is missing and how to get it.
 */
export async function readGitHistory(root: string, folders: readonly string[]): Promise<GitHistory> {
  const git = async (...parameters: string[]) =>
    (await promisify(execFile)("git", parameters, { cwd: root, maxBuffer: 1 << 30 })).stdout;
  try {
    const [log, shallow] = await Promise.all([
      git(
        ...["-c", "core.quotePath=false", "log", "--format=%x00%cI%x1f%an", "--name-only", "--no-renames"],
        ...["--no-show-signature", "--relative", "--", ...folders],
      ),
      git("rev-parse", "--is-shallow-repository"),
    ]);
    return { updates: gitUpdatesOf(log), problems: shallow.trim() === "true" ? [cutOff] : [] };
  } catch (error) {
    const isMissing = (error as { code?: unknown }).code === "ENOENT";
    return { updates: new Map(), problems: [isMissing ? noGit : noRepository] };
  }
}

const at = { severity: "warning" as const, file: ".git" };

const cutOff: Problem = {
  ...at,
  message: "The repository is a shallow clone: the dates and authors of 'last updated' may be wrong.",
  remedy: "Fetch the whole history: `git fetch --unshallow`, or `fetch-depth: 0` where a CI checks the site out.",
};

const noGit: Problem = {
  ...at,
  message: "There is no git on this machine: pages show no date and author of 'last updated'.",
  remedy: "Install git, or set `showLastUpdateTime` and `showLastUpdateAuthor` to false in src/site.ts.",
};

const noRepository: Problem = {
  ...at,
  message: "The site is in no git repository with commits: pages show no date and author of 'last updated'.",
  remedy: "Run `git init` and commit, or set `showLastUpdateTime` and `showLastUpdateAuthor` to false in src/site.ts.",
};
