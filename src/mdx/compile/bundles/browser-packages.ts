import { readFileSync } from "node:fs";
import type { Plugin } from "esbuild";

/** A package of Markdown's parsers whose file for browsers makes an element as soon as it is loaded. */
const NAMED_CHARACTERS = /[\\/]decode-named-character-reference[\\/]index\.dom\.js$/;

/**
 * Has packages for browsers load where there is no document, too: components that read Markdown are drawn at build
 * then. What they ask of a document fails there as before, such as the name of a character.
 */
export function browserPackages(): Plugin {
  return {
    name: "packages for browsers",
    setup: (bundle) =>
      bundle.onLoad({ filter: NAMED_CHARACTERS }, ({ path: file }) => ({
        contents: readFileSync(file, "utf8").replace(
          /^(const|let|var)( \w+ = )(?=document\.createElement\()/m,
          "$1$2typeof document === 'undefined' ? undefined : ",
        ),
        loader: "js",
      })),
  };
}
