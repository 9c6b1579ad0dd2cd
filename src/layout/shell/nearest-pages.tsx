import { withPrefix } from "gatsby";
import { useEffect, useState } from "react";
import { nearestRoutes, routesAmong, ROUTES_FILE, type RouteList } from "../../lib/routes/nearest-routes";
import { translate } from "../../lib/words/translate";
import { fetchJson } from "../../lib/build/fetch-json";
import { NEEDS_SCRIPTS } from "../../ui/held-scripts";
import { SiteLink } from "../../ui/site-link";

/**
 * The pages whose addresses are most like one that has no page, once the list of all routes has come, or that there is
 * none. Their place is kept until then. With `kept`, those of these routes: whether others are there is not known.
 */
export function NearestPages({ path, kept }: { path: string; kept?: ReadonlySet<string> }) {
  const [list, setList] = useState<RouteList>();
  useEffect(() => void fetchRoutes().then(setList), []);
  const pages = list ? nearestRoutes(path, kept ? routesAmong(list, kept) : list) : [];
  const found = pages.length > 0 ? translate({ id: "notFound.nearest" }) : translate({ id: "notFound.noneNear" });
  const isKnown = list && (pages.length > 0 || !kept);
  return (
    <div className="nearest-pages">
      <div role="status" {...{ [NEEDS_SCRIPTS]: "now" }}>
        {isKnown && <p>{found}</p>}
      </div>
      {pages.length > 0 && (
        <ul>
          {pages.map(({ route, title }) => (
            <li key={route}>
              <SiteLink href={route}>{title || route}</SiteLink> {title && <code>{route}</code>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The list of routes; nothing where it does not come, or a host answers with a page of its own in its place. */
function fetchRoutes(): Promise<RouteList | undefined> {
  return fetchJson<RouteList>(withPrefix(ROUTES_FILE)).catch(() => undefined);
}
