import path from "node:path";
import type { Compilation, Compiler, rspack, RspackPluginInstance, Stats, Watching } from "@rspack/core";
import { neededQueries, tellStaticQueries, type GatsbyStore } from "./gatsby-store";
import { asOfWebpack } from "./rspack-errors";
import { ofBothBundlers, rspackOptions, type WebpackOnly, type WebpackOptions } from "./rspack-options";

type Rspack = typeof rspack;
type Watch = Compiler["watch"];

/** webpack's compiler in develop, as far as it is read and changed here. */
type Webpack = {
  options: WebpackOptions;
  outputFileSystem: Compiler["outputFileSystem"];
  watch: (...parameters: Parameters<Watch>) => Watching;
  hooks: {
    invalid: { call: (file: string | null, time: number) => void };
    watchRun: { promise: (compiler: Webpack) => Promise<void> };
    done: { promise: (stats: Stats) => Promise<void> };
    shutdown: { tapPromise: (name: string, work: () => Promise<void>) => void };
  };
};

const NAME = "Rspack in the place of webpack";
/** The package behind Gatsby's refresh of components, of which what shows mistakes on the page needs no webpack. */
const REFRESH = "@pmmmwh/react-refresh-webpack-plugin";

/**
 * A plugin of webpack that has Rspack bundle the scripts of develop, and again those that are edited: it reads the same
 * configuration, refreshes components, and tells of each bundle by webpack's hooks, on which Gatsby's server listens.
 */
export async function watchedInRspack(
  root: string,
  store: GatsbyStore,
): Promise<{ apply: (compiler: Webpack) => void } & WebpackOnly> {
  const [{ rspack }, { ReactRefreshRspackPlugin }] = await Promise.all([
    import("@rspack/core"),
    import("@rspack/plugin-react-refresh"),
  ]);
  return {
    webpackOnly: true,
    apply: (webpack) => {
      webpack.watch = (options, done) => {
        const { plugins = [], ...others } = rspackOptions(rspack, root, ofBothBundlers(webpack.options));
        const refresh = [
          new ReactRefreshRspackPlugin({ exclude: notRefreshed(webpack.options) }),
          ...mistakesOnPage(rspack, root),
        ];
        const compiler = rspack({ ...others, plugins: [...plugins, ...refresh] });
        compiler.outputFileSystem = webpack.outputFileSystem;
        tellListeners(compiler, webpack, root, store);
        return compiler.watch(options, done);
      };
    },
  };
}

/** Files that Gatsby's own refresh of components leaves out: packages, but for those that use Gatsby. */
function notRefreshed({ plugins }: WebpackOptions): ((file: string) => boolean) | undefined {
  type Refresh = { options?: { exclude?: { test: (file: string) => boolean } } };
  const own: Refresh | undefined = plugins.find(({ constructor }) => constructor.name === "ReactRefreshPlugin");
  const exclude = own?.options?.exclude;
  // Only its method knows these packages, not the pattern.
  return exclude && ((file) => exclude.test(file));
}

/** What hands mistakes of compilation and of scripts to Gatsby's overlay, set as that package's own plugin sets it. */
function mistakesOnPage(bundler: Rspack, root: string): RspackPluginInstance[] {
  return [
    new bundler.EntryPlugin(root, `${REFRESH}/client/ErrorOverlayEntry.js`, { name: undefined }),
    new bundler.DefinePlugin({ __react_refresh_polyfill_url__: "false" }),
    new bundler.ProvidePlugin({
      __react_refresh_error_overlay__: path.join(root, "src/build/bundler/mistakes-on-page"),
      __react_refresh_socket__: `${REFRESH}/sockets/WHMEventSource.js`,
    }),
  ];
}

/** Has those who listen to webpack hear of what Rspack does, and Gatsby of the queries that templates need. */
function tellListeners(compiler: Compiler, webpack: Webpack, root: string, store: GatsbyStore): void {
  const { invalid, watchRun, done, shutdown } = webpack.hooks;
  compiler.hooks.invalid.tap(NAME, (file, time) => invalid.call(file, time));
  compiler.hooks.watchRun.tapPromise(NAME, () => watchRun.promise(webpack));
  compiler.hooks.finishMake.tap(NAME, (compilation) => {
    if (compilation.compiler === compiler) tellStaticQueries(store, neededQueries(store, root, compilation));
  });
  compiler.hooks.done.tapPromise(NAME, (stats) => done.promise(ofWebpack(stats, root)));
  shutdown.tapPromise(NAME, () => new Promise((resolve) => compiler.close(() => resolve())));
}

/** Statistics with errors as Gatsby reads them; it tells of them itself, and what serves the files need not as well. */
function ofWebpack(stats: Stats, root: string): Stats {
  const { compilation } = stats;
  const errors = () => asOfWebpack(compilation.errors, root) as Compilation["errors"];
  return withFields(stats, { toString: () => () => "", compilation: () => withFields(compilation, { errors }) });
}

/** An object of which some fields are read elsewhere; its methods and other fields need the object itself. */
function withFields<T extends object>(object: T, fields: { [Name in keyof T]?: () => T[Name] }): T {
  return new Proxy(object, {
    get: (_, name) => {
      const field = fields[name as keyof T];
      if (field) return field();
      const value: unknown = Reflect.get(object, name, object);
      return typeof value === "function" ? (value.bind(object) as unknown) : value;
    },
  });
}
