import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { isAround, PART_PLACES } from "../../../../lib/settings/theme-parts";
import { PLUGIN_DATA } from "../../../../lib/build/plugin-folders";
import type { CompileSettings } from "../../settings";
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
 * the site's root; undefined where it has none. Of the settings it asks for the project's folder, without which a site
 * has no such files, and for the folders of what plugins add to the theme.
 */
export function ownThemeFile(
  source: string,
  root: string,
  { siteFolder: folder = "", themeFolders = [] }: Pick<CompileSettings, "siteFolder" | "themeFolders">,
): string | undefined {
  const data = /^@generated(\/.+)$/.exec(source)?.[1];
  if (data !== undefined)
    return folder !== "" && isFileAt(path.join(root, PLUGIN_DATA + data)) ? PLUGIN_DATA + data : undefined;
  const name = /^@theme\/(.+)$/.exec(source)?.[1];
  if (name === undefined || folder === "") return undefined;
  const own = [path.posix.join(folder, "src/theme"), ...themeFolders]
    .flatMap((theme) => ENDINGS.map((ending) => path.posix.join(theme, `${name}${ending}`)))
    .find((file) => /\.[jt]sx?$/.test(file) && existsSync(path.join(root, file)));
  if (own === undefined || !FRAMES.includes(name)) return own;
  return isAround(name, readFileSync(path.join(root, own), "utf8")) ? undefined : own;
}
