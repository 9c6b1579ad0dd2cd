import { createRequire } from "node:module";
import path from "node:path";
import type { Configuration, rspack, RspackPluginInstance, RuleSetRule } from "@rspack/core";
import { md5 } from "../../files/digest";
import type { Rule } from "./script-rules";
import { settingsKey } from "./settings-key";

type Rspack = typeof rspack;

/** What Gatsby and its plugins set webpack to, as far as it is read here. */
export type WebpackOptions = {
  mode?: "development" | "production";
  devtool?: string | false;
  context?: string;
  entry?: unknown;
  output: Record<string, unknown>;
  externals?: unknown;
  resolve: {
    extensions?: string[];
    alias?: Record<string, string | false>;
    fallback?: Record<string, string | false>;
    modules?: string[];
  };
  resolveLoader?: { modules?: string[] };
  module: { rules: Rule[] };
  optimization: { splitChunks?: { cacheGroups?: { shared?: { name: ShareName } } } };
  plugins: object[];
};
/** The name of the bundle for what bundles share; undefined for one of their own. */
type ShareName = (module: unknown, chunks: readonly { name?: string }[], key: string) => string | undefined;
/** A plugin that webpack alone runs, where Rspack does its work. */
export type WebpackOnly = { webpackOnly?: true };
/** One of webpack's own plugins, as Gatsby makes it. */
type Plugin = object & { definitions?: Record<string, unknown>; options?: object };

/**
 * Plugins that read webpack's insides. What they do is done by `rspack.ts` and `rspack-develop.ts`, or is for Babel
 * alone; Gatsby's for styles in develop mends what webpack's way to extract them has and Rspack's has not.
 */
const LEFT_OUT = new Set([
  "BabelConfigItemsCacheInvalidatorPlugin",
  "ForceCssHMRForEdgeCases",
  "GatsbyWebpackStatsExtractor",
  "GatsbyWebpackVirtualModules",
  "NoEmitOnErrorsPlugin",
  "ReactRefreshPlugin",
  "StaticQueryMapper",
]);
const EXTRACTED_STYLES = /[\\/]mini-css-extract-plugin[\\/]/;
/**
 * The runtime names each bundle that is loaded later: by its number, and by a digest as long as what serves the files
 * has to know (`lib/routes/hashed-files.ts`).
 */
const LATER = { chunkFilename: "[id]-[contenthash].js", hashDigestLength: 12 };
/** Every browser that Gatsby builds for by itself knows this and more. */
const ECMA = 2020;
/** Bundles with which pages answer, by the names that Gatsby gives them; others load later, for a part of their own. */
const OF_PAGES = /^(?:app|framework|component---.+|[0-9a-f]{40})$/;
/** Chromium compiles all of a script that begins so while it arrives, in another thread. */
const COMPILED_AHEAD = "//# allFunctionsCalledOnLoad";

/** What webpack is set to, without plugins that webpack alone runs. */
export function ofBothBundlers(options: WebpackOptions): WebpackOptions {
  return { ...options, plugins: options.plugins.filter((plugin) => !(plugin as WebpackOnly).webpackOnly) };
}

/**
 * Rspack's configuration for the scripts of browsers, from that which Gatsby and its plugins made for webpack. Rules
 * and plugins that Rspack has itself take the place of webpack's; all others stay as they are.
 */
export function rspackOptions(bundler: Rspack, root: string, options: WebpackOptions): Configuration {
  const { mode = "production", context, entry, output, resolve, resolveLoader, module, plugins, externals } = options;
  return {
    mode,
    context,
    target: ["web", `es${ECMA}`],
    performance: false,
    cache: false,
    ...(mode === "production" ? smallest(bundler, options) : quickest(options)),
    entry: entry as Configuration["entry"],
    externals: externals as Configuration["externals"],
    output: { ...output, hashFunction: "md4", ...(mode === "production" && LATER) },
    resolve: {
      alias: resolve.alias,
      fallback: resolve.fallback,
      extensions: [...new Set(resolve.extensions)],
      // Gatsby's own modules are copied into `.cache`, and what they import may lie beside Gatsby alone.
      modules: [...(resolve.modules ?? ["node_modules"]), ...besideGatsby(root)],
    },
    resolveLoader,
    module: { rules: module.rules.map((rule) => inRspack(bundler, rule) as RuleSetRule) },
    plugins: [
      ...plugins.flatMap((plugin) => pluginOf(bundler, plugin)),
      ...(mode === "production" ? [compiledAhead(bundler)] : []),
    ],
  };
}

