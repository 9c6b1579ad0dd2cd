import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { addTo } from "../../lib/values/add-to";

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
 * The site's stylesheets of a build in a folder that also has those of earlier builds, by their addresses: of each name
 * the one that its pages or scripts name, and where these hold their styles or are not there the one that was written
 * last. Parts of a site that are joined may have come without the times of their files.
 */
export function currentStylesheets(folder: string): string[] {
  const known = new Map<string, string[]>();
  for (const name of readdirSync(folder)) {
    const [, stem] = STYLESHEET.exec(name) ?? [];
    if (stem !== undefined) addTo(known, stem, name);
  }
  const texts = [...known.values()].some(({ length }) => length > 1) ? namingTexts(folder) : "";
  const timeOf = (name: string) => statSync(path.join(folder, name)).mtimeMs;
  return [...known.values()].flatMap((names) => {
    const named = names.filter((name) => texts.includes(name));
    const [newest = ""] = [...names].sort((one, other) => timeOf(other) - timeOf(one));
    return (named.length > 0 ? named : [newest]).map((name) => `/${name}`);
  });
}

/** The text of what names stylesheets: pages that every site has, and the script of all pages. */
function namingTexts(folder: string): string {
  const pages = ["404.html", "index.html"].filter((name) => existsSync(path.join(folder, name)));
  const apps = currentScripts(folder).filter((address) => address.startsWith("/app-"));
  return [...pages, ...apps].map((name) => readFileSync(path.join(folder, name), "utf8")).join();
}
