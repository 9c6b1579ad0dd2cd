import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { BuildOptions, Metafile, Plugin } from "esbuild";
import { parse } from "yaml";
import type { GlobalData } from "../settings";
import { inlineModules, rawTexts } from "./inline-modules";
import { absentFiles, absentModules, manifestOf } from "./absent-modules";
import { cssModules, inputFile } from "./css-modules";
import { rootedFiles, type Roots } from "./rooted-files";
import { pathFrom } from "../../../files/path-from";
import { fileKindOf, type FileRule } from "../../../lib/settings/file-rules";
import { withLineFeeds } from "../../../lib/content/line-ends";
import { jsonOf } from "../../../lib/values/json-of";

/**
 * What bundles need to know of a site: its roots, of which the folder is that for which `@site` stands (empty for the
 * root itself), the configuration and the data that components of a project of Docusaurus ask for, what PostCSS makes
 * of its stylesheets, by their files from the root, what names of its modules stand for, the folders of modules of the
 * theme, what takes the place of names in their code, and what imports of files give.
 */
export type BundledSite = Roots & {
  siteConfig: Readonly<Record<string, unknown>>;
  globalData: GlobalData;
  compiledStyles?: Readonly<Record<string, string>>;
  moduleAliases?: Readonly<Record<string, string>>;
  themeFolders?: readonly string[];
  definitions?: Readonly<Record<string, string>>;
  fileRules?: readonly FileRule[];
};

/** The name of the text from which a bundle begins. */
export const STDIN = "<stdin>";
/** By what code asks whether it is made for readers. */
export const MODE = "process.env.NODE_ENV";
/** Inputs that esbuild makes: that text, and objects in the place of names. */
const IS_NO_FILE = /^<(?:stdin|define:.*)>$/;

const DATA_FILES = [
  ".svg",
  ".png",
  ".jpg",
  ".jpeg",
  ".gif",
  ".webp",
  ".avif",
  ".ico",
  ".bmp",
  ".woff",
  ".woff2",
  ".ttf",
  ".otf",
  ".eot",
  ".pdf",
];
/** Files of which esbuild does not know what they are. */
const MEDIA: Readonly<Record<string, string>> = {
  ".mp4": "video/mp4",
  ".webm": "video/webm",
  ".mov": "video/quicktime",
  ".mp3": "audio/mpeg",
  ".ogg": "audio/ogg",
};
const NO_CODE = [".less"];

/** The name of a module, as named from the site's root, as JavaScript writes it in the first text of a bundle. */
export function entryOf(source: string, { root }: Pick<BundledSite, "root">): string {
  return JSON.stringify(source.startsWith(".") ? path.join(root, source) : source);
}

/** Names of modules with what esbuild is to look for in their places: absolute paths and packages. */
function aliasesOf({ root, moduleAliases = {} }: BundledSite): Record<string, string> {
  const entries = Object.entries(moduleAliases);
  return Object.fromEntries(entries.map(([name, to]) => [name, to.startsWith(".") ? path.join(root, to) : to]));
}

/** The options of all bundles of content's modules. */
export function siteOptions(site: BundledSite, isForBrowsers = false): BuildOptions {
  const { root, folder, compiledStyles } = site;
  return {
    bundle: true,
    write: false,
    metafile: true,
    logLevel: "silent",
    // A project's own may say otherwise of JSX.
    tsconfigRaw: "{}",
    absWorkingDir: root,
    // Whoever defines `process.env` as a whole does not mean the mode.
    define: { global: "globalThis", [MODE]: MODE, ...site.definitions },
    alias: { ...aliasesOf(site), "@site": path.join(root, folder) },
    // Packages that a project does not have may be among the site's own.
    nodePaths: [path.join(root, "node_modules")],
    loader: {
      ".js": "jsx",
      ...Object.fromEntries(NO_CODE.map((ending) => [ending, "empty"] as const)),
      ...Object.fromEntries(DATA_FILES.map((ending) => [ending, "dataurl"] as const)),
    },
    plugins: [
      ...(site.fileRules?.length ? [ruledFiles(site.fileRules)] : []),
      inlineModules(root),
      rawTexts(root),
      contentFiles(root, !isForBrowsers),
      cssModules({ root, folder, compiledStyles }, !isForBrowsers),
      requiredFiles(),
      rootedFiles(site),
      dataFiles(),
      ...defaultImports(path.join(root, folder)),
      ...(folder === "" ? [] : [absentModules({ root, folder, isForBrowsers })]),
    ],
    stdin: { contents: "", resolveDir: path.join(root, folder) },
  };
}

/** Has files for which there is a rule be their texts or addresses. */
function ruledFiles(rules: readonly FileRule[]): Plugin {
  return {
    name: "files by rules",
    setup: (bundle) =>
      bundle.onLoad({ filter: /.*/, namespace: "file" }, ({ path: file }) => {
        const kind = fileKindOf(file, rules);
        if (kind === "text") return { contents: withLineFeeds(readFileSync(file, "utf8")), loader: "text" };
        return kind && { contents: readFileSync(file), loader: "dataurl" };
      }),
  };
}

