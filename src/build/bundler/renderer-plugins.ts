import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { transformSync, type Loader, type Plugin } from "esbuild";
import siteSettingsLoader from "../hooks/site-settings-loader.cjs";
import { packagesOf } from "../packages-of.cjs";
import { queryKeys, withoutQueries } from "./queries.cjs";

/** webpack's aliases and modules that stay outside of the program. */
export type Resolving = { aliases: Record<string, string | false>; externals: readonly unknown[] };

type OnRead = (file: string) => void;

const SCRIPTS: Record<string, Loader> = { ".js": "jsx", ".jsx": "jsx", ".ts": "ts", ".tsx": "tsx" };
const KNOWN = /\.(?:[cm]?[jt]sx?|json|css)$/;
const CSS_MODULE = /\.module\.css$/;
/** What only webpack with Babel makes of a script of the site. */
const FOR_WEBPACK = /\bSlice\b|\.macro\b/;

/** The files of a Babel configuration, from the site's root: a site with one needs webpack. */
export const BABEL_FILES = [".babelrc", ".babelrc.js", ".babelrc.json", "babel.config.js", "babel.config.json"];

/** Thrown where a file needs webpack. */
export class NeedsWebpack extends Error {}

/**
 * Finds modules by webpack's aliases, and leaves outside what Gatsby leaves there: React, which its worker has already,
 * and Node's modules, some of which it watches to learn which pages read files.
 */
export function asWebpackResolves(root: string, { aliases, externals }: Resolving): Plugin {
  const requireFrom = createRequire(path.join(root, "package.json"));
  return {
    name: "webpack's aliases",
    setup: (build) => {
      build.onResolve({ filter: /^react(?:-dom)?(?:\/|$)/ }, (request) => ({
        path: requireFrom.resolve(request.path),
        external: true,
      }));
      build.onResolve({ filter: /^[^./]/ }, (request) => {
        const outside = outsideOf(request.path, externals);
        if (outside) return { path: outside, external: true };
        if (request.pluginData === aliases) return undefined;
        const target = aliasOf(request.path, aliases);
        if (target === undefined) return undefined;
        const { kind, resolveDir, importer } = request;
        return build.resolve(target, { kind, resolveDir, importer, pluginData: aliases });
      });
    },
  };
}

/** Where Gatsby has a module of Node's. */
function outsideOf(request: string, externals: readonly unknown[]): string | undefined {
  const named = externals.map((external) => (external as Record<string, unknown>)[request]);
  return named.find((name): name is string => typeof name === "string")?.replace(/^commonjs /, "");
}

function aliasOf(request: string, aliases: Record<string, string | false>): string | undefined {
  const exact = aliases[`${request}$`];
  if (exact) return exact;
  const name = Object.keys(aliases).find((key) => request === key || request.startsWith(`${key}/`));
  const target = name === undefined ? undefined : aliases[name];
  return name !== undefined && target ? `${target}${request.slice(name.length)}` : undefined;
}

/**
 * What the site's own loaders and Gatsby's Babel make of its files. `settings` are those that another folder gives as
 * JSON; `onRead` is told of the files and folders that are read beside what the program imports.
 */
export function asSiteCompiles(root: string, settings: string | undefined, onRead: OnRead): Plugin {
  const settingsFile = path.join(root, "src/ui/site-settings.ts");
  const keyOf = queryKeys(root);
  const needsWebpack = { errors: [{ detail: new NeedsWebpack() }] };
  return {
    name: "the site's files",
    setup: (build) => {
      build.onStart(() => (BABEL_FILES.some((name) => existsSync(path.join(root, name))) ? needsWebpack : undefined));
      build.onLoad({ filter: /.*/ }, ({ path: file }) => {
        if (!KNOWN.test(file) || CSS_MODULE.test(file)) return needsWebpack;
        if (file === settingsFile) return { contents: settingsText(root, file, settings, onRead), loader: "js" };
        if (!/\.[jt]sx?$/.test(file) || /[\\/](?:node_modules|\.cache)[\\/]/.test(file)) return undefined;
        const text = readFileSync(file, "utf8");
        if (FOR_WEBPACK.test(text)) return needsWebpack;
        if (!/\bgraphql\b/.test(text)) return undefined;
        const contents = withoutQueries(text, keyOf);
        if (contents === undefined) return { contents: withBabel(root, text, file), loader: "js" };
        return { contents, loader: SCRIPTS[path.extname(file)] };
      });
    },
  };
}

function settingsText(root: string, file: string, settings: string | undefined, onRead: OnRead): string {
  return siteSettingsLoader.call({
    addContextDependency: onRead,
    addDependency: onRead,
    context: path.dirname(file),
    getOptions: () => ({ settings }),
    resourcePath: file,
    rootContext: root,
  });
}

/** A script without its queries, as Gatsby's own plugin for Babel makes it. */
function withBabel(root: string, text: string, file: string): string {
  const gatsby = packagesOf(root, "gatsby");
  const babel = gatsby("@babel/core") as { transformSync: (text: string, options: object) => { code: string } };
  const plugin = gatsby.resolve("babel-plugin-remove-graphql-queries");
  const loader = file.endsWith("x") ? "tsx" : "ts";
  const { code } = transformSync(text, {
    loader,
    jsx: "automatic",
    target: "node20",
    sourcefile: file,
    sourcemap: "inline",
  });
  const options = { stage: "build-html", staticQueryDir: "page-data/sq/d" };
  const settings = {
    babelrc: false,
    configFile: false,
    filename: file,
    sourceMaps: "inline",
    plugins: [[plugin, options]],
  };
  return babel.transformSync(code, settings).code;
}
