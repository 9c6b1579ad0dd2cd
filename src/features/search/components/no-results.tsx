import { translate } from "../../../lib/translate";
import { SiteLink } from "../../../ui/site-link";

type NoResultsProps = {
  query: string;
  suggestions?: readonly string[];
  /** Where readers can say what is missing; the line about it is left out where there is none. */
  reportUrl?: string;
  onSuggestion?: (query: string) => void;
};

/** What stands in the place of results where a query has none: what to search for instead, and whom to tell. */
export function NoResults({ query, suggestions = [], reportUrl, onSuggestion }: NoResultsProps) {
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
      {reportUrl && (
        <p>
          {translate({ id: "search.report" })}{" "}
          <SiteLink href={reportUrl}>{translate({ id: "search.reportLink" })}</SiteLink>
        </p>
      )}
    </div>
  );
}
