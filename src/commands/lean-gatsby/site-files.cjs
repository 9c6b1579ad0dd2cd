const { existsSync, rmSync } = require("node:fs");
const path = require("node:path");
const { build } = require("esbuild");
const { buildSideOptions, IS_BUNDLED } = require("../../build/build-side-options.cjs");
const { NODE_SCRIPT } = require("../../lib/build/node-script.cjs");
const { beginScript, WORKER } = require("../../mdx/compile/worker-script.cjs");

const NAMES = ["gatsby-config.ts", "gatsby-node.ts"];

/**
 * Whether esbuild can do what Gatsby has Parcel for: it compiles the site's own two files, and knows no plugins in
 * TypeScript below `plugins/`.
 * @param {string} root folder of the site
 */
exports.hasOnlySiteFiles = (root) => !existsSync(path.join(root, "plugins"));

/** @type {Promise<unknown> | undefined} */
let begun;

/**
 * Begins to compile the site's files before Gatsby asks for it, beside the loading of Gatsby.
 * @param {string} root folder of the site
 * @returns {Promise<unknown>} resolves once that has ended, also by a mistake
 */
exports.beginSiteFiles = (root) => {
  begun = compiled(root);
  // What fails is told once Gatsby asks.
  return begun.catch(() => undefined);
};

/**
 * Compiles gatsby-config.ts and gatsby-node.ts with the modules of the site that they import to where Gatsby looks for
 * them, and beside them the build side, which they load. It ends the process where one of both has a mistake, as Gatsby
 * does, once esbuild has printed it; that of another file is told by who loads the build side.
 * @param {string} root folder of the site
 * @returns {Promise<void>}
 */
exports.compileSiteFiles = async function compileSiteFiles(root) {
  const asked = begun ?? compiled(root);
  begun = undefined;
  await asked.catch(() => process.exit(1));
};

/** @param {string} root */
async function compiled(root) {
  const outdir = path.join(root, ".cache/compiled");
  rmSync(outdir, { recursive: true, force: true });
  delete process.env[IS_BUNDLED];
  const buildSide = build(buildSideOptions(root)).then(
    () => {
      process.env[IS_BUNDLED] = "true";
      // The build side is waited for first, and Gatsby takes a core to itself. A site that has no content has none.
      if (existsSync(path.join(root, WORKER))) beginScript(root, WORKER);
    },
    () => undefined,
  );
  await build({
    absWorkingDir: root,
    entryPoints: NAMES.filter((name) => existsSync(path.join(root, name))),
    outdir,
    ...NODE_SCRIPT,
    logLevel: "error",
  });
  await buildSide;
}
