import { readFileSync } from "node:fs";
import type { DocusaurusConfig } from "../config";
import { allPlugins } from "../map/site";
import { projectFile } from "./load-module";
import { entryParts } from "../plugins";

const COMMENT_LINES = /^\s*(?:\/\/|\/?\*).*$/gm;
const TYPES = /\bimport\s+type\b[^;"']*["'][^"']+["']|\btypeof\s+import\s*\([^)]*\)/g;
const OF_CONTENT =
  /(?:\bfrom|\brequire\s*\(|\bimport\s*\()\s*(["'])(@docusaurus\/plugin-content-(?:docs|blog|pages))\1/;

/**
 * A configuration in which each of the project's own plugins that calls one of Docusaurus' plugins for content, and has
 * its options, is told as `[file, options, package]`. None is where the project has an instance of that package with
 * the same id, since Docusaurus takes no two.
 */
export function withAroundPlugins(config: DocusaurusConfig, project: string): DocusaurusConfig {
  const uses = allPlugins(config);
  const plugins = config.plugins.map((entry) => {
    const [written, options = {}] = entryParts(entry);
    const around = typeof written === "string" ? packageAround(written, project) : undefined;
    if (around === undefined) return entry;
    const isTaken = uses.some((use) => use.name === around && idOf(use.options) === idOf(options));
    return isTaken ? entry : [written, options, around];
  });
  return { ...config, plugins };
}

/** The id of an instance that options are for. */
export function idOf(options: unknown): unknown {
  return (Object(options) as { id?: unknown }).id ?? "default";
}

/** The package around which a plugin's file is written; undefined for plugins of packages, and for any other one. */
export function packageAround(name: string, project: string): string | undefined {
  if (!/^(?:\.|\/|[A-Za-z]:[\\/])/.test(name) || name.includes("node_modules")) return undefined;
  const file = projectFile(project, name);
  const text = file === undefined ? "" : readFileSync(file, "utf8");
  return OF_CONTENT.exec(text.replace(COMMENT_LINES, "").replace(TYPES, ""))?.[2];
}
