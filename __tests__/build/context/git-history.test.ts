import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { historyFiles, readGitHistory, type GitHistory } from "../../../src/build/context/git";
import { TYPESCRIPT } from "../../../src/commands/run.mjs";
import { formatProblem } from "../../../src/lib/problem";

let folder: string;
let root: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), "git-history-")));
  root = path.join(folder, "site");
  mkdirSync(root);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs git with nothing of the machine's own settings. */
function git(parameters: string[], more: Record<string, string> = {}, cwd = root): void {
  const env = { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_SYSTEM: "/dev/null", ...more };
  execFileSync("git", parameters, { cwd, env, stdio: "pipe" });
}

function write(file: string, text = file): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

/** Commits all that is there, as its author of that day; the committer's date is what counts. */
function commit(author: string, date: string): void {
  const [name, email] = [author, "author@example.org"];
  git(["add", "--all"]);
  git(["commit", "--message", "Change"], {
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_AUTHOR_DATE: "2001-01-01T00:00:00Z",
    GIT_COMMITTER_NAME: "Committer",
    GIT_COMMITTER_EMAIL: email,
    GIT_COMMITTER_DATE: date,
  });
}

const wordsOf = ({ problems }: Pick<GitHistory, "problems">) => problems.map(formatProblem).join("\n\n");

describe("readGitHistory", () => {
  beforeEach(() => {
    git(["init", "--quiet"]);
    write("content/a.mdx");
    write("content/größe/b c.mdx");
    write("elsewhere/d.mdx");
    commit("Ada", "2023-01-01T10:00:00+02:00");
  });

  it("calls authors by the names that .mailmap says", async () => {
    write(".mailmap", "Ada Lovelace <author@example.org> Ada <author@example.org>\n");
    const { updates } = await readGitHistory(root, ["content"]);
    expect(updates.get("content/a.mdx")?.author).toBe("Ada Lovelace");
  });

  it("gives each file of the folders its last change and its first day", async () => {
    write("content/a.mdx", "new");
    commit("Grace Hopper", "2024-05-03T10:00:00Z");
    expect(await readGitHistory(root, ["content"])).toEqual({
      updates: new Map([
        [
          "content/a.mdx",
          {
            date: "2024-05-03T10:00:00.000Z",
            author: "Grace Hopper",
            firstDate: "2023-01-01T08:00:00.000Z",
            contributors: ["Ada", "Grace Hopper"],
          },
        ],
        [
          "content/größe/b c.mdx",
          {
            date: "2023-01-01T08:00:00.000Z",
            author: "Ada",
            firstDate: "2023-01-01T08:00:00.000Z",
            contributors: ["Ada"],
          },
        ],
      ]),
      problems: [],
      isCutOff: false,
    });
  });

  it("knows files by names that git writes in quotes elsewhere", async () => {
    const names = ['content/"quoted".mdx', "content/back\\slash.mdx", "content/tab\t🚀.mdx"];
    for (const name of names) write(name);
    commit("Grace", "2024-05-03T10:00:00Z");
    const { updates } = await readGitHistory(root, ["content"]);
    expect(names.map((name) => updates.get(name)?.author)).toEqual(["Grace", "Grace", "Grace"]);
  });

  it("reads several folders, passes over one that is not there, and knows no file that was not committed", async () => {
    write("content/new.mdx");
    const { updates } = await readGitHistory(root, ["elsewhere", "content", "none"]);
    expect([...updates.keys()].sort()).toEqual(["content/a.mdx", "content/größe/b c.mdx", "elsewhere/d.mdx"]);
  });

  it("gives a moved file a new beginning, as it is another page", async () => {
    git(["mv", "content/a.mdx", "content/e.mdx"]);
    commit("Grace", "2024-05-03T10:00:00Z");
    expect((await readGitHistory(root, ["content"])).updates.get("content/e.mdx")?.firstDate).toBe(
      "2024-05-03T10:00:00.000Z",
    );
  });

  it("gives paths from the site's root in a repository that holds more than the site", async () => {
    const { updates } = await readGitHistory(path.join(root, "content"), ["größe"]);
    expect([...updates.keys()]).toEqual(["größe/b c.mdx"]);
  });

  it("reads the same whatever git's settings leave out or name from elsewhere", async () => {
    const site = path.join(root, "content");
    const whole = await readGitHistory(site, ["größe"]);
    git(["config", "log.showRoot", "false"]);
    git(["config", "diff.relative", "true"]);
    expect(whole.updates.size).toBe(1);
    expect(await readGitHistory(site, ["größe"])).toEqual(whole);
  });

  it("knows folders beside the site's own", async () => {
    const { updates } = await readGitHistory(folder, ["site/content", "site/elsewhere"], "site/elsewhere");
    expect([...updates.keys()].sort()).toEqual([
      "site/content/a.mdx",
      "site/content/größe/b c.mdx",
      "site/elsewhere/d.mdx",
    ]);
  });

  it("warns of a shallow clone, and reads what it has", async () => {
    write("content/a.mdx", "new");
    commit("Grace", "2024-05-03T10:00:00Z");
    git(["clone", "--quiet", "--depth", "1", pathToFileURL(root).href, path.join(folder, "clone")]);
    const history = await readGitHistory(path.join(folder, "clone"), ["content"]);
    const day = { firstDate: "2024-05-03T10:00:00.000Z", mayBeginEarlier: true };
    expect(history.updates.get("content/a.mdx")).toMatchObject(day);
    expect(wordsOf(history)).toMatchInlineSnapshot(`
      ".git
        The repository is a shallow clone: dates and authors by git may be wrong, on pages, in feeds and the sitemap.
        → Fetch the whole history: \`git fetch --unshallow\`, or \`fetch-depth: 0\` where a CI checks the site out."
    `);
  });
});

