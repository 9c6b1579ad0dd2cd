import type { Compiler, Stats } from "@rspack/core";
import { stop } from "esbuild";
import { KEPT_FOLDER } from "../../lib/build/kept-folder";
import { asUser } from "../../lib/build/last-user";
import { neededQueries, tellStaticQueries, type GatsbyStore } from "./gatsby-store";
import { bundlesOf, keepBundles, keptBundles, type Bundles } from "./kept-bundles";
import { asOfWebpack } from "./rspack-errors";
import { ofBothBundlers, rspackOptions, type WebpackOnly, type WebpackOptions } from "./rspack-options";
import { settingsKey } from "./settings-key";

/** webpack's compiler, as far as it is read and changed here. */
type Webpack = {
  options: WebpackOptions;
  run: (done: (error: unknown, stats?: object) => void) => void;
  hooks: { shutdown: { tapPromise: (name: string, work: () => Promise<void>) => void } };
};
/** Gatsby's plugin that writes down which files a page needs; it listens to the end of webpack's work. */
type StatsExtractor = { apply: (compiler: object) => void };

const NAME = "Rspack in the place of webpack";
const EXTRACTOR = "GatsbyWebpackStatsExtractor";

/**
 * A plugin of webpack that has Rspack bundle the scripts of browsers: it reads the same configuration, and takes a
 * fifth of the time. Gatsby gets from it what it asks webpack for.
 */
export function inRspack(
  root: string,
  store: GatsbyStore,
): { apply: (compiler: Webpack) => void; allowsOthers: true } & WebpackOnly {
  return {
    webpackOnly: true,
    // It is a user of esbuild's service to its end, and the last user ends that: webpack's loaders count as none.
    allowsOthers: true,
    apply: (webpack) => {
      webpack.run = (done) => {
        // Loaders of the site use esbuild's service.
        asUser(bundled(root, store, webpack), stop).then(
          (stats) => done(undefined, stats),
          (error) => done(error),
        );
      };
    },
  };
}

async function bundled(root: string, store: GatsbyStore, webpack: Webpack): Promise<object> {
  const options = ofBothBundlers(webpack.options);
  const { plugins } = options;
  const place = { root, folder: `${KEPT_FOLDER}/scripts`, key: settingsKey(options) };
  const kept = keptBundles(place, options.output.path as string);
  if (kept) return told(kept, store, plugins);
  const begun = Date.now();
  const { stats, queries } = await bundledNow(root, store, webpack, options);
  if (stats.hasErrors()) return ofWebpack(stats, root);
  const bundles = bundlesOf(stats, queries);
  if (!stats.hasWarnings()) keepBundles(place, bundles, stats.compilation, begun);
  return { ...(await told(bundles, store, plugins)), ...ofWebpack(stats, root) };
}

/** Rspack, loaded at its first use. */
export async function loadRspack() {
  // Read by its allocator as it loads: what it frees goes back at once, not at its next use, of which there is none.
  process.env.MIMALLOC_PURGE_DELAY ??= "0";
  return import("@rspack/core");
}

/** Has Rspack bundle; `queries` are the keys of those that each template needs. */
async function bundledNow(
  root: string,
  store: GatsbyStore,
  webpack: Webpack,
  options: WebpackOptions,
): Promise<{ stats: Stats; queries: Map<string, string[]> }> {
  const { rspack } = await loadRspack();
  const compiler = rspack(rspackOptions(rspack, root, options));
  let queries = new Map<string, string[]>();
  compiler.hooks.finishMake.tap(NAME, (compilation) => {
    if (compilation.compiler === compiler) queries = neededQueries(store, root, compilation);
  });
  webpack.hooks.shutdown.tapPromise(NAME, () => closed(compiler));
  const stats = await new Promise<Stats>((resolve, reject) =>
    compiler.run((error, found) => (found ? resolve(found) : reject(error ?? new Error("Rspack gave no result.")))),
  );
  return { stats, queries };
}

const closed = (compiler: Compiler) =>
  new Promise<void>((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())));

/** Tells Gatsby of bundles, and gives what it asks webpack for where nothing is to be reported. */
async function told(bundles: Bundles, store: GatsbyStore, plugins: readonly object[]): Promise<object> {
  tellStaticQueries(store, new Map(bundles.queries));
  const extractor = plugins.find((plugin) => plugin.constructor.name === EXTRACTOR) as StatsExtractor | undefined;
  if (extractor) await extracted(extractor, bundles);
  return { hash: bundles.hash, hasErrors: () => false, hasWarnings: () => false };
}

function ofWebpack(stats: Stats, root: string): object {
  return {
    hasErrors: () => stats.hasErrors(),
    hasWarnings: () => stats.hasWarnings(),
    toJson: (options: object) => stats.toJson(options),
    compilation: { errors: asOfWebpack(stats.compilation.errors, root) },
  };
}

/** Has Gatsby's plugin write down the chunks and files of each named group, as it reads them from webpack. */
function extracted(extractor: StatsExtractor, { hash, groups, assets }: Bundles): Promise<void> {
  const chunkGroups = groups.map(({ name, files, children }) => ({
    name,
    chunks: [{ files }],
    getChildrenByOrders: () =>
      Object.fromEntries(Object.entries(children).map(([order, below]) => [order, [{ chunks: [{ files: below }] }]])),
  }));
  const seen = {
    hash,
    toJson: () => assets,
    compilation: { chunkGroups, moduleGraph: undefined, chunkGraph: undefined },
  };
  return new Promise((resolve) => {
    const tapAsync = (_: string, work: (stats: object, done: () => void) => void) => work(seen, resolve);
    extractor.apply({ hooks: { done: { tapAsync } } });
  });
}
