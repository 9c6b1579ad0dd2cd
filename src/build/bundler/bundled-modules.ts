import path from "node:path";

/** webpack's rule for modules `*.bundled.ts`, whose packages become one module; before the other loaders. */
export function bundledModulesRule(root: string): { test: RegExp; enforce: "pre"; loader: string } {
  return { test: /\.bundled\.ts$/, enforce: "pre", loader: path.join(root, "src/build/bundler/bundled-loader.cjs") };
}
