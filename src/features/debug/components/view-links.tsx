import { translate } from "../../../lib/translate";
import { SiteLink } from "../../../ui/site-link";
import { DEBUG_VIEWS, viewRoute, type DebugView } from "../views";

/** GraphiQL's address, where the development server has it. */
const GRAPHIQL = "/___graphql";

/** Links to all debug pages, and to GraphiQL in develop. */
export function ViewLinks({ current }: { current: DebugView }) {
  return (
    <nav className="debug-links" aria-label={translate({ id: "debug.views" })}>
      <ul>
        {DEBUG_VIEWS.map((view) => (
          <li key={view}>
            <SiteLink to={viewRoute(view)} aria-current={view === current ? "page" : undefined}>
              {translate({ id: `debug.${view}` })}
            </SiteLink>
          </li>
        ))}
        {process.env.NODE_ENV === "development" && (
          <li>
            <a href={GRAPHIQL}>{translate({ id: "debug.graphiql" })}</a>
          </li>
        )}
      </ul>
    </nav>
  );
}
