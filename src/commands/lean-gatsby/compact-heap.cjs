const { setFlagsFromString } = require("node:v8");

/**
 * Has V8 move what is left together each time it collects all memory, so that whole pages of it go back to the machine:
 * with few objects left on each, main programs of 10,000 docs held twice what they used. Not a flag of the command
 * line: a version of Node that does not know it would not start.
 * @param {NodeJS.ProcessEnv} env
 */
exports.compactHeap = function compactHeap({ SITE_COMPACT_HEAP }) {
  if (SITE_COMPACT_HEAP) setFlagsFromString("--compact-on-every-full-gc");
};
