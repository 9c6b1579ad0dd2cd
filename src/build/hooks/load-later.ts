import { setImmediate } from "node:timers/promises";
import { loadRspack } from "../bundler/rspack";
import { packagesOf } from "../packages-of.cjs";

/** Modules behind Gatsby that a build loads for its bundles: each takes some 100 ms. */
const FOR_BUNDLES = ["webpack/lib/webpack.js", "gatsby/dist/utils/webpack.config.js"];

/**
 * Loads what a build will need while it waits for the compiler, which works in another thread. Other work of this
 * program comes between one module and the next; what is missing is told by who asks for it.
 */
export async function loadForBundles(root: string): Promise<void> {
  const gatsby = packagesOf(root, "gatsby");
  const loads = [...FOR_BUNDLES.map((name) => () => void gatsby(name)), loadRspack];
  for (const load of loads) {
    await setImmediate();
    try {
      await load();
    } catch {
      return;
    }
  }
}
