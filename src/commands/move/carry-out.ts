import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, renameSync, rmdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { edited } from "./edits";
import type { Plan } from "./plan";

/** Moves the file, by git where git knows it, and writes what changes in all files. */
export function carryOut({ move: { from, to }, changes }: Pick<Plan, "move" | "changes">, root: string): void {
  mkdirSync(path.join(root, path.dirname(to)), { recursive: true });
  const git = (...parameters: string[]) => spawnSync("git", parameters, { cwd: root }).status === 0;
  const isTracked = git("ls-files", "--error-unmatch", from);
  if (!isTracked || !git("mv", from, to)) renameSync(path.join(root, from), path.join(root, to));
  const folder = path.join(root, path.dirname(from));
  if (readdirSync(folder, { recursive: false }).length === 0) rmdirSync(folder);
  for (const { file, source, edits } of changes)
    writeFileSync(path.join(root, file === from ? to : file), edited(source, edits));
}
