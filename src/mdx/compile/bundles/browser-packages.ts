import path from "node:path";
import type { Plugin } from "esbuild";

const NAME = "packages for browsers";

/**
 * Has a package of Markdown's parsers be the file that needs no document, not the one that makes an element as soon as
 * it is loaded: components that read Markdown are drawn at build, too.
 */
export function browserPackages(): Plugin {
  return {
    name: NAME,
    setup: (bundle) =>
      bundle.onResolve({ filter: /^decode-named-character-reference$/ }, async ({ path: written, ...args }) => {
        if (args.pluginData === NAME) return undefined;
        const found = await bundle.resolve(written, { ...args, pluginData: NAME });
        return found.errors.length > 0 ? found : { path: path.join(path.dirname(found.path), "index.js") };
      }),
  };
}
