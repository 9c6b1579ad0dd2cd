import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { PLUGIN_DATA, PLUGIN_PAGES } from "../../lib/build/plugin-folders";
import type { Problem } from "../../lib/problem";
import { escapedPattern } from "../../lib/values/escaped-pattern";

/** Where a plugin's page is written, with the line of a problem, which is none that anybody has written. */
const PAGE = new RegExp(`${escapedPattern(PLUGIN_PAGES)}/(?:[^\\n]*?/)?index\\.jsx(?::\\d+)*`, "g");
/** Where a plugin's data are written, by its name, its id and a name of their own. */
const DATA = new RegExp(
  `${escapedPattern(PLUGIN_DATA)}/((?:@[^/\\s]+/)?[^/\\s]+)/[^/\\s]+/([^\\s',:]+)(?::\\d+)*`,
  "g",
);
/** What the first line of a page says, as `pageFileOf` of `docusaurus/read/plugin-pages.ts` writes it. */
const FIRST_LINE = /^\/\/ The page ("(?:[^"\\]|\\.)*"), which the plugin ("(?:[^"\\]|\\.)*") adds\.$/m;

/**
 * A text without the files that plugins of a Docusaurus project wrote for the build, which nobody edits: in their place
 * it names the plugin and the page's address, or its data. `root` is the site's folder.
 */
export function pluginPlaces(text: string, root = ""): string {
  const pages = text.replace(PAGE, (place) => {
    const file = path.join(root, place.replace(/(?::\d+)+$/, ""));
    const [, address, plugin] = (existsSync(file) && FIRST_LINE.exec(readFileSync(file, "utf8"))) || [];
    return address === undefined ? place : `the page ${address} of the plugin ${plugin}`;
  });
  return pages.replace(DATA, (_, plugin: string, name: string) => `the data ${name} of the plugin "${plugin}"`);
}

/** Problems with such names in the places of files, in the order of the problems. */
export function withPluginPlaces(problems: readonly Problem[], root?: string): Problem[] {
  return problems.map((problem) => {
    const file = pluginPlaces(problem.file, root);
    const message = pluginPlaces(problem.message, root);
    // A line is one of the file's.
    return file === problem.file ? { ...problem, message } : { ...problem, file, message, line: undefined };
  });
}
