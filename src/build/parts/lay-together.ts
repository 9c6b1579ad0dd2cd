import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { addTo } from "../../lib/values/add-to";
import { firstOnes } from "../../lib/values/first-ones";
import type { Feature } from "../feature";
import { filesIn } from "../../files/files-in";
import { PART_FILE } from "./part-file";

const SHOWN = 5;

/** Where each file of the site comes from: its path in `public`, and the folders of the parts that have it. */
export type PartFiles = ReadonlyMap<string, readonly string[]>;

/** The files of parts but for what they leave for each other. */
export function filesOfParts(folders: readonly string[]): PartFiles {
  const files = new Map<string, string[]>();
  for (const folder of folders) for (const file of filesIn(folder)) if (file !== PART_FILE) addTo(files, file, folder);
  return files;
}

/** Throws where parts have different files of one path, which none of the features makes one of. */
export function expectSameFiles(files: PartFiles, features: readonly Feature[]): void {
  const joined = joinedFilesOf(features);
  const different = [...files].filter(([file, folders]) => !joined.has(file) && !areSame(file, folders));
  if (different.length === 0) return;
  const names = different.map(([file]) => file);
  throw new Error(
    `The parts have different files of the same name: ${firstOnes(names, SHOWN)}. Build all parts from the same commit, with the same version of Node, and in folders of the same path.`,
  );
}

function areSame(file: string, [first = "", ...others]: readonly string[]): boolean {
  if (others.length === 0) return true;
  const content = readFileSync(path.join(first, file));
  return others.every((folder) => readFileSync(path.join(folder, file)).equals(content));
}

/** Puts the files of all parts into one folder, in place of what that has. */
export function layTogether(files: PartFiles, features: readonly Feature[], target: string): void {
  const joined = joinedFilesOf(features);
  rmSync(target, { recursive: true, force: true });
  for (const folder of new Set([...files.values()].flat())) makeFolders(folder, target);
  for (const [file, folders] of files) {
    const place = path.join(target, file);
    const texts = () => folders.map((folder) => readFileSync(path.join(folder, file), "utf8"));
    const join = joined.get(file);
    if (join) writeFileSync(place, join(texts()));
    else copyFileSync(path.join(folders[0] ?? "", file), place);
  }
}

/** Makes all folders of a part, those without files among them: hosts are told of them, too. */
function makeFolders(folder: string, target: string): void {
  mkdirSync(target, { recursive: true });
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const entry of entries) {
    const inside = path.relative(folder, path.join(entry.parentPath, entry.name));
    mkdirSync(path.join(target, inside), { recursive: true });
  }
}

function joinedFilesOf(features: readonly Feature[]): Map<string, (texts: readonly string[]) => string> {
  return new Map(features.flatMap(({ joinedFiles = {} }) => Object.entries(joinedFiles)));
}
