/** Folders of the build in which the name of each file, or of the folder, changes with its content. */
const FOLDER = /^(?:static|assets|live-code|sidebars|offline|workbox-v[\d.]+|search\/[^/]+\.[\da-f]{12}|katex-[\d.]+)$/;
const FILE = /^[^/]+[.-][\da-z]{7,}\.(?:js|css)$/;

/**
 * Whether all files in a folder of the build, by its path from the build's root, change their names with their content.
 */
export function isHashedFolder(folder: string): boolean {
  return FOLDER.test(folder);
}

/** Whether a file of the build, by its path from the build's root, changes its name with its content. */
export function isHashedFile(file: string): boolean {
  const parts = file.split("/");
  return FILE.test(file) || parts.slice(0, -1).some((_, index) => isHashedFolder(parts.slice(0, index + 1).join("/")));
}
