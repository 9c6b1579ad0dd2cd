import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { isAround, PART_PLACES } from "../../../../lib/settings/theme-parts";
import { PLUGIN_DATA } from "../../../../lib/build/plugin-folders";
import { isFileAt } from "../../../../files/is-file-at";

const ENDINGS = ["", ".js", ".jsx", ".ts", ".tsx", "/index.js", "/index.jsx", "/index.ts", "/index.tsx"];

/** Whether a module is one that Docusaurus gives to components: of its core, of its theme, or written by itself. */
export function isDocusaurusModule(source: string): boolean {
  return /^@(?:theme|theme-original|theme-init|docusaurus|generated)\//.test(source);
}

/** Components around the frame of all pages, which has the project's around it already where a page imports it. */
const FRAMES: readonly string[] = PART_PLACES.layout;

/**
 * The file of a project's own that stands for a component of the theme, or that one of its plugins has written, from
 * the site's root; undefined where it has none. `folder` is the project's; a site without one has no such files.
 */
export function ownThemeFile(source: string, root: string, folder = ""): string | undefined {
  const data = /^@generated(\/.+)$/.exec(source)?.[1];
  if (data !== undefined)
    return folder !== "" && isFileAt(path.join(root, PLUGIN_DATA + data)) ? PLUGIN_DATA + data : undefined;
  const name = /^@theme\/(.+)$/.exec(source)?.[1];
  if (name === undefined || folder === "") return undefined;
  const base = path.posix.join(folder, "src/theme", name);
  const own = ENDINGS.map((ending) => `${base}${ending}`).find(
    (file) => /\.[jt]sx?$/.test(file) && existsSync(path.join(root, file)),
  );
  if (own === undefined || !FRAMES.includes(name)) return own;
  return isAround(name, readFileSync(path.join(root, own), "utf8")) ? undefined : own;
}
