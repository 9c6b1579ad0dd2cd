import { copyFileSync, existsSync, mkdirSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copyNamed } from "../../mdx/compile/builders/images/image-copies";
import { decodeAddress } from "../../lib/routes/url";
import { KEPT_FOLDER } from "../../lib/build/kept-folder";
import { makeCopies } from "./image-copies";
import { OPEN_TAB_MS } from "./old-scripts";
import { removeUnusedCopies } from "./unused-copies";
import { WrittenFiles } from "./written-files";
import { partStylesheet, stylesheets } from "../../theme/stylesheet";

/**
 * Copies the files that content names to where its pages expect them, and makes the smaller copies of images; what is
 * there is left alone, because its name holds a digest. Kept copies that no build has used for long are removed.
 */
export async function publishAssets(
  root: string,
  assets: Iterable<readonly [file: string, url: string]>,
  now = Date.now(),
): Promise<void> {
  const all = [...new Map([...assets].map(([file, url]) => [url, file]))].map(([url, file]) => {
    const target = path.join(root, "public", decodeAddress(url));
    return { file, target, copy: copyNamed(file) };
  });
  const missing = all.filter(({ target }) => !existsSync(target));
  const images = missing.flatMap(({ copy, target }) => (copy ? [{ copy, target }] : []));
  const made =
    images.length > 0
      ? await makeCopies(
          root,
          images.map(({ copy }) => copy),
        )
      : [];
  for (const { target } of missing) mkdirSync(path.dirname(target), { recursive: true });
  for (const { file, target, copy } of missing) if (!copy) copyFileSync(path.join(root, file), target);
  for (const [index, { target }] of images.entries()) copyFileSync(made[index] ?? "", target);
  removeUnusedCopies(
    root,
    all.flatMap(({ copy }) => copy ?? []),
    now,
  );
}

/**
 * Removes the files for content that earlier builds had, but for those of this one: what an author takes away is
 * published no more. Scripts that builds have made stay for 30 days from the last one that had them, since pages in
 * open tabs ask for those of their own build; `scripts` are the addresses of those that no content names, an empty one
 * for no script. `now` is in ms since 1970.
 */
export function pruneAssets(
  root: string,
  assets: readonly (readonly [file: string, url: string])[],
  scripts: readonly string[],
  now = Date.now(),
): void {
  const [files, made] = [new WrittenFiles(root, "assets"), new WrittenFiles(root, "asset-scripts")];
  const time = new Date(now);
  const nameOf = (url: string) => decodeAddress(url).slice(1);
  for (const [file, url] of assets) if (!isMadeScript(file)) files.keep(nameOf(url));
  const urls = [...assets.flatMap(([file, url]) => (isMadeScript(file) ? [url] : [])), ...scripts.filter(Boolean)];
  for (const name of urls.map(nameOf)) if (made.keep(name)) utimesSync(path.join(root, "public", name), time, time);
  made.keepSince(now - OPEN_TAB_MS);
  files.finish();
  made.finish();
}

/** Whether a file for content is a script of the build's or of a package, and none that an author has put there. */
function isMadeScript(file: string): boolean {
  return /\.m?js$/.test(file) && (file.startsWith(`${KEPT_FOLDER}/`) || file.split("/").includes("node_modules"));
}

/** Writes the stylesheets of a build, with the styles of a project. */
export function publishStyles(root: string, ofProject: readonly string[]): void {
  for (const { css, file } of Object.values(stylesheets(ofProject)))
    writeFileSync(path.join(root, "public", file), css);
}

/** The path on the site of the stylesheet that scripts load, which no page names. */
export function loadedStylesheet(): string {
  return partStylesheet();
}
