import type { Publisher } from "../publish/publisher";
import { idsInHtml } from "../../lib/html/html-tags";
import type { Reporting } from "../../lib/site-config";
import { checkAnchors, type AnchorToCheck } from "./link-check";

/** Checks the anchors that only finished HTML can tell, reading the pages that are named and no other. */
export function anchorPublisher(deferred: readonly AnchorToCheck[], grade?: Reporting): Publisher {
  const routes = new Set(deferred.map(({ route }) => route));
  const ids = new Map<string, ReadonlySet<string>>();
  return {
    page: ({ route, html }) => {
      if (routes.has(route)) ids.set(route, idsInHtml(html()));
    },
    end: () => checkAnchors(deferred, (route) => ids.get(route) ?? new Set(), grade),
  };
}
