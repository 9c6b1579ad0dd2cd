import { withPrefix } from "gatsby";

declare const __CLIENT_MODULES__: string;

/** What a module that runs on every page may export, as Docusaurus has it. */
export type ClientModule = {
  /** Called when a page begins to show; what it returns is called once it shows. */
  onRouteUpdate?: (change: RouteChange) => unknown;
  /** Called once a page shows. */
  onRouteDidUpdate?: (change: RouteChange) => unknown;
};

/** From where a reader came, and where they are; nowhere before for the first page. */
export type RouteChange = { location: Location; previousLocation: Location | null };

let loading: Promise<readonly ClientModule[]> | undefined;

/** Tells the site's client modules of a page that shows; loads them before the first one. */
export async function tellClientModules(change: RouteChange): Promise<void> {
  if (__CLIENT_MODULES__ === "") return;
  loading ??= loadModules();
  try {
    for (const module of await loading) tellModule(module, change);
  } catch (error) {
    // The page works without them.
    console.error("A client module failed.", error);
  }
}

/** Tells one module of a page that shows. */
export function tellModule({ onRouteUpdate, onRouteDidUpdate }: ClientModule, change: RouteChange): void {
  const cleanUp = onRouteUpdate?.(change);
  onRouteDidUpdate?.(change);
  if (typeof cleanUp === "function") (cleanUp as () => void)();
}

async function loadModules(): Promise<readonly ClientModule[]> {
  const { siteModule } = await import("../../mdx/components/island/site-modules");
  globalThis.___site ??= siteModule;
  const script = (await import(/* webpackIgnore: true */ withPrefix(__CLIENT_MODULES__))) as {
    modules: readonly ClientModule[];
  };
  return script.modules;
}
