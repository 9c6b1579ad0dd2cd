/**
 * How esbuild makes one script for Node of a module and all of the site that it imports; packages stay imports. Not in
 * TypeScript: Node asks for it before anything is compiled.
 */
exports.NODE_SCRIPT = /** @type {const} */ ({
  bundle: true,
  platform: "node",
  format: "cjs",
  target: "node20",
  packages: "external",
});
