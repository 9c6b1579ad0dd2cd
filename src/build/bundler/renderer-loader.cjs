const { existsSync, readFileSync } = require("node:fs");
const { createRequire } = require("node:module");
const path = require("node:path");
const { build, transformSync } = require("esbuild");
const siteSettingsLoader = require("../hooks/site-settings-loader.cjs");
const { queryKeys, withoutQueries } = require("./queries.cjs");
const { DECISIONS, definitionsOf, NODE_REQUIRE } = require("./renderer-decisions.cjs");

/**
 * @typedef {import("webpack").LoaderContext<Options>} Context
 * @typedef {{ bundled: Set<string>, settingsOptions: { settings?: string } }} Options `bundled` gets the requests of
 *   modules that need no parsing
 */

/** What `esbuild` knows of files; styles have no part in HTML. */
const LOADERS = /** @type {const} */ ({ ".js": "jsx", ".css": "empty" });
/** @type {Record<string, import("esbuild").Loader>} */
const SCRIPTS = { ".js": "jsx", ".jsx": "jsx", ".ts": "ts", ".tsx": "tsx" };
const KNOWN = /\.(?:[cm]?[jt]sx?|json|css)$/;
const CSS_MODULE = /\.module\.css$/;
/** What only webpack with Babel makes of a script of the site. */
const FOR_WEBPACK = /\bSlice\b|\.macro\b/;
/** The file by which a site has HTML of its own around its pages; Gatsby looks for it, and goes on without. */
const HTML_FILES = ["src/html.tsx", "src/html.jsx", "src/html.ts", "src/html.js"];
const BABEL_FILES = [".babelrc", ".babelrc.js", ".babelrc.json", "babel.config.js", "babel.config.json"];

/** Thrown where a file needs webpack. */
class NeedsWebpack extends Error {}

/**
 * A webpack loader for the first module of the program that renders pages: gives it with all that it imports as one
 * module, which esbuild makes 20 times as fast. Where a file needs webpack's own loaders, the module stays as it is.
 * @this {Context}
 * @param {string} source
 */
module.exports = function rendererLoader(source) {
  const done = this.async();
  const { bundled } = this.getOptions();
  rendererOf(this).then(
    ({ text, map }) => {
      bundled.add(this.request);
      done(undefined, text, map);
    },
    (error) => (isOfWebpack(error) ? done(undefined, source) : done(error)),
  );
};

/** @param {unknown} error */
function isOfWebpack(error) {
  const errors = /** @type {{ errors?: { detail?: unknown }[] }} */ (error).errors ?? [];
  return errors.some(({ detail }) => detail instanceof NeedsWebpack);
}

/**
 * @param {Context} context
 * @returns {Promise<{ text: string, map: string }>}
 */
async function rendererOf(context) {
  const { rootContext: root, resourcePath } = context;
  const result = await build({
    entryPoints: [resourcePath],
    absWorkingDir: root,
    outdir: path.dirname(resourcePath),
    bundle: true,
    write: false,
    metafile: true,
    sourcemap: "external",
    format: "cjs",
    platform: "node",
    target: "node20",
    jsx: "automatic",
    mainFields: ["module", "main"],
    loader: LOADERS,
    define: definitionsOf(context._compiler),
    banner: { js: `var ${NODE_REQUIRE} = require;` },
    plugins: [asWebpackResolves(context), asSiteCompiles(context)],
    logLevel: "silent",
  });
  for (const name of Object.keys(result.metafile.inputs)) {
    const file = path.resolve(root, name);
    if (existsSync(file)) context.addDependency(file);
  }
  context.addDependency(path.join(root, DECISIONS));
  for (const name of [...HTML_FILES, ...BABEL_FILES]) {
    const file = path.join(root, name);
    if (!existsSync(file)) context.addMissingDependency(file);
  }
  const [map, script] = ["js.map", "js"].map((end) => result.outputFiles.find((file) => file.path.endsWith(end)));
  return { text: script?.text ?? "", map: map?.text ?? "" };
}

/**
 * Finds modules by webpack's aliases, and leaves outside what Gatsby leaves there: React, which its worker has already,
 * and Node's modules, some of which it watches to learn which pages read files.
 * @param {Context} context
 * @returns {import("esbuild").Plugin}
 */
