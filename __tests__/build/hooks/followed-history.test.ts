import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { BuildContext } from "../../../src/build/context/context";
import { followHistory } from "../../../src/build/hooks/followed-history";
import { readSite } from "../../../src/lib/site-config";
import { smallestSite } from "../../support/site";

let root: string;
beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(os.tmpdir(), "followed-history-")));
  mkdirSync(path.join(root, "content"));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Runs git with nothing of the machine's own settings. */
function git(...parameters: string[]): void {
  const env = { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_SYSTEM: "/dev/null" };
  execFileSync("git", ["-c", "user.email=author@example.org", ...parameters], { cwd: root, env, stdio: "pipe" });
}

function commit(author: string): void {
  writeFileSync(path.join(root, "content/a.mdx"), author);
  git("add", "--all");
  git("-c", `user.name=${author}`, "commit", "--quiet", "--message", "Change");
}

/** A history that is followed: who wrote the file last once git has done something of which watched folders hear. */
async function followed() {
  const context: Pick<BuildContext, "root" | "site" | "git"> = { root, site: readSite(smallestSite), git: new Map() };
  let watched: (() => void)[] = [];
  let told: (file: string) => void = () => undefined;
  await followHistory(
    context,
    (file) => told(file),
    (_folder, changed) => {
      watched = [...watched, changed];
      return () => (watched = watched.filter((other) => other !== changed));
    },
  );
  return async (act: () => void) => {
    const file = new Promise<string>((resolve) => (told = resolve));
    act();
    for (const look of watched) look();
    return { file: await file, author: context.git.get("content/a.mdx")?.author };
  };
}

test("the history is read again at each commit, also of another branch, and at each switch", async () => {
  git("init", "--quiet", "--initial-branch=main");
  commit("Ada");
  const after = await followed();
  expect(await after(() => commit("Grace"))).toEqual({ file: ".git/refs/heads/main", author: "Grace" });
  const branch = () => git("switch", "--quiet", "--create", "topic/a", "HEAD~1");
  expect(await after(branch)).toEqual({ file: ".git/HEAD", author: "Ada" });
  expect(await after(() => commit("Eve"))).toEqual({ file: ".git/refs/heads/topic/a", author: "Eve" });
  expect((await after(() => git("switch", "--quiet", "--detach", "main"))).author).toBe("Grace");
  expect(await after(() => commit("Ida"))).toEqual({ file: ".git/HEAD", author: "Ida" });
});

test("a repository that comes is read, too", async () => {
  const after = await followed();
  const init = () => git("init", "--quiet", "--initial-branch=main");
  expect(await after(init)).toEqual({ file: ".git/HEAD", author: undefined });
  expect(await after(() => commit("Ada"))).toEqual({ file: ".git/refs/heads/main", author: "Ada" });
});
