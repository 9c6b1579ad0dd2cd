import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, renameSync, rmdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { mendMovedLinks } from "../../files/moved-links";
import { edited } from "./edits";
import type { Plan } from "./plan";

/** Moves the file and its translations, by git where git knows them, and writes what changes in all files. */
export function carryOut({ move, changes }: Pick<Plan, "move" | "changes">, root: string): void {
  const moved = [move, ...(move.translations ?? [])];
  for (const one of moved) moveFile(one, root);
  const places = new Map(moved.map(({ from, to }) => [from, to]));
  for (const { file, source, edits } of changes)
    writeFileSync(path.join(root, places.get(file) ?? file), edited(source, edits));
}

function moveFile({ from, to }: { from: string; to: string }, root: string): void {
  mkdirSync(path.join(root, path.dirname(to)), { recursive: true });
  const git = (...parameters: string[]) => spawnSync("git", parameters, { cwd: root }).status === 0;
  const isTracked = git("ls-files", "--error-unmatch", from);
  if (!isTracked || !git("mv", from, to)) renameSync(path.join(root, from), path.join(root, to));
  mendMovedLinks({ from: path.resolve(root, from), to: path.resolve(root, to) });
  const folder = path.join(root, path.dirname(from));
  if (readdirSync(folder, { recursive: false }).length === 0) rmdirSync(folder);
}
