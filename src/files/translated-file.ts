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

type Edited<Url> = { editUrl?: Url; translatedEditUrl?: Url };

/** Where a content file is edited, or its translation where there is one and settings say another place for these. */
export function editUrlOf<Url>(
  root: string,
  file: string,
  { editUrl, translatedEditUrl }: Edited<Url>,
  folders?: readonly TranslatedFolder[],
): Url | undefined {
  const isTranslated = translatedEditUrl !== undefined && translatedFile(root, file, folders) !== file;
  return isTranslated ? translatedEditUrl : editUrl;
}
