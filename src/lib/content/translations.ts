/** A folder of content, and the one with the translations of its files by the same paths; both from the site's root. */
export type TranslatedFolder = { folder: string; translated: string };

/**
 * Where the translation of a content file would lie, whether it is there or not; all paths are from the site's root.
 * Undefined for a file in none of the folders. As in Docusaurus, a translation has its original's path in its folder.
 */
export function translationOf(file: string, folders: readonly TranslatedFolder[]): string | undefined {
  const around = folders.filter(
    ({ folder, translated }) => file.startsWith(`${folder}/`) && !file.startsWith(`${translated}/`),
  );
  const [inner] = around.sort((a, b) => b.folder.length - a.folder.length);
  return inner && inner.translated + file.slice(inner.folder.length);
}

/** The content file of which one is the translation, whether it is there or not; undefined for any other file. */
export function originalOf(file: string, folders: readonly TranslatedFolder[]): string | undefined {
  const around = folders.filter(({ translated }) => file.startsWith(`${translated}/`));
  const [inner] = around.sort((a, b) => b.translated.length - a.translated.length);
  return inner && inner.folder + file.slice(inner.translated.length);
}
