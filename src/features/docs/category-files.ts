import { existsSync, readdirSync, type Dirent } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { readYamlFile } from "../../build/nodes/yaml-file";
import { fitted } from "../../lib/settings/fitted-values";
import type { TranslatedFolder } from "../../lib/content/translations";
import { translatedFile } from "../../files/translated-file";
import type { Problem } from "../../lib/problem";
import { categoryFileSchema, type CategoryFile } from "./sidebars/config";

/** The names that a category file may have. */
export const CATEGORY_FILE_NAMES = ["_category_.yml", "_category_.yaml", "_category_.json"];

/** Files of Docusaurus may name a category for its translations. */
const readCategorySchema = categoryFileSchema.extend({ key: z.string().optional() });

/** What the category files of a version say, by the paths of their folders, and what is wrong with them. */
export type CategoryFiles = {
  categories: Record<string, CategoryFile>;
  /** Path and text of each category file by its folder. */
  categoryFiles: Record<string, { file: string; source: string }>;
  problems: Problem[];
};

/** Reads the category files below a folder, those of a project of Docusaurus (`isProject`) less strictly. */
export function readCategoryFiles(
  root: string,
  folder: string,
  isProject: boolean,
  translations: readonly TranslatedFolder[] = [],
): CategoryFiles {
  const fitToProject = isProject ? (written: object) => fitted({ ...written }, readCategorySchema) : undefined;
  const result: CategoryFiles = { categories: {}, categoryFiles: {}, problems: [] };
  for (const entry of entriesBelow(root, folder)) {
    if (!entry.isFile() || !CATEGORY_FILE_NAMES.includes(entry.name)) continue;
    const inside = folderOf(entry, root, folder);
    const file = translatedFile(root, [folder, inside, entry.name].filter(Boolean).join("/"), translations);
    const other = Object.hasOwn(result.categoryFiles, inside) ? result.categoryFiles[inside] : undefined;
    if (other) result.problems.push(secondFile(file, other.file));
    const category = readYamlFile(root, file, "category file", readCategorySchema, {}, fitToProject);
    result.categories[inside] = category?.data ?? {};
    result.categoryFiles[inside] = { file, source: category?.source ?? "" };
    result.problems.push(...(category?.problems ?? []));
  }
  return result;
}

function secondFile(file: string, other: string): Problem {
  return {
    severity: "warning",
    file,
    message: `The folder has another category file, '${other}': what that one says does not count.`,
    remedy: "Put all that they say into one of them, and remove the other.",
  };
}

/** A folder and all folders below it, from the site's root. */
export function foldersFrom(root: string, folder: string): string[] {
  const below = entriesBelow(root, folder).filter((entry) => entry.isDirectory());
  return [
    folder,
    ...below.map((entry) => [folder, folderOf(entry, root, folder), entry.name].filter(Boolean).join("/")),
  ];
}

function entriesBelow(root: string, folder: string): Dirent[] {
  const place = path.join(root, folder);
  return existsSync(place) ? readdirSync(place, { recursive: true, withFileTypes: true }) : [];
}

/** The folder of an entry, from the folder that was read; empty for that folder itself. */
function folderOf(entry: Dirent, root: string, folder: string): string {
  return path
    .relative(path.join(root, folder), entry.parentPath ?? entry.path)
    .split(path.sep)
    .join("/");
}
