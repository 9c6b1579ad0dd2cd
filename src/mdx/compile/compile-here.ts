import path from "node:path";
import { bundlerOf, withBundles } from "./bundles/bundler";
import { bundlesIn } from "./bundles/bundles";
import { compileBundled, type Compiled } from "./compile";
import type { CompileRequest } from "./run/evaluate";
import { STORE_FOLDER } from "./store";

/**
 * Compiles one MDX file to data in this process, and bundles what it imports: for those who have a file or two and
 * start no workers.
 */
export async function compile(request: Omit<CompileRequest, "bundles">): Promise<Compiled> {
  const { root, settings } = request;
  const store = path.join(root, STORE_FOLDER, "bundles");
  const bundler = bundlerOf(root, settings, store);
  return withBundles(bundler, (refusals) => compileBundled({ ...request, bundles: bundlesIn(store, root, refusals) }));
}
