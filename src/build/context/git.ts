import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { compareText } from "../../lib/values/compare-text";
import { originalOf, type TranslatedFolder } from "../../lib/content/translations";
import { docFeedOf } from "../../lib/pages/doc-feed";
import type { Problem } from "../../lib/problem";
import type { Site } from "../../lib/site-config";
import { md5 } from "../../files/digest";
import { isFileAt } from "../../files/is-file-at";
import { pathFrom } from "../../files/path-from";
import { hasSitemap } from "../publish/sitemap";

/** The last change of each file and the day it came, by path from the site's root. */
export type GitUpdates = ReadonlyMap<string, GitUpdate>;

/**
 * A file's last change, its beginning, and who wrote it: those with the most commits first; `mayBeginEarlier` where the
 * history is cut off at that beginning.
 */
export type GitUpdate = {
  date: string;
  author: string;
  firstDate: string;
  contributors: string[];
  mayBeginEarlier?: boolean;
};

/** The digest of all that git knows of a file: a fuller history may change its beginning alone. */
export function gitDigestOf(update: GitUpdate | undefined): string | undefined {
  return update && md5(JSON.stringify(update));
}

/** What git knows of the content, why it may know less than it should, and whether what it knows may be wrong, too. */
export type GitHistory = { updates: GitUpdates; problems: Problem[]; isCutOff: boolean };

/** What git says outside of a repository, and in one without commits. */
const NO_HISTORY = /not a git repository|does not have any commits yet/;

/**
 * The fields of a commit in git's log: day, author by the name that `.mailmap` says, and those whom trailers of its
 * message name beside the author, and its parents, of which one at which a history is cut off has none.
 */
const LOG_FORMAT = "%x00%cI%x1f%aN%x1f%(trailers:key=Co-authored-by,valueonly,separator=%x1e)%x1f%P";

/**
 * Reads the output of `git log -z --name-only` in that format, where zeros end commits and names, so that no name is
 * quoted: newest commit first, so the first mention of a file is its last change and the last mention its beginning;
 * `isCutOff` says that the log lacks older ones.
 */
export function gitUpdatesOf(log: string, isCutOff = false): GitUpdates {
  const updates = new Map<string, Omit<GitUpdate, "contributors">>();
  const commits = new Map<string, Map<string, number>>();
  for (const commit of `\0${log}`.split("\0\0").slice(1)) {
    const [head = "", ...files] = commit.replace("\0\n", "\0").split("\0").filter(Boolean);
    const [written = "", author = "", others = "", parents = ""] = head.split("\u001f");
    const date = new Date(written).toISOString();
    const names = new Set([author, ...others.split("\u001e").map(nameOf)].filter(isPerson));
    for (const file of files) {
      const end = isCutOff && parents === "" ? { mayBeginEarlier: true } : {};
      updates.set(file, { date, author, ...updates.get(file), firstDate: date, ...end });
      const counts = commits.get(file) ?? new Map<string, number>();
      for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
      commits.set(file, counts);
    }
  }
  return new Map(
    [...updates].map(([file, update]) => [file, { ...update, contributors: byCommits(commits.get(file)) }]),
  );
}

/**
 * What git knows of files and of their translations, under the names of the files that are translated; it also tells of
 * translations that are gone, which date nothing.
 */
export function updatesOfTranslated(
  updates: GitUpdates,
  folders: readonly TranslatedFolder[],
  isThere: (file: string) => boolean,
): GitUpdates {
  if (folders.length === 0) return updates;
  const translated = [...updates].flatMap(([file, update]) => {
    const original = originalOf(file, folders);
    return original === undefined || !isThere(file) ? [] : [[original, update] as const];
  });
  return new Map([...updates, ...translated]);
}

/** The name in `Ada Lovelace <ada@example.com>`. */
function nameOf(trailer: string): string {
  return trailer.replace(/<[^>]*>\s*$/, "").trim();
}

function isPerson(name: string): boolean {
  return name !== "" && !name.endsWith("[bot]");
}

function byCommits(counts: ReadonlyMap<string, number> = new Map()): string[] {
  return [...counts]
    .sort(([one, most], [other, fewer]) => fewer - most || compareText(one, other))
    .map(([name]) => name);
}

/**
 * Reads the history of folders, which lie in the repository of the site's own folder, inside of it or beside it, in one
 * call of git; without git, outside a repository and in a shallow clone it says what is missing and how to get it, and
 * where git fails what git says.
 */
export async function readGitHistory(root: string, folders: readonly string[], siteFolder = ""): Promise<GitHistory> {
  const cwd = path.join(root, siteFolder);
  const git = gitIn(cwd);
  const inside = (folder: string) => path.relative(cwd, path.join(root, folder)) || ".";
  try {
    const [log, repository] = await Promise.all([
      git(
        "log",
        "-z",
        `--format=${LOG_FORMAT}`,
        "--name-only",
        "--no-renames",
        "--no-show-signature",
        "--",
        ...folders.map(inside),
      ),
      git("rev-parse", "--is-shallow-repository", "--show-prefix"),
    ]);
    const [shallow, prefix = ""] = repository.split("\n");
    const isCutOff = shallow === "true";
    const updates = fromRoot(siteFolder, prefix, gitUpdatesOf(log, isCutOff));
    return { updates, problems: isCutOff ? [cutOff] : [], isCutOff };
  } catch (error) {
    return { updates: new Map(), problems: [problemOf(error)], isCutOff: false };
  }
}

