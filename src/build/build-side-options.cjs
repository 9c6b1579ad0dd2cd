const { NODE_SCRIPT } = require("../lib/build/node-script.cjs");

/**
 * The bundle of the build side, from the site's root. Gatsby empties its folder before it compiles gatsby-node.ts, and
 * keeps it when it deletes its cache.
 */
exports.BUILD_SIDE = ".cache/compiled/build-side.js";

/** What the environment says once a command has bundled the build side for this build. */
exports.IS_BUNDLED = "SITE_BUILD_SIDE";

/**
 * How esbuild bundles the build side.
 * @param {string} root folder of the site
 * @returns {import("esbuild").BuildOptions}
 */
exports.buildSideOptions = (root) => ({
  absWorkingDir: root,
  entryPoints: ["src/build-side.ts"],
  outfile: exports.BUILD_SIDE,
  ...NODE_SCRIPT,
  sourcemap: "linked",
  logLevel: "silent",
});
