import { existsSync, realpathSync } from "node:fs";
import path from "node:path";
import type { Problem } from "../../lib/problem";
import { foldersOfAuthors, namedFolders } from "../../mdx/compile/builders/own-files";
import type { SiteContext } from "../context/context";
import type { Feature } from "../feature";
import { contentFiles } from "../nodes/content-files";
import { pathFrom } from "../../files/path-from";

/**
 * An error for each file of an instance with `mdx: "safe"` that lies, by a link, in none of the folders whose files
 * content may name: it would publish what only the machine that builds has.
 */
export function foreignLinks(features: readonly Feature[], context: SiteContext): Problem[] {
  const { root, site } = context;
  const instances = [...site.docs, ...site.blogs, ...site.pages].filter(({ mdx }) => mdx === "safe");
  // Another check tells of folders that are not there.
  const sources = features.flatMap((feature) => feature.sources?.(site) ?? []);
  const isThere = sources.every(({ folder }) => existsSync(path.join(root, folder)));
  if (instances.length === 0 || !isThere) return [];
  const ids = new Set(instances.map(({ id }) => id));
  return contentFiles(features, context)
    .filter(({ node }) => ids.has(node.sourceInstanceName))
    .map(({ node }) => pathFrom(root, node.absolutePath))
    .flatMap((file) => {
      const folders = namedFolders(file, false, site.siteFolder);
      const real = realpathSync(path.join(root, file));
      const isOwn = folders
        .filter((folder) => existsSync(path.join(root, folder)))
        .some((folder) => real.startsWith(`${realpathSync(path.join(root, folder))}${path.sep}`));
      return isOwn ? [] : [foreign(file, folders)];
    });
}

function foreign(file: string, folders: readonly string[]): Problem {
  return {
    severity: "error",
    file,
    message: "By a symbolic link, this file lies outside of the folders that content may use.",
    remedy: "Put a copy in the place of the link, or let it lead into one of these folders.",
    choices: foldersOfAuthors(folders),
  };
}
