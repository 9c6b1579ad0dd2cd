import { readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "esbuild";
import { shortDigest, md5 } from "../../../files/digest";
import { pathFrom } from "../../../files/path-from";
import type { Roots } from "./rooted-files";

/** Ends the name of a module itself, beside the one by which it is shared. */
const ITSELF = "?itself";
const CREATES = /\bcreateContext\b/;
/** The first part of a path that is not `node_modules`, in a syntax that knows no exclusion. */
const OF_NO_PACKAGE = "(?:[^n]|n[^o]|no[^d])[^/]*";

/**
 * Has scripts of one page share the modules of a project that create contexts of React: each script has all that it
 * imports, and a component would not find what a provider in another script gives. The first of them to run counts.
 */
export function sharedContexts({ root, folder }: Pick<Roots, "root" | "folder">): Plugin {
  const project = path.join(root, folder);
  const filter = new RegExp(`^${project.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}/${OF_NO_PACKAGE}.*\\.[cm]?[jt]sx?$`);
  return {
    name: "shared contexts",
    setup: (bundle) => {
      bundle.onResolve({ filter: new RegExp(`\\${ITSELF}$`) }, ({ path: name }) => ({
        path: withoutMark(name),
        suffix: ITSELF,
      }));
      bundle.onLoad({ filter, namespace: "file" }, ({ path: file, suffix }) => {
        if (suffix === ITSELF || file.includes("/node_modules/")) return undefined;
        const text = readFileSync(file, "utf8");
        if (!CREATES.test(text)) return undefined;
        const key = JSON.stringify(`${pathFrom(root, file)}-${shortDigest(md5(text))}`);
        const itself = JSON.stringify(`${file}${ITSELF}`);
        return { contents: `module.exports = (globalThis.___shared ??= {})[${key}] ??= require(${itself});` };
      });
    },
  };
}

/** The name of a module without what tells it from the one by which it is shared. */
export function withoutMark(name: string): string {
  return name.endsWith(ITSELF) ? name.slice(0, -ITSELF.length) : name;
}
