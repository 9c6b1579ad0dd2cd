import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { readYamlFile } from "../../build/nodes/yaml-file";
import { linkedFilesIn } from "../../files/linked-files";
import { fitted } from "../../lib/settings/fitted-values";
import { withoutEmptyLink } from "../../lib/docs/category-link";
import { addTo } from "../../lib/values/add-to";
import { translationOf, type TranslatedFolder } from "../../lib/content/translations";
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

const READING = { what: "category file", schema: readCategorySchema, fallback: {} };

/**
 * Reads the category files below a folder, or the translations of a folder's into the language that is built; those of
 * a project of Docusaurus (`isProject`) less strictly.
 */
export function readCategoryFiles(
  root: string,
  folder: string,
  isProject: boolean,
  translations: readonly TranslatedFolder[] = [],
): CategoryFiles {
  const change = isProject
    ? (written: object) => fitted(withoutEmptyLink({ ...written }), readCategorySchema)
    : undefined;
  const result: CategoryFiles = { categories: {}, categoryFiles: {}, problems: [] };
  const originals = categoryFilesBelow(root, folder);
  const translation = translationOf(`${folder}/${CATEGORY_FILE_NAMES[0]}`, translations);
  const translated = translation
    ? categoryFilesBelow(root, path.posix.dirname(translation))
    : new Map<string, string[]>();
  for (const [inside, files] of new Map([...originals, ...translated])) {
    const [file = "", ...others] = [...files].reverse();
    const category = readYamlFile(root, file, { ...READING, change });
    result.problems.push(...others.map((other) => secondFile(file, other)), ...(category?.problems ?? []));
    const { data = {}, source = "" } = category ?? {};
    const original = originals.get(inside)?.at(-1);
    const said = original === undefined ? undefined : readYamlFile(root, original, { ...READING, change })?.data;
    result.categories[inside] = file === original ? data : atItsRoute(data, said);
    result.categoryFiles[inside] = { file, source };
  }
  return result;
}

/** The category files below a folder, from the site's root, by the folders in which they lie, from that folder. */
function categoryFilesBelow(root: string, folder: string): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const file of linkedFilesIn(path.join(root, folder))) {
    if (!CATEGORY_FILE_NAMES.includes(path.posix.basename(file))) continue;
    addTo(files, folderOf(file), `${folder}/${file}`);
  }
  return files;
}

/** What a translation says of a category, which leads where the original does, at the address that that one gives. */
function atItsRoute(translation: CategoryFile, { label, link: said }: CategoryFile = {}): CategoryFile {
  const slug = said?.type === "generated-index" ? said.slug : undefined;
  const own = translation.link === undefined ? said : translation.link;
  const link = own?.type === "generated-index" ? { ...(slug !== undefined && { slug }), ...own } : own;
  return {
    ...translation,
    ...(link !== undefined && { link }),
    original: { ...(label !== undefined && { label }) },
  };
}

function secondFile(file: string, other: string): Problem {
  return {
    severity: "warning",
    file,
    message: `The folder has another category file, '${other}': what that one says does not count.`,
    remedy: "Put all that they say into one of them, and remove the other.",
  };
}

/** A folder and all folders below it, also those that links lead to, from the site's root. */
export function foldersFrom(root: string, folder: string): string[] {
  const place = path.join(root, folder);
  if (!existsSync(place)) return [folder];
  const own = readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.relative(place, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"));
  const inside = new Set([...own, ...linkedFilesIn(place).map(folderOf)]);
  inside.delete("");
  return [folder, ...[...inside].map((name) => `${folder}/${name}`)];
}

/** The folder of a file; empty for one at the top. */
function folderOf(file: string): string {
  const folder = path.posix.dirname(file);
  return folder === "." ? "" : folder;
}
