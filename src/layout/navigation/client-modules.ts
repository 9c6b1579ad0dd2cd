import { withPrefix } from "gatsby";
import { once } from "../../lib/values/once";

type Hooks = {
  /** Called when a page begins to show; what it returns is called once it shows. */
  onRouteUpdate?: (change: RouteChange) => unknown;
  /** Called once a page shows. */
  onRouteDidUpdate?: (change: RouteChange) => unknown;
};

/** What a module that runs on every page may export, as Docusaurus has it: each hook by name, or of the default. */
type ClientModule = Hooks & { default?: Hooks | null };

/** From where a reader came, and where they are; nowhere before for the first page. */
export type RouteChange = { location: Location; previousLocation: Location | null };

const modulesOfSite = /* #__PURE__ */ once(loadModules);

/** Tells the site's client modules of a page that shows; loads them before the first one. */
export async function tellClientModules(change: RouteChange): Promise<void> {
  if (__CLIENT_MODULES__ === "") return;
  const modules = await modulesOfSite().catch((error: unknown) => {
    report(error);
    return [];
  });
  for (const module of modules) tellModule(module, change);
}

/** The page works without them. */
function report(error: unknown): void {
  console.error("A client module failed.", error);
}

/**
 * Tells one module of a page that shows; of a hook that it exports twice, the one of the default export. What it throws
 * is reported, and the other modules go on.
 */
export function tellModule(module: ClientModule, change: RouteChange): void {
  try {
    const onRouteUpdate = module.default?.onRouteUpdate ?? module.onRouteUpdate;
    const onRouteDidUpdate = module.default?.onRouteDidUpdate ?? module.onRouteDidUpdate;
    const cleanUp = onRouteUpdate?.(change);
    onRouteDidUpdate?.(change);
    if (typeof cleanUp === "function") (cleanUp as () => void)();
  } catch (error) {
    report(error);
  }
}

async function loadModules(): Promise<readonly ClientModule[]> {
  const { siteModule } = await import("../../mdx/components/island/site-modules");
  globalThis.___site ??= siteModule;
  const script = (await import(/* webpackIgnore: true */ withPrefix(__CLIENT_MODULES__))) as {
    modules: readonly ClientModule[];
  };
  return script.modules;
}
