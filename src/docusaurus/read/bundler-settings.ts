import type { FileRule } from "../../lib/settings/file-rules";
import { isMapping } from "../../lib/values/is-mapping";
import { definedBy, DefinePlugin, definitionsOf } from "./definitions";
import { fileRulesOf } from "./file-rules";
import { moduleName } from "./relative-folders";

/**
 * What a plugin's `configureWebpack` says: what names of modules stand for, what takes the place of names in code, what
 * imports of files give, and what else, which has no effect.
 */
type BundlerSettings = {
  aliases: Record<string, string>;
  definitions: Record<string, string>;
  fileRules: FileRule[];
  others: string[];
};

/** What such a function gets of a bundler: enough to ask for, and nothing that it would change. */
const UTILS = {
  currentBundler: { name: "webpack", instance: { DefinePlugin } },
  getStyleLoaders: () => [],
  getJSLoader: () => ({ loader: "" }),
};

const NOTHING = { aliases: {}, definitions: {}, fileRules: [] };

/** Names that the site itself stands for, and paths, which are no names. */
const TAKEN = /^(?:[./]|react(?:-dom)?(?:\/|$)|@(?:docusaurus|theme|theme-original|theme-init|generated|site)(?:\/|$))/;

/**
 * Calls a plugin's `configureWebpack` with empty settings, and reads of what it gives `resolve.alias`, rules for files,
 * and what plugins of bundlers define. Files are named from the project. One that cannot do without a real bundler has
 * no effect.
 */
export function bundlerSettings(configure: unknown, content: unknown, project: string): BundlerSettings {
  if (typeof configure !== "function") return { ...NOTHING, others: [] };
  const own = { resolve: { alias: {} }, module: { rules: [] }, plugins: [], output: {}, optimization: {} };
  let given: unknown;
  try {
    given = (configure as (...parameters: unknown[]) => unknown)(own, false, UTILS, content);
  } catch {
    return { ...NOTHING, others: ["configureWebpack"] };
  }
  const { resolve = {}, module = {}, plugins = [], mergeStrategy: _, ...others } = isMapping(given) ? given : {};
  const { alias = {}, ...resolving } = isMapping(resolve) ? resolve : {};
  const entries = isMapping(alias) ? Object.entries(alias) : [];
  const named = entries.flatMap(([name, to]) => {
    const [first] = [to].flat();
    // The sign says that the name stands for itself alone.
    if (typeof first !== "string" || TAKEN.test(name)) return [];
    return [[name.replace(/\$$/, ""), moduleName(first, project)]];
  });
  const { rules = [], ...ofModules } = isMapping(module) ? module : {};
  const ruled = fileRulesOf(rules);
  const used = [plugins].flat().map(definedBy);
  const defined = used.map(definitionsOf);
  const without = [
    ...Object.keys(resolving).map((key) => `resolve.${key}`),
    ...Object.keys(ofModules).map((key) => `module.${key}`),
    ...ruled.others,
    ...Object.keys(others),
    ...(used.includes(undefined) ? ["plugins"] : []),
    ...defined.flatMap((one) => one.others.map((name) => `DefinePlugin: ${name}`)),
  ];
  return {
    aliases: Object.fromEntries(named) as Record<string, string>,
    definitions: Object.assign({}, ...defined.map(({ definitions }) => definitions)) as Record<string, string>,
    fileRules: ruled.fileRules,
    others: without.length > 0 ? [`configureWebpack (${without.join(", ")})`] : [],
  };
}
