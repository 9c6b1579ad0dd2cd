import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * The files of each named bundle for browsers, by its name, with the files that it shares with others; none before
 * Gatsby has made them. Gatsby's own list, `chunk-map.json`, leaves out what bundles share.
 */
export function pageBundles(root: string): Record<string, string[]> {
  const file = path.join(root, "public/webpack.stats.json");
  if (!existsSync(file)) return {};
  return (JSON.parse(readFileSync(file, "utf8")) as { assetsByChunkName: Record<string, string[]> }).assetsByChunkName;
}
