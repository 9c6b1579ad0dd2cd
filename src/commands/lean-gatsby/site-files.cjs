const { existsSync, rmSync } = require("node:fs");
const path = require("node:path");
const { buildSync } = require("esbuild");

const NAMES = ["gatsby-config.ts", "gatsby-node.ts"];

/**
 * Whether esbuild can do what Gatsby has Parcel for: it compiles the site's own two files, and knows no plugins in
 * TypeScript below `plugins/`.
 * @param {string} root folder of the site
 */
exports.hasOnlySiteFiles = (root) => !existsSync(path.join(root, "plugins"));

/**
 * Compiles gatsby-config.ts and gatsby-node.ts with the modules of the site that they import to where Gatsby looks for
 * them. It ends the process where a file has a mistake, as Gatsby does, once esbuild has printed it.
 * @param {string} root folder of the site
 */
exports.compileSiteFiles = function compileSiteFiles(root) {
  const outdir = path.join(root, ".cache/compiled");
  rmSync(outdir, { recursive: true, force: true });
  try {
    buildSync({
      absWorkingDir: root,
      entryPoints: NAMES.filter((name) => existsSync(path.join(root, name))),
      outdir,
      bundle: true,
      platform: "node",
      format: "cjs",
      target: "node20",
      packages: "external",
      logLevel: "error",
    });
  } catch {
    process.exit(1);
  }
};
