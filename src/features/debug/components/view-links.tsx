import { SiteLink } from "../../../ui/site-link";
import { DEBUG_VIEWS, viewRoute, type DebugView } from "../views";
import { word } from "../words";

/** GraphiQL's address, where the development server has it: no page of the site. */
const GRAPHIQL = "pathname:///___graphql";

/** Links to all debug pages, and to GraphiQL in develop. */
export function ViewLinks({ current }: { current: DebugView }) {
  return (
    <nav className="debug-links" aria-label={word("views")}>
      <ul>
        {DEBUG_VIEWS.map((view) => (
          <li key={view}>
            <SiteLink to={viewRoute(view)} aria-current={view === current ? "page" : undefined}>
              {word(view)}
            </SiteLink>
          </li>
        ))}
        {process.env.NODE_ENV === "development" && (
          <li>
            <SiteLink href={GRAPHIQL}>{word("graphiql")}</SiteLink>
          </li>
        )}
      </ul>
    </nav>
  );
}
