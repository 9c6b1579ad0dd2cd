import { readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "esbuild";
import { md5 } from "../../../files/digest";
import { FILE_ADDRESS } from "./file-addresses";
import { RAW_TEXT } from "./inline-modules";
import { sassOf, type CompileSass } from "./sass";
import { withoutMark } from "./shared-contexts";
import { pathFrom } from "../../../files/path-from";

/** The namespace of CSS modules in bundles, and the mark of those that are to be resolved as plain files. */
export const CSS_MODULE = "css-module";
/** The files that are CSS modules. */
export const CSS_MODULE_FILE = /\.module\.(?:css|s[ac]ss)$/;
const SASS_FILE = /\.s[ac]ss$/;
/** The namespace of files that a stylesheet, or the names of its classes, are made of: they are in it already. */
const STYLE_PART = "style-part";

/** A site's root, the folder of the project whose compiler compiles its Sass, and stylesheets that PostCSS has made. */
type Project = { root: string; folder: string; compiledStyles?: Readonly<Record<string, string>> };

/**
 * Gives the classes of each CSS module (`*.module.css`) names of their own: the name of its file, a digest of its path
 * from the site's root, and what its author wrote. They are the same in every bundle, and no two files share one. Sass
 * is compiled where the project has its compiler, and is empty elsewhere; without `withStyles` plain stylesheets of it
 * are left out.
 */
export function cssModules({ root, folder, compiledStyles = {} }: Project, withStyles: boolean): Plugin {
  const files = new Map<string, string>();
  const fromRoot = (file: string) => pathFrom(root, file);
  return {
    name: "CSS modules",
    setup: (bundle) => {
      bundle.onResolve({ filter: CSS_MODULE_FILE }, async ({ path: written, pluginData, ...args }) => {
        if (pluginData === CSS_MODULE) return undefined;
        const found = await bundle.resolve(written, { ...args, pluginData: CSS_MODULE });
        if (found.errors.length > 0) return found;
        // esbuild makes the names of classes from the name of the file.
        const name = path.basename(found.path, path.extname(found.path)).replace(/\.module$/, "");
        const kind = found.path.endsWith(".css") ? "" : path.extname(found.path);
        const digest = md5(fromRoot(found.path)).slice(0, 6);
        // From the site's root: the path is in a comment of the styles, which are published.
        const named = path.posix.join(fromRoot(path.dirname(found.path)), `${name}${kind}-${digest}.module.css`);
        files.set(named, found.path);
        return { path: named, namespace: CSS_MODULE };
      });
      bundle.onLoad({ filter: /.*/, namespace: CSS_MODULE }, ({ path: named }) => {
        const file = files.get(named) ?? path.resolve(root, named);
        const sheet = SASS_FILE.test(file)
          ? compiled(file, sassOf(path.join(root, folder)), fromRoot)
          : { contents: compiledStyles[fromRoot(file)] ?? readFileSync(file, "utf8") };
        return { ...sheet, loader: "local-css", resolveDir: path.dirname(file) };
      });
      if (withStyles)
        bundle.onLoad({ filter: /\.css$/, namespace: "file" }, ({ path: file }) => {
          const contents = compiledStyles[fromRoot(file)];
          return contents === undefined ? undefined : { contents, loader: "css", resolveDir: path.dirname(file) };
        });
      bundle.onLoad({ filter: SASS_FILE, namespace: "file" }, ({ path: file }) => {
        const sheet = withStyles ? compiled(file, sassOf(path.join(root, folder)), fromRoot) : { contents: "" };
        return { ...sheet, loader: withStyles ? "css" : "empty", resolveDir: path.dirname(file) };
      });
      bundle.onResolve({ filter: new RegExp(`^${STYLE_PART}:`) }, ({ path: written }) => ({
        path: written.slice(STYLE_PART.length + 1),
        namespace: STYLE_PART,
      }));
      bundle.onLoad({ filter: /.*/, namespace: STYLE_PART }, () => ({
        contents: "",
        loader: withStyles ? "css" : "empty",
      }));
    },
  };
}

/**
 * The name, as JavaScript and CSS write it, by which a bundle notes a file, from the site's root, that it is made of
 * and that is in it already.
 */
export function partName(file: string): string {
  return JSON.stringify(`${STYLE_PART}:${file}`);
}

/** The text of a stylesheet of Sass as CSS, which names the other files that it is made of; what is wrong with it. */
function compiled(
  file: string,
  compile: CompileSass | undefined,
  fromRoot: (file: string) => string,
): { contents: string } | { errors: { text: string }[] } {
  if (!compile) return { contents: "" };
  try {
    const { css, files } = compile(file);
    const parts = files.filter((part) => part !== file);
    const imports = parts.map((part) => `@import ${partName(fromRoot(part))};\n`);
    return { contents: `${imports.join("")}${css.replace(/^@charset[^;]*;\s*/, "")}` };
  } catch (error) {
    const { message = "" } = Object(error) as { message?: string };
    return { errors: [{ text: `${fromRoot(file)}: ${message.split("\n")[0]}` }] };
  }
}

/** The namespaces whose paths are files from the site's root. */
const FILES = [STYLE_PART, RAW_TEXT, FILE_ADDRESS];

/** The file of an input of a bundle, from the site's root; undefined for what is no file. */
export function inputFile(input: string): string | undefined {
  const [, namespace, rest = input] = /^([a-z-]{2,}):(.*)$/.exec(input) ?? [];
  if (namespace === undefined || FILES.includes(namespace)) return withoutMark(rest);
  if (namespace !== CSS_MODULE) return undefined;
  return rest.replace(/(\.s[ac]ss)?-[0-9a-f]{6}\.module\.css$/, (_, kind: string = ".css") => `.module${kind}`);
}
