import { createRequire } from "node:module";
import path from "node:path";
import type { WebpackPlugins } from "gatsby";

/** A step that makes the bundles smaller: Gatsby has one for scripts, which knows swc too, and one for styles. */
export type Minimizer = { constructor: { name: string; swcMinify?: object } };

/** Every browser that Gatsby builds for by itself knows this and more. */
const ECMA = 2020;

/** The same minimizers with swc in the place of terser. Where no swc was installed for this system, terser stays. */
export function withSwc(minimizers: readonly Minimizer[], plugins: WebpackPlugins, root: string): Minimizer[] {
  const minifyJs = plugins.minifyJs as (options: object) => Minimizer;
  return minimizers.map((minimizer) => {
    const { swcMinify } = minimizer.constructor;
    // Options of Gatsby's that terser alone knows are left out.
    return swcMinify && canLoad("@swc/core", root)
      ? minifyJs({
          minify: swcMinify,
          parallel: false,
          terserOptions: { ...NO_OPTIONS, ecma: ECMA, compress: { ecma: ECMA, passes: 2 }, mangle: true },
        })
      : minimizer;
  });
}

const NO_OPTIONS = { ie8: undefined, parse: undefined, output: undefined };

/** Whether a package is installed for this system, from a site's root: those with binaries may not be. */
export function canLoad(name: string, root: string): boolean {
  try {
    createRequire(path.join(root, "package.json"))(name);
    return true;
  } catch {
    return false;
  }
}
