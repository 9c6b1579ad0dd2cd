import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

const SCRIPT = /-([\da-f]{20}|[\da-f]{12})\.js$/;
const STYLESHEET = /^(styles(?:-[a-z]+)?)\.0[\da-f]{8}\.css$/;
const STATS = "webpack.stats.json";

/**
 * The scripts of a build in a folder such as `public`, which also has those of earlier builds: the ones that webpack's
 * statistics and its runtime name, by their addresses.
 */
export function currentScripts(folder: string): string[] {
  const stats = path.join(folder, STATS);
  if (!existsSync(stats)) return [];
  const scripts = readdirSync(folder).filter((name) => SCRIPT.test(name));
  const named = readFileSync(stats, "utf8");
  const runtimes = scripts.filter((name) => name.startsWith("webpack-runtime-") && named.includes(name));
  const known = [named, ...runtimes.map((name) => readFileSync(path.join(folder, name), "utf8"))].join();
  return scripts.filter((name) => known.includes(SCRIPT.exec(name)?.[1] ?? name)).map((name) => `/${name}`);
}

/**
 * The site's stylesheets of a build in a folder that also has those of earlier builds, by their addresses: each build
 * writes its own anew, so of each name the one that was written last.
 */
export function currentStylesheets(folder: string): string[] {
  const newest = new Map<string, { name: string; time: number }>();
  for (const name of readdirSync(folder)) {
    const [, stem] = STYLESHEET.exec(name) ?? [];
    if (stem === undefined) continue;
    const time = statSync(path.join(folder, name)).mtimeMs;
    if (time >= (newest.get(stem)?.time ?? 0)) newest.set(stem, { name, time });
  }
  return [...newest.values()].map(({ name }) => `/${name}`);
}
