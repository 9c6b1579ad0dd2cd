import { translate } from "../../../lib/words/translate";
import { SiteLink } from "../../../ui/site-link";
import { focusField } from "./focus-field";
import { SuggestedQueries } from "./suggested-queries";

type FoundPart = { name: string; open: () => void };

type NoResultsProps = {
  query: string;
  /** Queries that are like this one and find something; undefined until they are known. */
  alike?: readonly string[];
  /** What the site offers to search for, where there are none. */
  suggestions: readonly string[];
  /** Where readers can say what is missing; the line about it is left out where there is none. */
  reportUrl?: string;
  onSuggestion: (query: string) => void;
  /** Other parts of the site that have the words of the query, each with what searches it. */
  parts?: readonly FoundPart[];
  /** Whether a link leads to the home page. */
  hasHomeLink?: boolean;
};

/** What stands in the place of results where a query has none: what else to search for, where, and whom to tell. */
export function NoResults(props: NoResultsProps) {
  const { query, alike, suggestions, reportUrl, onSuggestion, parts = [], hasHomeLink = false } = props;
  return (
    <div className="empty">
      <p className="title">
        {translate({ id: "search.none" })} “<strong>{query}</strong>”
      </p>
      {/* What shows for a moment only would move what is below it. */}
      <SuggestedQueries queries={alike?.length === 0 ? suggestions : (alike ?? [])} onChoose={onSuggestion} />
      <PartButtons parts={parts} />
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

/** Parts of the site that have what a reader looks for, each as a button that searches it. */
export function PartButtons({ parts }: { parts: readonly FoundPart[] }) {
  if (parts.length === 0) return null;
  return (
    <ul className="parts">
      {parts.map(({ name, open }) => (
        <li key={name}>
          <button
            type="button"
            onClick={({ currentTarget }) => {
              focusField(currentTarget);
              open();
            }}
          >
            {translate({ id: "search.alsoIn" }, { version: name })}
          </button>
        </li>
      ))}
    </ul>
  );
}