describe("historyFiles", () => {
  it("names the files of the branch, of the checked out commit and of how much is fetched", async () => {
    const files = (repository: string) =>
      ["HEAD", "shallow", "reftable/tables.list", "refs/heads/topic/a"].map((name) => `${repository}/${name}`);
    git(["init", "--quiet", "--initial-branch=topic/a"]);
    mkdirSync(path.join(root, "docs"));
    expect(await historyFiles(root)).toEqual(files(".git"));
    expect(await historyFiles(path.join(root, "docs"))).toEqual(files("../.git"));
    expect(await historyFiles(folder, "site/docs")).toEqual(files("site/.git"));
  });

  it("names those of a checked out commit alone, which may be in a worktree", async () => {
    git(["init", "--quiet"]);
    write("content/a.mdx");
    commit("Ada", "2024-05-03T10:00:00Z");
    git(["worktree", "add", "--quiet", "--detach", "../other"]);
    expect(await historyFiles(path.join(folder, "other"))).toEqual([
      "../site/.git/worktrees/other/HEAD",
      "../site/.git/shallow",
      "../site/.git/worktrees/other/reftable/tables.list",
    ]);
  });

  it("names those of a repository to come", async () => {
    expect(await historyFiles(root)).toEqual([".git/HEAD", ".git/shallow", ".git/reftable/tables.list"]);
  });
});

describe("readGitHistory without a history", () => {
  it("warns outside a repository", async () => {
    const history = await readGitHistory(root, ["content"]);
    expect(history.updates.size).toBe(0);
    expect(wordsOf(history)).toMatchInlineSnapshot(`
      ".git
        The site is in no git repository with commits: pages show no date and author of 'last updated', and no contributors.
        → Run \`git init\` and commit, or set \`showLastUpdateTime\`, \`showLastUpdateAuthor\` and \`showContributors\` to false in the site's settings."
    `);
  });

  it("warns of a repository without commits in the same words", async () => {
    const outside = await readGitHistory(root, ["content"]);
    git(["init", "--quiet"]);
    expect(await readGitHistory(root, ["content"])).toEqual(outside);
  });

  it("tells what git says where it does not read the repository", async () => {
    git(["init", "--quiet"]);
    write(".git/config", "[core");
    expect(wordsOf(await readGitHistory(root, ["content"]))).toMatchInlineSnapshot(`
      ".git
        git could not read the history: bad config line 2 in file .git/config. Pages show no date and author of 'last updated', and no contributors.
        → Run \`git log\` in the site's folder, as who builds the site: there git says what to do."
    `);
  });

  it("warns where there is no git", () => {
    // Jest hands tests a copy of the environment: only another process can be without git.
    const module = path.resolve("src/build/context/git.ts");
    const script = path.join(folder, "history.mts");
    writeFileSync(
      script,
      `import { readGitHistory } from ${JSON.stringify(module)};
       void readGitHistory(${JSON.stringify(root)}, ["content"]).then(({ updates, problems }) =>
         console.log(JSON.stringify({ updates: [...updates], problems })));`,
    );
    const output = execFileSync(process.execPath, [...TYPESCRIPT, script], {
      env: { PATH: folder },
      encoding: "utf8",
    });
    const { updates, problems } = JSON.parse(output) as { updates: unknown[]; problems: GitHistory["problems"] };
    expect(updates).toEqual([]);
    expect(wordsOf({ problems })).toMatchInlineSnapshot(`
      ".git
        There is no git on this machine: pages show no date and author of 'last updated', and no contributors.
        → Install git, or set \`showLastUpdateTime\`, \`showLastUpdateAuthor\` and \`showContributors\` to false in the site's settings."
    `);
  });
});