/** For readers: small scripts, for which nobody asks where a line came from. */
function smallest(bundler: Rspack, { optimization }: WebpackOptions): Configuration {
  return {
    devtool: false,
    optimization: {
      ...withOwnShares(optimization),
      minimizer: [
        new bundler.SwcJsMinimizerRspackPlugin({
          extractComments: false,
          minimizerOptions: {
            ecma: ECMA,
            compress: { ecma: ECMA, passes: 2 },
            mangle: true,
            format: { comments: false },
          },
        }),
        new bundler.LightningCssMinimizerRspackPlugin(),
      ],
    },
  };
}

/**
 * Gatsby puts what several bundles share into one by the names of these, and so what any two without a name share into
 * the same one: each of them would load all of it.
 */
function withOwnShares(optimization: WebpackOptions["optimization"]): WebpackOptions["optimization"] {
  const { splitChunks } = optimization;
  const shared = splitChunks?.cacheGroups?.shared;
  if (!splitChunks || !shared) return optimization;
  const name: ShareName = (module, chunks, key) =>
    chunks.some((chunk) => chunk.name) ? shared.name(module, chunks, key) : undefined;
  const cacheGroups = { ...splitChunks.cacheGroups, shared: { ...shared, name } };
  return { ...optimization, splitChunks: { ...splitChunks, cacheGroups } };
}

/** For who works on the site: scripts at once, as they were written, and none of a module with a mistake. */
function quickest({ devtool, optimization }: WebpackOptions): Configuration {
  return {
    devtool: devtool as Configuration["devtool"],
    optimization: { ...optimization, emitOnErrors: false },
  };
}

/** A comment at the head of bundles of pages: functions are else compiled one by one, while the reader waits. */
function compiledAhead(bundler: Rspack): RspackPluginInstance {
  // Before that, the minimizer would take it away.
  const stage = bundler.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING;
  const banner = ({ chunk }: { chunk: { name?: string } }) => (OF_PAGES.test(chunk.name ?? "") ? COMPILED_AHEAD : "");
  return new bundler.BannerPlugin({ banner, raw: true, include: /\.js$/, stage });
}

function besideGatsby(root: string): string[] {
  const gatsby = path.dirname(createRequire(path.join(root, "package.json")).resolve("gatsby/package.json"));
  return [path.join(gatsby, "node_modules"), path.dirname(gatsby)];
}

/**
 * A rule, with Rspack's loader in the place of the one by which webpack takes styles out of scripts. Where a function
 * gives a file's loaders, these get a name by their options: Rspack knows options by it, and gives a rule one name.
 */
function inRspack(bundler: Rspack, rule: Rule): Rule {
  const { oneOf, use } = rule as { oneOf?: Rule[]; use?: Loader[] | ((file: object) => Loader[]) };
  if (oneOf) return { ...rule, oneOf: oneOf.map((one) => inRspack(bundler, one)) };
  if (typeof use === "function") return { ...rule, use: (file: object) => use(file).map(withName) };
  if (!Array.isArray(use) || !use.some(extractsStyles)) return rule;
  const { loader } = bundler.CssExtractRspackPlugin;
  // A stylesheet is there for what it does, whatever its package says of scripts.
  const uses = use.map((one) => (extractsStyles(one) ? { ...one, loader } : one));
  return { ...rule, sideEffects: true, use: uses } as Rule;
}

type Loader = { loader?: string; options?: object; ident?: string };

const extractsStyles = ({ loader = "" }: Loader): boolean => EXTRACTED_STYLES.test(loader);

const withName = (one: Loader): Loader => (one.options ? { ident: md5(settingsKey(one)), ...one } : one);

/** What Rspack has for a plugin: its own, the plugin itself, or nothing. */
function pluginOf(bundler: Rspack, plugin: Plugin): RspackPluginInstance[] {
  const { name } = plugin.constructor;
  if (LEFT_OUT.has(name)) return [];
  if (name === "DefinePlugin") return [new bundler.DefinePlugin(texts(plugin.definitions ?? {}))];
  if (name === "HotModuleReplacementPlugin") return [new bundler.HotModuleReplacementPlugin()];
  if (name === "IgnorePlugin") return [new bundler.IgnorePlugin(plugin.options as never)];
  if (name === "ProvidePlugin")
    return [new bundler.ProvidePlugin((plugin.definitions ?? {}) as Record<string, string>)];
  if (name === "MiniCssExtractPlugin") return [new bundler.CssExtractRspackPlugin(stylesOptions(plugin.options))];
  return [plugin as RspackPluginInstance];
}

/** webpack takes values that are no text, too. */
function texts(definitions: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(definitions).map(([name, value]) => [name, String(value)]));
}

function stylesOptions(options: object = {}): object {
  const { filename, chunkFilename } = options as Record<string, string>;
  return { filename, chunkFilename };
}
