import path from "node:path";
import type { Compilation, Module } from "@rspack/core";
import { addTo } from "../../lib/values/add-to";
import { queriesOfTemplates, type BundledFiles } from "./static-queries";

/** What Gatsby knows of a site, as far as its bundles are concerned. */
export type GatsbyState = {
  components: ReadonlyMap<string, { componentPath: string; pages: unknown }>;
  staticQueryComponents: ReadonlyMap<string, { componentPath: string; hash: string }>;
  staticQueriesByTemplate: ReadonlyMap<string, readonly string[]>;
  componentsUsingSlices: ReadonlyMap<string, unknown>;
};
/** Gatsby's store, of whose state and actions `gatsby` has no types. */
export type GatsbyStore = {
  getState: () => GatsbyState;
  dispatch: (action: { type: string; payload: object }) => void;
};
type NamedModule = Module & { resource?: string };

/** The keys of the static queries that each template needs, by its file, once the modules of a bundle are known. */
export function neededQueries(store: GatsbyStore, root: string, compilation: Compilation): Map<string, string[]> {
  const { components, staticQueryComponents } = store.getState();
  const keysByFile = new Map<string, string[]>();
  for (const { componentPath, hash } of staticQueryComponents.values()) addTo(keysByFile, componentPath, hash);
  const queries = keysByFile.size === 0 ? [] : modulesWith(compilation, keysByFile);
  const graph = {
    idOf: (module: Module) => module.identifier(),
    fileOf,
    importersOf: (module: Module) =>
      compilation.moduleGraph.getIncomingConnections(module).flatMap(({ originModule }) => originModule ?? []),
  };
  return queriesOfTemplates(queries, graph, bundledFiles(root, [...components.values()]));
}

/** Tells Gatsby which static queries each template needs, where it does not know. */
export function tellStaticQueries(store: GatsbyStore, needed: ReadonlyMap<string, string[]>): void {
  const { components, staticQueriesByTemplate } = store.getState();
  for (const { componentPath, pages } of components.values()) {
    const staticQueryHashes = needed.get(componentPath) ?? [];
    const before = staticQueriesByTemplate.get(componentPath);
    if (before?.join() === staticQueryHashes.join()) continue;
    store.dispatch({ type: "ADD_PENDING_TEMPLATE_DATA_WRITE", payload: { componentPath, pages } });
    store.dispatch({ type: "SET_STATIC_QUERIES_BY_TEMPLATE", payload: { componentPath, staticQueryHashes } });
  }
}

function modulesWith(compilation: Compilation, keysByFile: ReadonlyMap<string, string[]>): [Module, string][] {
  return [...compilation.modules].flatMap((module) =>
    (keysByFile.get(fileOf(module) ?? "") ?? []).map((key): [Module, string] => [module, key]),
  );
}

function bundledFiles(root: string, components: readonly { componentPath: string }[]): BundledFiles {
  const inCache = (file: string) => path.join(root, ".cache", file);
  return {
    templates: new Set(components.map(({ componentPath }) => componentPath)),
    everyPage: new Set(["production-app.js", "app.js", "api-runner-browser-plugins.js"].map(inCache)),
    listOfTemplates: inCache("_this_is_virtual_fs_path_/$virtual/async-requires.js"),
  };
}

/** The file of a module; what follows a question mark says what is taken from it. */
function fileOf(module: NamedModule): string | undefined {
  return module.resource?.replace(/\?.*$/, "");
}
