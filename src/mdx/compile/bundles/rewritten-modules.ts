import { readFileSync } from "node:fs";
import type { Loader, Plugin } from "esbuild";

/** The names of files of code, with their ending. */
export const CODE = /\.([cm]?[jt]sx?)$/;

/** The text of a module, by its absolute path, as a bundle is to read it; the same one where nothing is to change. */
export type Rewrite = (text: string, file: string) => string;

/**
 * Changes texts of modules before they are read. All changes are one plugin, since esbuild takes a file from the first
 * plugin that has it, and it stands behind those that put other modules into the places of some.
 */
export function rewrittenModules(rewrites: readonly Rewrite[]): Plugin {
  return {
    name: "rewritten modules",
    setup: (bundle) =>
      bundle.onLoad({ filter: CODE, namespace: "file" }, ({ path: file }) => {
        const text = readFileSync(file, "utf8");
        const contents = rewrites.reduce((changed, rewrite) => rewrite(changed, file), text);
        return contents === text ? undefined : { contents, loader: loaderOf(file) };
      }),
  };
}

/** By what esbuild reads a file of code: JSX may be in all but TypeScript without it. */
function loaderOf(file: string): Loader {
  const ending = CODE.exec(file)?.[1] ?? "";
  if (ending === "tsx") return "tsx";
  return ending.includes("ts") ? "ts" : "jsx";
}
