import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { CompileState } from "../compile-state";
import { pathFrom } from "../../../files/path-from";

/**
 * Mermaid as modules for browsers: the entry, and a folder of parts of which the entry loads what a kind of diagram
 * needs.
 */
const ENTRY = "mermaid.esm.min.mjs";
const PARTS = "chunks/mermaid.esm.min";

/**
 * Publishes Mermaid for the pages that need it in the browser, and returns the URL of its entry. The site's own scripts
 * do not contain it.
 */
export function publishLibrary(root: string, state: CompileState): string {
  const folder = path.dirname(createRequire(import.meta.url).resolve(`mermaid/dist/${ENTRY}`));
  const { version } = JSON.parse(readFileSync(path.join(folder, "../package.json"), "utf8")) as { version: string };
  const parts = readdirSync(path.join(folder, PARTS))
    .filter((name) => name.endsWith(".mjs"))
    .map((name) => `${PARTS}/${name}`);
  for (const file of [ENTRY, ...parts]) {
    state.assets.set(pathFrom(root, path.join(folder, file)), `/assets/mermaid-${version}/${file}`);
  }
  return `/assets/mermaid-${version}/${ENTRY}`;
}
