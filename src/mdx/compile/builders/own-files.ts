import { existsSync, realpathSync } from "node:fs";
import path from "node:path";
import { PLUGIN_DATA, PLUGIN_PAGES } from "../../../lib/build/plugin-folders";
import { MdxError } from "../run/runtime";
import { STATIC_FOLDER } from "../static-candidates";

/**
 * The folders, from the site's root, whose files a content file may name: the one that holds all content, and `static`;
 * for code `src`, too. A project of Docusaurus may name files of its own folder, of the one around that, or of the
 * nearest around both it and the content file, where the configuration has content elsewhere, and of its plugins. Where
 * that is the site's own root, as once a project was imported, it is the folder there in which the content file lies.
 */
export function namedFolders(file: string, isCode = false, siteFolder = ""): string[] {
  const [content = ""] = file.split("/");
  if (siteFolder !== "") {
    const around = folderAround(siteFolder, file);
    return [...new Set([siteFolder, around === "." ? content : around, PLUGIN_DATA, PLUGIN_PAGES])];
  }
  return [...new Set([content, STATIC_FOLDER, ...(isCode ? ["src"] : [])])];
}

function folderAround(siteFolder: string, file: string): string {
  let folder = path.posix.dirname(siteFolder);
  while (path.posix.relative(folder, file).startsWith("../")) folder = path.posix.join(folder, "..");
  return folder;
}

/** Those of such folders into which authors put files; plugins write the others. */
export function foldersOfAuthors(folders: readonly string[]): string[] {
  return folders.filter((folder) => folder !== PLUGIN_DATA && folder !== PLUGIN_PAGES);
}

/**
 * Throws where a file, from the site's root, lies in none of the folders in which it may. A symbolic link lies where it
 * leads.
 */
export function assertOwnFile(target: string, written: string, root: string, folders: readonly string[]): void {
  if (folders.some((folder) => isBelow(target.replaceAll("\\", "/"), folder)) && leadsInto(target, folders, root))
    return;
  throw new MdxError(
    `The path '${written}' leads out of the folders that content may use.`,
    "Put the file into one of these folders, and name it there.",
    foldersOfAuthors(folders),
  );
}

function isBelow(file: string, folder: string): boolean {
  return path.posix.normalize(file).startsWith(`${folder}/`);
}

function leadsInto(target: string, folders: readonly string[], root: string): boolean {
  const absolute = path.join(root, target);
  if (!existsSync(absolute)) return true;
  const real = realpathSync(absolute);
  return folders
    .map((folder) => path.join(root, folder))
    .some((folder) => existsSync(folder) && real.startsWith(`${realpathSync(folder)}${path.sep}`));
}
