import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { store } from "gatsby/dist/redux";

/** Gatsby's reader of queries, as far as it is known here. */
type FileParser = { prototype: { parseFile: (file: string, ...rest: unknown[]) => Promise<unknown> } };

/** What Gatsby looks for in a file that is no template: queries and slices. */
const WITH_QUERIES = /\bgraphql\b|\bSlice\b/;

/**
 * Has Gatsby read only templates and files that may hold a query. It parses each file of the site that has a word such
 * as `config` in it, 2 s of every build, and of the others it only asks for queries, too.
 */
export function readQueryFilesOnly(root: string): void {
  const requireFrom = createRequire(path.join(root, "package.json"));
  const { prototype } = (requireFrom("gatsby/dist/query/file-parser") as { default: FileParser }).default;
  const { parseFile } = prototype;
  prototype.parseFile = function (file, ...rest) {
    return mayHoldQuery(file) ? parseFile.call(this, file, ...rest) : Promise.resolve(null);
  };
}

/** A file that is gone is for Gatsby to tell of. */
function mayHoldQuery(file: string): boolean {
  const isTemplate = store.getState().components.has(file);
  return isTemplate || !existsSync(file) || WITH_QUERIES.test(readFileSync(file, "utf8"));
}
