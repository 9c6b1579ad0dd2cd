import { createRequire } from "node:module";
import path from "node:path";
import { setImmediate } from "node:timers/promises";

/** What a build loads for its bundles, by who depends on it: each takes 40 to 120 ms. */
const FOR_BUNDLES = [
  { from: "gatsby", module: "webpack/lib/webpack.js" },
  { from: "gatsby", module: "gatsby/dist/utils/webpack.config.js" },
  { from: "", module: "@rspack/core" },
];

/**
 * Loads what a build will need while it waits for the compiler, which works in another thread. Other work of this
 * program comes between one module and the next; what is missing is told by who asks for it.
 */
export async function loadForBundles(root: string): Promise<void> {
  const ofSite = createRequire(path.join(root, "package.json"));
  for (const { from, module } of FOR_BUNDLES) {
    await setImmediate();
    try {
      const owner = from === "" ? ofSite : createRequire(ofSite.resolve(`${from}/package.json`));
      await import(owner.resolve(module));
    } catch {
      return;
    }
  }
}
