import path from "node:path";
import { writeChanged } from "../../files/write-changed";

const FOLDER = ".cache";
const FILE = "frame-parts.js";

/**
 * The text of the module `frame-parts`: what the given files, by their paths from the site's root, export as `parts`,
 * in one list. It lies in `.cache/`.
 */
export function framePartsModule(paths: readonly string[]): string {
  const imports = paths.map(
    (file, index) => `import { parts as parts${index} } from ${JSON.stringify(path.posix.join("..", file))};\n`,
  );
  return `${imports.join("")}export const frameParts = [${paths.map((_, index) => `...parts${index}`).join(", ")}];\n`;
}

/**
 * Writes the module `frame-parts` for the `frame.tsx` of all features, and returns the alias by which webpack finds it.
 */
export function publishFrameParts(root: string, paths: readonly string[]): { "frame-parts": string } {
  const file = path.join(root, FOLDER, FILE);
  // Where it is the same, webpack need not compile anew what imports it.
  writeChanged(file, framePartsModule(paths));
  return { "frame-parts": file };
}
