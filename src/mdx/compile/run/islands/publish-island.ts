import type { BuilderContext } from "../../builders/builder-context";
import { dependenciesOf, type BundleOrder, type IslandFile } from "../../bundles/bundle-store";
import { fileDigest } from "../../file-digest";
import type { Bundles } from "../../bundles/bundles";

/**
 * An island on a page: the URL of its script, the files of content that it shows, from the site's root, and whether it
 * asks for the page's doc.
 */
type PublishedIsland = Pick<IslandFile, "contents" | "asksForDoc"> & { script: string };

/**
 * Publishes the script of a module with the page; throws MdxError where it cannot be bundled, and an error that ends
 * this compilation where it has yet to be.
 */
export function publishIsland(source: string, bundles: Bundles, context: BuilderContext): PublishedIsland {
  const { root, state } = context;
  noteAwaited({ kind: "island", source }, bundles, context);
  const island: IslandFile | undefined = bundles.island(source);
  if (!island) throw missingBundle({ kind: "island", source }, context);
  for (const [file, digest] of dependenciesOf(island, root)) state.dependencies.set(file, digest);
  state.assets.set(island.file, island.url);
  return { script: island.url, contents: island.contents, asksForDoc: island.asksForDoc };
}

/** Has the page made again once a file changes that may mend a bundle which cannot be made. */
export function noteAwaited(order: BundleOrder, bundles: Bundles, { root, state }: BuilderContext): void {
  for (const file of bundles.awaited(order)) state.dependencies.set(file, fileDigest(root, file));
}

/** Notes that a bundle has yet to be made; what is thrown ends what cannot go on without it. */
export function missingBundle(order: BundleOrder, { state }: BuilderContext): Error {
  state.missing.set(JSON.stringify(order), order);
  return new Error(`'${order.source}' is not bundled yet`);
}
