import { decodeAddress, routeOf } from "../../lib/routes/url";
import { askForScripts } from "../../ui/held-scripts";
import { leaveHtmlSuffix, PLACE, showNearest } from "./answer";

/**
 * Does what the page of addresses without a page does for its reader, without React, whose scripts wait: without a
 * network, and below a route that is not exact, it asks for them. `prefix` is the base URL without its last slash.
 */
export function answerByItself(prefix: string): void {
  const place = document.querySelector<HTMLElement>(`.${PLACE}`);
  if (!place) return;
  const path = routeOf(decodeAddress(window.location.pathname.slice(prefix.length)));
  const withPrefix = (route: string) => prefix + route;
  void leaveHtmlSuffix(path, withPrefix);
  const routes = place.dataset.below?.split(" ").filter(Boolean) ?? [];
  if (!navigator.onLine || routes.some((route) => path.startsWith(route))) {
    askForScripts();
    return;
  }
  void showNearest(place, path, { withPrefix });
}
