import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { stop } from "esbuild";
import type { CreateWebpackConfigArgs } from "gatsby";
import { asUser } from "../../lib/build/last-user";
import { md5 } from "../../files/digest";
import { lockText } from "../../files/lock-text";
import { BUILD_SIDE } from "../build-side-options.cjs";
import type { GatsbyStore } from "./gatsby-store";
import { LOADER_FOLDERS } from "./kept-bundles";
import { inRspack } from "./rspack";
import { watchedInRspack } from "./rspack-develop";
import { namesBrowsers, withoutBabel, type Rule } from "./script-rules";

/** A bundler's configuration and compiler, as far as they are set here. */
type Config = {
  plugins?: object[];
  module?: { rules: Rule[] };
  resolve?: { plugins?: ResolvePlugin[] };
  cache?: false | { version?: string; buildDependencies?: Record<string, string[]> };
};
/** A plugin of webpack's resolver; Gatsby's for themes knows their names. */
type ResolvePlugin = object & { themes?: { themeName: string }[] };
type Compiler = {
  hooks: {
    afterCompile: {
      tap: (name: string, work: (compilation: { buildDependencies: { clear: () => void } }) => void) => void;
    };
    shutdown: { tapPromise: (name: string, work: () => Promise<void>) => void };
  };
};

/** Gatsby has ESLint look at all files while develop starts, by rules of its own; `npm run lint` has the project's. */
const LINTER = "ESLintWebpackPlugin";

/** Files that decide what the bundles become without being part of them; the loaders of the site do, too. */
const DECIDING = ["package.json", BUILD_SIDE];

/**
 * webpack notes the state of every file behind a build dependency, and babel-loader names all of its presets: thousands
 * of files, for which the cache's version stands.
 */
const withoutBuildDependencies = {
  webpackOnly: true,
  apply: ({ hooks }: Compiler) =>
    hooks.afterCompile.tap("without build dependencies", ({ buildDependencies }) => buildDependencies.clear()),
};

/** esbuild's service, which loaders use, holds 150 MB until it is ended; another stage starts it again in 20 ms. */
const endingEsbuild = {
  webpackOnly: true,
  apply: ({ hooks }: Compiler) => hooks.shutdown.tapPromise("ending esbuild", () => asUser(Promise.resolve(), stop)),
};

/**
 * Sets the bundler of one stage up for speed: its cache, what turns TypeScript into scripts, and what bundles those of
 * browsers. `settings` are those that another folder gives, and words of the site's own: webpack does not notice a
 * change of them.
 */
export async function speedUp(
  root: string,
  { stage, actions, store, getConfig }: Pick<CreateWebpackConfigArgs, "stage" | "actions" | "store" | "getConfig">,
  settings = "",
): Promise<void> {
  const config = (getConfig as () => Config)();
  const rules = config.module?.rules ?? [];
  const rspack = await rspackFor(stage, root, store as unknown as GatsbyStore);
  actions.replaceWebpackConfig({
    ...config,
    plugins: config.plugins?.filter((plugin) => plugin.constructor.name !== LINTER),
    cache: cacheOf(config, root, settings),
    module: { ...config.module, rules: rspack.length > 0 ? withoutBabel(rules, stage, root) : rules },
    resolve: { ...config.resolve, plugins: config.resolve?.plugins?.filter((plugin) => isOfUse(plugin, root)) },
  });
  actions.setWebpackConfig({ plugins: [withoutBuildDependencies, endingEsbuild, ...rspack] });
}

/**
 * What has Rspack bundle in a stage that makes scripts of browsers, where these need nothing that only webpack and
 * Babel know: own browsers, Gatsby's slices, and pages that develop renders on its server.
 */
async function rspackFor(stage: string, root: string, store: GatsbyStore): Promise<object[]> {
  if (stage !== "build-javascript" && stage !== "develop") return [];
  if (namesBrowsers(root) || store.getState().componentsUsingSlices.size > 0) return [];
  if (stage === "build-javascript") return [inRspack(root, store)];
  return process.env.GATSBY_EXPERIMENTAL_DEV_SSR ? [] : [await watchedInRspack(root, store)];
}

/** For each file of the site, Gatsby looks for one that replaces a theme's; such files are in a folder of its name. */
function isOfUse({ themes }: ResolvePlugin, root: string): boolean {
  return themes?.some(({ themeName }) => existsSync(path.join(root, "src", themeName))) ?? true;
}

/** A cache that lives as long as the lock file, the settings and the build side stay as they are. */
function cacheOf({ cache }: Config, root: string, settings: string): Config["cache"] {
  if (!cache) return cache;
  const texts = [...DECIDING, ...loadersOf(root)].map((file) => readFileSync(path.join(root, file), "utf8"));
  return {
    ...cache,
    version: md5([process.version, settings, lockText(root), ...texts].join("\n")),
    buildDependencies: {},
  };
}

function loadersOf(root: string): string[] {
  return LOADER_FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder))
      .filter((name) => name.endsWith(".cjs"))
      .map((name) => `${folder}/${name}`),
  );
}
