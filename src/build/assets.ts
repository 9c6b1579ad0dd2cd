import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import path from "node:path";

/** Copies the files that content names to where its pages expect them; a copy that is there is left alone, because its name holds a digest. */
export function publishAssets(root: string, assets: Iterable<[file: string, url: string]>): void {
  for (const [file, url] of assets) {
    const target = path.join(root, "public", decodeURI(url));
    if (existsSync(target)) continue;
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(path.join(root, file), target);
  }
}
