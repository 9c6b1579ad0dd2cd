import { readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "esbuild";
import { md5 } from "../digest";

/** The namespace of CSS modules in bundles, and the mark of those that are to be resolved as plain files. */
export const CSS_MODULE = "css-module";

/**
 * Gives the classes of each CSS module (`*.module.css`) names of their own: the name of its file, a digest of its path
 * from the site's root, and what its author wrote. They are the same in every bundle, and no two files share one.
 */
export function cssModules(root: string): Plugin {
  const files = new Map<string, string>();
  return {
    name: "CSS modules",
    setup: (bundle) => {
      bundle.onResolve({ filter: /\.module\.css$/ }, async ({ path: written, pluginData, ...args }) => {
        if (pluginData === CSS_MODULE) return undefined;
        const found = await bundle.resolve(written, { ...args, pluginData: CSS_MODULE });
        if (found.errors.length > 0) return found;
        // esbuild makes the names of classes from the name of the file.
        const name = path.basename(found.path, ".module.css");
        const digest = md5(path.relative(root, found.path)).slice(0, 6);
        const folder = path.relative(root, path.dirname(found.path)).split(path.sep).join("/");
        // From the site's root: the path is in a comment of the styles, which are published.
        const named = path.posix.join(folder, `${name}-${digest}.module.css`);
        files.set(named, found.path);
        return { path: named, namespace: CSS_MODULE };
      });
      bundle.onLoad({ filter: /.*/, namespace: CSS_MODULE }, ({ path: named }) => {
        const file = files.get(named) ?? path.resolve(root, named);
        return { contents: readFileSync(file, "utf8"), loader: "local-css", resolveDir: path.dirname(file) };
      });
    },
  };
}

/** The file of an input of a bundle, from the site's root; undefined for what is no file. */
export function inputFile(input: string): string | undefined {
  const [, namespace, rest = input] = /^([a-z-]{2,}):(.*)$/.exec(input) ?? [];
  if (namespace === undefined) return input;
  if (namespace !== CSS_MODULE) return undefined;
  return rest.replace(/-[0-9a-f]{6}(\.module\.css)$/, "$1");
}
