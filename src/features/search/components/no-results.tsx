import { translate } from "../../../lib/translate";
import { SiteLink } from "../../../ui/site-link";

type NoResultsProps = {
  query: string;
  suggestions?: readonly string[];
  /** Where readers can say what is missing; the line about it is left out where there is none. */
  reportUrl?: string;
  onSuggestion?: (query: string) => void;
  /** Other parts of the site that have the words of the query, each with what searches it. */
  parts?: readonly { name: string; open: () => void }[];
  /** Whether a link leads to the home page. */
  hasHomeLink?: boolean;
};

/** What stands in the place of results where a query has none: what else to search for, where, and whom to tell. */
export function NoResults(props: NoResultsProps) {
  const { query, suggestions = [], reportUrl, onSuggestion, parts = [], hasHomeLink = false } = props;
  return (
    <div className="empty">
      <p className="title">
        {translate({ id: "search.none" })} “<strong>{query}</strong>”
      </p>
      {suggestions.length > 0 && (
        <>
          <p>{translate({ id: "search.suggestion" })}:</p>
          <ul>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" onClick={() => onSuggestion?.(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {parts.length > 0 && (
        <ul>
          {parts.map(({ name, open }) => (
            <li key={name}>
              <button type="button" onClick={open}>
                {translate({ id: "search.alsoIn" }, { version: name })}
              </button>
            </li>
          ))}
        </ul>
      )}
      {reportUrl && (
        <p>
          {translate({ id: "search.report" })}{" "}
          <SiteLink href={reportUrl}>{translate({ id: "search.reportLink" })}</SiteLink>
        </p>
      )}
      {hasHomeLink && (
        <p>
          <SiteLink href="/">{translate({ id: "notFound.home" })}</SiteLink>
        </p>
      )}
    </div>
  );
}