/** Has files of YAML be the data that they hold, as projects have them by a loader, and films and sounds addresses. */
function dataFiles(): Plugin {
  return {
    name: "data files",
    setup: (bundle) => {
      bundle.onLoad({ filter: /\.ya?ml$/ }, ({ path: file }) => ({
        contents: JSON.stringify(parse(readFileSync(file, "utf8")) ?? null),
        loader: "json",
      }));
      bundle.onLoad({ filter: /\.(?:mp4|webm|mov|mp3|ogg)$/ }, ({ path: file }) => ({
        contents: `data:${MEDIA[path.extname(file)]};base64,${readFileSync(file, "base64")}`,
        loader: "text",
      }));
    },
  };
}

/**
 * Has `require` of a file that is an address give a module with it as `default`, as webpack does, where esbuild gives
 * the address itself.
 */
function requiredFiles(): Plugin {
  const name = "required-files";
  const endings = [...DATA_FILES, ...Object.keys(MEDIA)].map((ending) => ending.slice(1)).join("|");
  return {
    name,
    setup: (bundle) => {
      bundle.onResolve({ filter: new RegExp(`\\.(?:${endings})$`) }, async ({ path: written, ...args }) => {
        if (args.kind !== "require-call" || args.pluginData === name) return undefined;
        const found = await bundle.resolve(written, { ...args, pluginData: name });
        return found.namespace === "file" ? { path: found.path, namespace: name } : found;
      });
      bundle.onLoad({ filter: /.*/, namespace: name }, ({ path: file }) => ({
        contents: `export { default } from ${JSON.stringify(file)};`,
        resolveDir: path.dirname(file),
      }));
    },
  };
}

/** The namespace of Markdown in bundles that are not to leave it to `require`. */
export const CONTENT_FILES = "content-files";

/**
 * Leaves Markdown that modules import to the compiler: as `require("./docs/a.mdx")`, from the site's root, or, for
 * those who load it themselves, as a file of a namespace under that name. With `?truncated=true` it is a preview.
 */
function contentFiles(root: string, isRequired: boolean): Plugin {
  const name = "content files";
  return {
    name,
    setup: (bundle) =>
      bundle.onResolve({ filter: /\.mdx?(?:\?truncated=true)?$/ }, async ({ path: written, pluginData, ...args }) => {
        if (pluginData === name) return undefined;
        const [asked = "", query] = written.split("?");
        const found = await bundle.resolve(asked, { ...args, pluginData: name });
        if (found.errors.length > 0) return found;
        const file = `./${pathFrom(root, found.path)}${query === undefined ? "" : `?${query}`}`;
        return { path: file, ...(isRequired ? { external: true } : { namespace: CONTENT_FILES }) };
      }),
  };
}

/**
 * Has `default` of a CommonJS module be what it exports by that name in files of JSX and TypeScript, also where their
 * package is of `"type": "module"`: as webpack does, for which that type is one of `.js` and `.mjs` files alone.
 */
function defaultImports(folder: string): Plugin[] {
  const file = path.join(folder, "package.json");
  const { type } = (existsSync(file) ? jsonOf(readFileSync(file, "utf8")) : {}) as { type?: string };
  if (type !== "module") return [];
  const name = "default imports";
  const plugin: Plugin = {
    name,
    setup: (bundle) =>
      bundle.onResolve({ filter: /^(?:\.|\/|@site\/)/ }, async ({ path: written, pluginData, ...args }) => {
        // Another plugin asks, and would be asked in turn without end.
        if (pluginData !== undefined) return undefined;
        const { path: found, namespace, errors } = await bundle.resolve(written, { ...args, pluginData: name });
        const isOwn = errors.length === 0 && namespace === "file" && !/[\\/]node_modules[\\/]/.test(found);
        // What a plugin resolves is of no package for esbuild.
        return isOwn && /\.(?:[jt]sx|ts)$/.test(found) ? { path: found } : undefined;
      }),
  };
  return [plugin];
}

/**
 * The files that decide what a bundle is, from the site's root: those of its inputs that are the site's own, those that
 * it lacks, and of the packages that its own files import those that tell their versions. What packages themselves
 * import is told by lock files.
 */
export function inputsOf(inputs: Metafile["inputs"]): string[] {
  const names = Object.keys(inputs);
  const isOwn = (name: string) => !name.includes("node_modules/");
  const files = names.filter((name) => !IS_NO_FILE.test(name)).map(inputFile);
  const own = files.filter((file) => file !== undefined && isOwn(file)) as string[];
  const imported = names.filter(isOwn).flatMap((name) => inputs[name]?.imports.map((item) => item.path) ?? []);
  const manifests = imported.flatMap((name) => (inputs[name] ? manifestOf(inputFile(name) ?? "") : []));
  return [...new Set([...own, ...absentFiles(names), ...manifests])];
}
