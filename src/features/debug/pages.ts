import type { SiteContext } from "../../build/context/context";
import type { FeaturePages, Page } from "../../build/feature";
import { DEBUG_ROUTE, DEBUG_VIEWS, viewRoute, type DebugView } from "./views";
import { word } from "./words";

/** A page for each view, and the first view at the root; none where the site switches them off. */
export function debugPages({ site }: Pick<SiteContext, "site">): FeaturePages {
  if (!site.debug) return { pages: [] };
  return { pages: [pageOf(DEBUG_ROUTE, DEBUG_VIEWS[0]), ...DEBUG_VIEWS.map((view) => pageOf(viewRoute(view), view))] };
}

function pageOf(path: string, view: DebugView): Page {
  return {
    path,
    title: word(view),
    noIndex: true,
    hidden: true,
    component: "src/features/debug/templates/debug.tsx",
    context: { view },
  };
}
