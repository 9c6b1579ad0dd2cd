const { setFlagsFromString } = require("node:v8");

const FLAG = "compact-on-every-full-gc";

/**
 * Has V8 move what is left together when it collects all memory, so that whole pages of it go back to the machine: with
 * few objects left on each, main programs of 10,000 docs held twice what they used. The main program does so only where
 * the build asks for it: while objects move they lie in memory twice, and where V8 collects by itself most of it is in
 * use. Not a flag of the command line: a version of Node that does not know it would not start.
 * @param {NodeJS.ProcessEnv} env
 * @param {boolean} [isMain] whether this is the program of a build that starts the others
 */
exports.compactHeap = function compactHeap({ SITE_COMPACT_HEAP }, isMain = false) {
  if (!SITE_COMPACT_HEAP) return;
  if (!isMain) return setFlagsFromString(`--${FLAG}`);
  const { gc: collect } = globalThis;
  globalThis.gc = /** @type {typeof globalThis.gc} */ (
    () => {
      setFlagsFromString(`--${FLAG}`);
      void collect?.();
      setFlagsFromString(`--no-${FLAG}`);
    }
  );
};
