import { copyFileSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { decodeAddress } from "../../lib/url";
import { stylesheet } from "../../theme/stylesheet";

/**
 * Copies the files that content names to where its pages expect them; a copy that is there is left alone, because its
 * name holds a digest.
 */
export function publishAssets(root: string, assets: Iterable<[file: string, url: string]>): void {
  for (const [file, url] of assets) {
    const target = path.join(root, "public", decodeAddress(url));
    if (existsSync(target)) continue;
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(path.join(root, file), target);
  }
}

/** Writes the stylesheet that every page of a build links to. */
export function publishStyles(root: string): void {
  const { css, file } = stylesheet();
  writeFileSync(path.join(root, "public", file), css);
}
