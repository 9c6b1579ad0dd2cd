import { packagesOf } from "../packages-of.cjs";

type MdxPlugin = { onCreateNode: (args: never) => Promise<void> };

/**
 * Has gatsby-plugin-mdx pass over files that are gone once it reads them, as where branches are switched faster than
 * that: it printed an error for each. Their nodes go once Gatsby hears that the files have.
 */
export function passOverVanishedFiles(root: string): void {
  const plugin = packagesOf(root, "gatsby-plugin-mdx")("./gatsby-node.js") as MdxPlugin;
  const { onCreateNode } = plugin;
  plugin.onCreateNode = (args) =>
    onCreateNode(args).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOENT") throw error;
    });
}
