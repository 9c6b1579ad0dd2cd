import { withPrefix } from "gatsby";
import { withoutBaseUrl, withTrailingSlash } from "../../../lib/routes/url";
import { settings } from "../../../ui/site-settings";

/** The address of a route as components of a project know it: it ends in a slash where the project's routes do. */
export function projectAddress(route: string): string {
  const isBare = settings.bareAddresses && route.startsWith("/") && route !== "/";
  return withPrefix(isBare ? route.replace(/\/(?=$|[?#])/, "") : route);
}

/** The route of such an address, as the site has it. */
export function routeOfAddress(address: string): string {
  const route = withoutBaseUrl(address, withPrefix("/"));
  return settings.bareAddresses && route.startsWith("/") ? withTrailingSlash(route) : route;
}
