import path from "node:path";
import type { Plugin } from "esbuild";
import { decodeAddress, splitUrl } from "../../../lib/routes/url";
import { staticCandidates } from "../static-candidates";
import { isFileAt } from "../../../files/is-file-at";

/** A site's root, its own folder and those of its static files, both from there, and where it is served. */
export type Roots = { root: string; folder: string; staticFolders: readonly string[]; baseUrl: string };

/**
 * Has a path with a slash at its beginning be a static file, or else a file of the site's own folder, as webpack does
 * in Docusaurus. Stylesheets show a static file at its own address.
 */
export function rootedFiles({ root, folder, staticFolders, baseUrl }: Roots): Plugin {
  const staticFile = (written: string) =>
    staticCandidates(decodeAddress(splitUrl(written).path).slice(1), staticFolders)
      .map((name) => path.join(root, name))
      .find(isFileAt);
  return {
    name: "rooted files",
    setup: (bundle) =>
      bundle.onResolve({ filter: /^\/[^/]/ }, async ({ path: written, ...args }) => {
        const isShown = args.kind === "url-token";
        // The first text of a bundle names its modules by where they are.
        if (!isShown && isFileAt(written)) return undefined;
        const published = staticFile(written);
        if (published && isShown) return { path: `${baseUrl}${written.slice(1)}`, external: true };
        if (published) return { path: published };
        const found = await bundle.resolve(`.${written}`, { ...args, resolveDir: path.join(root, folder) });
        return found.errors.length === 0 ? found : undefined;
      }),
  };
}
