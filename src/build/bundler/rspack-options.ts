import { createRequire } from "node:module";
import path from "node:path";
import type { Configuration, rspack, RspackPluginInstance, RuleSetRule } from "@rspack/core";
import type { Rule } from "./script-rules";

type Rspack = typeof rspack;

/** What Gatsby and its plugins set webpack to, as far as it is read here. */
export type WebpackOptions = {
  context?: string;
  entry?: unknown;
  output: Record<string, unknown>;
  resolve: { extensions?: string[]; alias?: Record<string, string | false> };
  resolveLoader?: { modules?: string[] };
  module: { rules: Rule[] };
  optimization: object;
  plugins: object[];
};
/** One of webpack's own plugins, as Gatsby makes it. */
type Plugin = object & { definitions?: Record<string, unknown>; options?: object };

/** Plugins of Gatsby's that read webpack's insides; what they do is done by `rspack.ts`, or is for Babel alone. */
const LEFT_OUT = new Set([
  "BabelConfigItemsCacheInvalidatorPlugin",
  "GatsbyWebpackStatsExtractor",
  "GatsbyWebpackVirtualModules",
  "StaticQueryMapper",
]);
const EXTRACTED_STYLES = /[\\/]mini-css-extract-plugin[\\/]/;
/** As long as webpack's: what serves the files knows by it that their names change with their content. */
const DIGEST_LENGTH = 20;
/** Every browser that Gatsby builds for by itself knows this and more. */
const ECMA = 2020;

/**
 * Rspack's configuration for the scripts of browsers, from that which Gatsby and its plugins made for webpack. Rules
 * and plugins that Rspack has itself take the place of webpack's; all others stay as they are.
 */
export function rspackOptions(bundler: Rspack, root: string, options: WebpackOptions): Configuration {
  const { context, entry, output, resolve, resolveLoader, module, optimization, plugins } = options;
  return {
    ...{ context, mode: "production", target: ["web", `es${ECMA}`], devtool: false, performance: false, cache: false },
    entry: entry as Configuration["entry"],
    output: { ...output, hashFunction: "md4", hashDigestLength: DIGEST_LENGTH },
    resolve: {
      alias: resolve.alias,
      extensions: [...new Set(resolve.extensions)],
      // Gatsby's own modules are copied into `.cache`, and what they import may lie beside Gatsby alone.
      modules: ["node_modules", ...besideGatsby(root)],
    },
    resolveLoader,
    module: { rules: module.rules.map((rule) => withStylesOf(bundler, rule) as RuleSetRule) },
    optimization: {
      ...optimization,
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
    plugins: plugins.flatMap((plugin) => pluginOf(bundler, plugin)),
  };
}

function besideGatsby(root: string): string[] {
  const gatsby = path.dirname(createRequire(path.join(root, "package.json")).resolve("gatsby/package.json"));
  return [path.join(gatsby, "node_modules"), path.dirname(gatsby)];
}

/** A rule, with Rspack's loader in the place of the one by which webpack takes styles out of scripts. */
function withStylesOf(bundler: Rspack, rule: Rule): Rule {
  const { oneOf, use } = rule as { oneOf?: Rule[]; use?: { loader?: string }[] };
  if (oneOf) return { ...rule, oneOf: oneOf.map((one) => withStylesOf(bundler, one)) };
  if (!Array.isArray(use)) return rule;
  const { loader } = bundler.CssExtractRspackPlugin;
  return { ...rule, use: use.map((one) => (EXTRACTED_STYLES.test(one.loader ?? "") ? { ...one, loader } : one)) };
}

/** What Rspack has for a plugin: its own, the plugin itself, or nothing. */
function pluginOf(bundler: Rspack, plugin: Plugin): RspackPluginInstance[] {
  const { name } = plugin.constructor;
  if (LEFT_OUT.has(name)) return [];
  if (name === "DefinePlugin") return [new bundler.DefinePlugin(texts(plugin.definitions ?? {}))];
  if (name === "IgnorePlugin") return [new bundler.IgnorePlugin(plugin.options as never)];
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