/**
 * The files, from the site's root, at least one of which changes when another commit is checked out, as by a commit, a
 * pull or a switch of branches, or when more of the history is fetched; those of a repository to come where none is.
 */
export async function historyFiles(root: string, siteFolder = ""): Promise<string[]> {
  const cwd = path.join(root, siteFolder);
  const git = gitIn(cwd);
  // A commit that is checked out without a branch stands in HEAD itself.
  const branch = await git("symbolic-ref", "--quiet", "HEAD").catch(() => "");
  const names = ["HEAD", "shallow", "reftable/tables.list", ...branch.split("\n").filter(Boolean)];
  const places = await git("rev-parse", ...names.flatMap((name) => ["--git-path", name])).then(
    (output) => output.split("\n").filter(Boolean),
    () => names.map((name) => `.git/${name}`),
  );
  return places.map((place) => pathFrom(root, path.resolve(cwd, place)));
}

/** What holds whatever git is set to on the machine: all files of all commits, named from the repository's root. */
const SETTINGS = ["-c", "log.showRoot=true", "-c", "diff.relative=false"];

/** Runs git in a folder; rejects with what git says where it fails. */
function gitIn(cwd: string): (...parameters: string[]) => Promise<string> {
  // In English, whatever the language of the machine.
  const options = { cwd, maxBuffer: 1 << 30, env: { ...process.env, LC_ALL: "C" } };
  return async (...parameters) => (await promisify(execFile)("git", [...SETTINGS, ...parameters], options)).stdout;
}

/** What git knows of folders of a site, from its root; a file that has a translation in these has what that has. */
export async function readContentHistory(
  root: string,
  { siteFolder, translations }: Pick<Site, "siteFolder" | "translations">,
  folders: readonly string[],
): Promise<GitHistory> {
  const { updates, ...rest } = await readGitHistory(root, folders, siteFolder);
  return { updates: updatesOfTranslated(updates, translations, (file) => isFileAt(path.join(root, file))), ...rest };
}

/**
 * What is to be said of a history: where docs are to show dates, authors or contributors all that is wrong with it; in
 * other sites that it is cut off, as soon as posts, feeds of docs or the sitemap have its dates, which then are wrong.
 */
export function historyProblems(
  { problems, isCutOff }: Pick<GitHistory, "problems" | "isCutOff">,
  site: Pick<Site, "docs" | "blogs" | "title" | "noIndex" | "sitemap">,
): Problem[] {
  const { docs, blogs } = site;
  const isShown = docs.some((own) => own.showLastUpdateTime || own.showLastUpdateAuthor || own.showContributors);
  const isUsed = () =>
    hasSitemap(site) ||
    docs.some((instance) => docFeedOf(instance, site)) ||
    blogs.some((own) => own.showLastUpdateTime || own.showLastUpdateAuthor);
  return isShown || (isCutOff && isUsed()) ? problems : [];
}

/** Why git gave no history: it says so itself where it runs. */
function problemOf(error: unknown): Problem {
  const { code, stderr = "" } = Object(error) as { code?: unknown; stderr?: string };
  if (code === "ENOENT") return noGit;
  if (NO_HISTORY.test(stderr)) return noRepository;
  const [said = ""] = stderr.split("\n").filter(Boolean);
  return {
    ...at,
    message: `git could not read the history: ${said.replace(/^fatal: /, "") || String(error)}. Pages show no date and author of 'last updated', and no contributors.`,
    remedy: "Run `git log` in the site's folder, as who builds the site: there git says what to do.",
  };
}

/** Updates by path from the site's root, of those by path from the repository, in which a folder has the prefix. */
function fromRoot(siteFolder: string, prefix: string, updates: GitUpdates): GitUpdates {
  const named = (file: string) => path.posix.join(siteFolder, path.posix.relative(prefix, file));
  return new Map([...updates].map(([file, update]) => [named(file), update]));
}

const at = { severity: "warning" as const, file: ".git" };

const cutOff: Problem = {
  ...at,
  message:
    "The repository is a shallow clone: dates and authors by git may be wrong, on pages, in feeds and the sitemap.",
  remedy: "Fetch the whole history: `git fetch --unshallow`, or `fetch-depth: 0` where a CI checks the site out.",
};

const WITHOUT_HISTORY =
  "set `showLastUpdateTime`, `showLastUpdateAuthor` and `showContributors` to false in the site's settings.";

const noGit: Problem = {
  ...at,
  message: "There is no git on this machine: pages show no date and author of 'last updated', and no contributors.",
  remedy: `Install git, or ${WITHOUT_HISTORY}`,
};

const noRepository: Problem = {
  ...at,
  message:
    "The site is in no git repository with commits: pages show no date and author of 'last updated', and no contributors.",
  remedy: `Run \`git init\` and commit, or ${WITHOUT_HISTORY}`,
};
