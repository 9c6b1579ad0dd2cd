import { isMapping } from "../../lib/values/is-mapping";
import { moduleName } from "./relative-folders";

/** What a plugin's `configureWebpack` says: what names of modules stand for, and what else, which has no effect. */
export type BundlerSettings = { aliases: Record<string, string>; others: string[] };

/** What such a function gets of a bundler: enough to ask for, and nothing that it would change. */
const UTILS = {
  currentBundler: { name: "webpack", instance: {} },
  getStyleLoaders: () => [],
  getJSLoader: () => ({ loader: "" }),
};

/** Names that the site itself stands for, and paths, which are no names. */
const TAKEN = /^(?:[./]|react(?:-dom)?(?:\/|$)|@(?:docusaurus|theme|theme-original|theme-init|generated|site)(?:\/|$))/;

/**
 * Calls a plugin's `configureWebpack` with empty settings, and reads `resolve.alias` of what it gives. Files are named
 * from the project. One that cannot do without a real bundler has no effect.
 */
export function bundlerSettings(configure: unknown, content: unknown, project: string): BundlerSettings {
  if (typeof configure !== "function") return { aliases: {}, others: [] };
  const own = { resolve: { alias: {} }, module: { rules: [] }, plugins: [], output: {}, optimization: {} };
  let given: unknown;
  try {
    given = (configure as (...parameters: unknown[]) => unknown)(own, false, UTILS, content);
  } catch {
    return { aliases: {}, others: ["configureWebpack"] };
  }
  const { resolve = {}, mergeStrategy: _, ...others } = isMapping(given) ? given : {};
  const { alias = {}, ...resolving } = isMapping(resolve) ? resolve : {};
  const entries = isMapping(alias) ? Object.entries(alias) : [];
  const named = entries.flatMap(([name, to]) => {
    const [first] = [to].flat();
    // The sign says that the name stands for itself alone.
    if (typeof first !== "string" || TAKEN.test(name)) return [];
    return [[name.replace(/\$$/, ""), moduleName(first, project)]];
  });
  const without = [...Object.keys(resolving).map((key) => `resolve.${key}`), ...Object.keys(others)];
  return {
    aliases: Object.fromEntries(named) as Record<string, string>,
    others: without.length > 0 ? [`configureWebpack (${without.join(", ")})`] : [],
  };
}
