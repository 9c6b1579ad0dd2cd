import path from "node:path";
import { stop } from "esbuild";
import { asUser } from "../../../lib/build/last-user";
import type { CompileSettings } from "../settings";
import {
  isChangedSince,
  originOf,
  readBundle,
  writeBundle,
  type BundleOrder,
  type IslandFile,
  type ModuleFile,
  type Origin,
} from "./bundle-store";
import type { Refusals } from "./bundles";
import { islandBundleOf, type IslandSite } from "./island-bundle";
import { moduleBundleOf } from "./module-bundle";
import { RefusedBundle } from "./refused-bundle";
import { STATIC_FOLDER } from "../static-candidates";

/** Makes bundles for all workers: each once, however many files ask for it, and again only when its files change. */
export type Bundler = {
  /** Makes what is ordered; resolves to what cannot be made. */
  make: (orders: readonly BundleOrder[]) => Promise<Refusals>;
  close: () => Promise<void>;
};

/** A bundle without the digests of what it was made of. */
type Bundled = { inputs: string[] } & (Omit<IslandFile, keyof Origin> | Omit<ModuleFile, keyof Origin>);

/** How often a bundle is made for one file: its module may be edited meanwhile. */
const MOST_ROUNDS = 20;

/**
 * Compiles a file as often as something has to be bundled for it first; `attempt` is told what could not be. Rejects
 * where there is no end to it.
 */
export async function withBundles<T extends object>(
  bundler: Bundler,
  attempt: (refusals: Refusals) => Promise<T | { missing: BundleOrder[] }>,
): Promise<T> {
  const refusals: Refusals = {};
  let asked: BundleOrder[] = [];
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const result = await attempt(refusals);
    if (!("missing" in result)) return result;
    asked = result.missing;
    Object.assign(refusals, await bundler.make(asked));
  }
  throw new Error(`The bundles of ${asked.map(({ source }) => `'${source}'`).join(", ")} are not kept.`);
}

/** The bundler of a site by its settings of the compiler, which keeps bundles in a folder. */
export function bundlerOf(root: string, settings: CompileSettings, store: string): Bundler {
  const { siteFolder: folder = "", siteConfig = {}, globalData = {}, codeTranslations, compiledStyles } = settings;
  const { moduleAliases, themeFolders, definitions, fileRules } = settings;
  const { staticFolders = [STATIC_FOLDER], servedBaseUrl: baseUrl = settings.baseUrl ?? "/" } = settings;
  const roots = { root, folder, staticFolders, baseUrl };
  const modules = { compiledStyles, moduleAliases, themeFolders, definitions, fileRules };
  const site = { ...roots, siteConfig, globalData, codeTranslations, ...modules };
  return startBundler(site, store, settings.optimizeImages);
}

/** The bundler of a site, which keeps bundles in a folder; in production islands are made for readers. */
export function startBundler(site: IslandSite, store: string, production: boolean): Bundler {
  const underWay = new Map<string, Promise<void>>();

  const bundled = async ({ kind, source }: BundleOrder): Promise<Bundled> =>
    kind === "island" ? islandBundleOf(source, site, production) : moduleBundleOf(source, site);
  const makeOne = async (order: BundleOrder): Promise<void> => {
    if (readBundle(store, order, site.root)) return;
    let before: Origin = { digests: {}, beside: "" };
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const begun = Date.now();
      const { inputs, ...bundle } = await bundled(order);
      const origin = originOf(inputs, site.root);
      // The digest of a file that is edited meanwhile is that of its new text, and the bundle may have the one before.
      const isRead = (name: string) =>
        before.digests[name] === origin.digests[name] || !isChangedSince(begun, name, site.root);
      // So it is with the names: one may have come after esbuild had looked.
      const isFound = (name: string) =>
        before.beside === origin.beside || !isChangedSince(begun, path.posix.dirname(name), site.root);
      if (inputs.every((name) => isRead(name) && isFound(name)))
        return writeBundle(store, order, { ...bundle, ...origin });
      before = origin;
    }
  };
  const madeOnce = (key: string, order: BundleOrder): Promise<void> => {
    const making = underWay.get(key) ?? asUser(makeOne(order), stop).finally(() => underWay.delete(key));
    underWay.set(key, making);
    return making;
  };
  return {
    make: async (orders) => {
      const refusals: Refusals = {};
      const one = async (order: BundleOrder) => {
        const key = JSON.stringify(order);
        await madeOnce(key, order).catch((error: unknown) => {
          if (!(error instanceof RefusedBundle)) throw error;
          const { message, remedy, choices, files } = error;
          refusals[key] = { message, remedy, choices, files };
        });
      };
      await Promise.all(orders.map(one));
      return refusals;
    },
    close: async () => {
      await Promise.allSettled(underWay.values());
    },
  };
}
