import { copyFileSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copyNamed } from "../../mdx/compile/builders/images/image-copies";
import { decodeAddress } from "../../lib/routes/url";
import { makeCopies } from "./image-copies";
import { removeUnusedCopies } from "./unused-copies";
import { WrittenFiles } from "./written-files";
import { partStylesheet, stylesheets } from "../../theme/stylesheet";

/**
 * Copies the files that content names to where its pages expect them, and makes the smaller copies of images; what is
 * there is left alone, because its name holds a digest. Kept copies that no build has used for long are removed.
 */
export async function publishAssets(
  root: string,
  assets: Iterable<[file: string, url: string]>,
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
 * Removes the files for content that earlier builds had, but for those at the addresses of this one: what an author
 * takes away is published no more. An empty address is for no file.
 */
export function pruneAssets(root: string, urls: Iterable<string>): void {
  const files = new WrittenFiles(root, "assets");
  for (const url of urls) if (url !== "") files.keep(decodeAddress(url).slice(1));
  files.finish();
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