function asWebpackResolves({ _compiler: compiler, rootContext: root }) {
  const aliases = /** @type {Record<string, string | false>} */ (compiler?.options.resolve.alias ?? {});
  const requireFrom = createRequire(path.join(root, "package.json"));
  return {
    name: "webpack's aliases",
    setup({ onResolve, resolve }) {
      onResolve({ filter: /^react(?:-dom)?(?:\/|$)/ }, (request) => ({
        path: requireFrom.resolve(request.path),
        external: true,
      }));
      onResolve({ filter: /^[^./]/ }, (request) => {
        const outside = outsideOf(request.path, compiler);
        if (outside) return { path: outside, external: true };
        if (request.pluginData === aliases) return undefined;
        const target = aliasOf(request.path, aliases);
        if (target === undefined) return undefined;
        const { kind, resolveDir, importer } = request;
        return resolve(target, { kind, resolveDir, importer, pluginData: aliases });
      });
    },
  };
}

/**
 * Where Gatsby has a module of Node's.
 * @param {string} request
 * @param {Context["_compiler"]} compiler
 * @returns {string | undefined}
 */
function outsideOf(request, compiler) {
  const externals = /** @type {unknown} */ (compiler?.options.externals ?? []);
  const named = [externals].flat().map((external) => /** @type {Record<string, unknown>} */ (external)[request]);
  return named.find((name) => typeof name === "string")?.replace(/^commonjs /, "");
}

/**
 * @param {string} request
 * @param {Record<string, string | false>} aliases
 * @returns {string | undefined}
 */
function aliasOf(request, aliases) {
  const exact = aliases[`${request}$`];
  if (exact) return exact;
  const name = Object.keys(aliases).find((key) => request === key || request.startsWith(`${key}/`));
  const target = name === undefined ? undefined : aliases[name];
  return name !== undefined && target ? `${target}${request.slice(name.length)}` : undefined;
}

/**
 * What the site's own loaders and Gatsby's Babel make of its files.
 * @param {Context} context
 * @returns {import("esbuild").Plugin}
 */
function asSiteCompiles(context) {
  const { rootContext: root } = context;
  const settingsFile = path.join(root, "src/ui/site-settings.ts");
  const keyOf = queryKeys(root);
  return {
    name: "the site's files",
    setup({ onStart, onLoad }) {
      onStart(() => {
        if (BABEL_FILES.some((name) => existsSync(path.join(root, name))))
          return { errors: [{ detail: new NeedsWebpack() }] };
      });
      onLoad({ filter: /.*/ }, ({ path: file }) => {
        if (!KNOWN.test(file) || CSS_MODULE.test(file)) return { errors: [{ detail: new NeedsWebpack() }] };
        if (file === settingsFile) return { contents: settingsText(context, file), loader: "js" };
        if (!/\.[jt]sx?$/.test(file) || /[\\/](?:node_modules|\.cache)[\\/]/.test(file)) return undefined;
        const text = readFileSync(file, "utf8");
        if (FOR_WEBPACK.test(text)) return { errors: [{ detail: new NeedsWebpack() }] };
        if (!/\bgraphql\b/.test(text)) return undefined;
        const contents = withoutQueries(text, keyOf);
        if (contents === undefined) return { contents: withBabel(root, text, file), loader: "js" };
        return { contents, loader: SCRIPTS[path.extname(file)] };
      });
    },
  };
}

/**
 * @param {Context} context
 * @param {string} file
 */
function settingsText(context, file) {
  return siteSettingsLoader.call({
    addContextDependency: (folder) => context.addContextDependency(folder),
    addDependency: (name) => context.addDependency(name),
    context: path.dirname(file),
    getOptions: () => context.getOptions().settingsOptions,
    resourcePath: file,
    rootContext: context.rootContext,
  });
}

/**
 * A script without its queries, as Gatsby's own plugin for Babel makes it.
 * @param {string} root
 * @param {string} text
 * @param {string} file
 * @returns {string}
 */
function withBabel(root, text, file) {
  const requireFrom = createRequire(createRequire(path.join(root, "package.json")).resolve("gatsby/package.json"));
  /** @type {{ transformSync: (text: string, options: object) => { code: string } }} */
  const babel = requireFrom("@babel/core");
  const plugin = requireFrom.resolve("babel-plugin-remove-graphql-queries");
  const loader = file.endsWith("x") ? "tsx" : "ts";
  const { code } = transformSync(text, {
    ...{ loader, jsx: "automatic", target: "node20" },
    ...{ sourcefile: file, sourcemap: "inline" },
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
