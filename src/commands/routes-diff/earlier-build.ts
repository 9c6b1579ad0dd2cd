import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { runGatsby } from "../run.mjs";

/**
 * Builds an earlier state of a site in a temporary folder, with the packages of today, reads something of it and
 * removes it. Throws where git knows no such state, or it cannot be built; the site may be a folder of its repository.
 */
export async function buildOf<T>(root: string, ref: string, read: (folder: string) => Promise<T>): Promise<T> {
  const commit = commitOf(root, ref);
  const parent = mkdtempSync(path.join(os.tmpdir(), "routes-"));
  const tree = path.join(parent, "site");
  try {
    git(root, "worktree", "add", "--detach", tree, commit);
    const place = git(root, "rev-parse", "--show-prefix").replace(/\/?\n$/, "");
    const folder = path.join(tree, place);
    if (!existsSync(folder))
      throw new Error(`The site was not yet in '${place}' at '${ref}'. Compare with a sitemap of that time.`);
    symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"), "junction");
    if ((await runGatsby(folder, "build")) !== 0)
      throw new Error(`The site cannot be built as it was at '${ref}'. Compare with a sitemap of that time.`);
    return await read(folder);
  } finally {
    rmSync(parent, { recursive: true, force: true });
    git(root, "worktree", "prune");
  }
}

function commitOf(root: string, ref: string): string {
  try {
    return git(root, "rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`).trim();
  } catch {
    throw new Error(`'${ref}' is neither a git ref nor a file. Write a ref, or the path or address of a sitemap.`);
  }
}

function git(root: string, ...parameters: string[]): string {
  return execFileSync("git", parameters, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
}
