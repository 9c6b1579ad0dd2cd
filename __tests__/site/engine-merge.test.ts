import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

const root = mkdtempSync(path.join(os.tmpdir(), "site-merge-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function git(...parameters: string[]): void {
  const author = ["-c", "user.name=Ada", "-c", "user.email=ada@tern.example"];
  execFileSync("git", [...author, ...parameters], { cwd: root, stdio: "pipe" });
}

/** Commits files with one text each; null removes a file. */
function commit(files: Record<string, string | null>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    if (text === null) rmSync(path.join(root, file));
    else writeFileSync(path.join(root, file), text);
  }
  git("add", "--all");
  git("commit", "--quiet", "--message", "Files");
}

test("the commands of README merge a newer engine into a site without the content with which it came", () => {
  const [, commands = ""] = /```sh\n( *git fetch engine\n[^`]*)```/.exec(readFileSync("README.md", "utf8")) ?? [];
  git("init", "--quiet", "--initial-branch", "main");
  const gone = ["__tests__/site/a.test.ts", "content/docs/a.mdx", ".github/workflows/build-in-parts.yml"];
  const goneWith = (text: string | null) => Object.fromEntries(gone.map((file) => [file, text]));
  const kept = ["src/site.ts", "static/icon.svg", "content/home/index.mdx"];
  const keptWith = (text: string) => Object.fromEntries(kept.map((file) => [file, text]));
  commit({ ...goneWith("engine"), ...keptWith("engine"), "src/engine.ts": "old" });
  git("branch", "site");
  commit({ ...goneWith("newer"), ...keptWith("newer"), "src/engine.ts": "newer", "content/docs/b.mdx": "newer" });
  // Here the remote is the repository itself.
  git("remote", "add", "engine", root);
  git("checkout", "--quiet", "site");
  commit({ ...goneWith(null), ...keptWith("own") });

  for (const command of commands.trim().split("\n")) {
    const [, ...parameters] = command.trim().split(" ");
    try {
      git(...parameters);
    } catch (error) {
      // Conflicts in what went end the merge with a mistake; the commands after it resolve them.
      if (parameters[0] !== "merge") throw error;
    }
  }
  git("commit", "--quiet", "--message", "Newer engine");
  const texts = ["src/engine.ts", ...kept].map((file) => readFileSync(path.join(root, file), "utf8"));
  expect(texts).toEqual(["newer", ...kept.map(() => "own")]);
  expect([...gone, "content/docs/b.mdx"].filter((file) => existsSync(path.join(root, file)))).toEqual([]);
});
