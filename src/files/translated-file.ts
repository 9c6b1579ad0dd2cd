import path from "node:path";
import { translationOf, type TranslatedFolder } from "../lib/content/translations";
import { isFileAt } from "./is-file-at";

/**
 * The file in which the text of a content file stands: its translation where there is one, else itself; paths are from
 * the site's root.
 */
export function translatedFile(root: string, file: string, folders: readonly TranslatedFolder[] = []): string {
  const translation = translationOf(file, folders);
  return translation !== undefined && isFileAt(path.join(root, translation)) ? translation : file;
}
