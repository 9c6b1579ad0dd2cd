import { translate } from "../../../lib/words/translate";
import { hitAddress, type AddressRules } from "../ui/hit-address";
import { HitLink } from "./hit-link";
import { SuggestedQueries } from "./suggested-queries";
import { useSearchHistory } from "./use-search-history";

type SearchStartProps = {
  suggestions: readonly string[];
  rules: AddressRules;
  onSuggestion: (query: string) => void;
};

/** What the search page has before a word is typed: what was opened before, else what the site offers to search for. */
export function SearchStart({ suggestions, rules, onSuggestion }: SearchStartProps) {
  const { recent } = useSearchHistory().history;
  if (recent.length + suggestions.length === 0) return null;
  if (recent.length === 0)
    return (
      <div className="empty">
        <SuggestedQueries queries={suggestions} onChoose={onSuggestion} />
      </div>
    );
  return (
    <>
      <h2>{translate({ id: "search.recent" })}</h2>
      <ul>
        {recent.map(({ url, title, page }) => (
          <li key={url}>
            <HitLink address={hitAddress(url, rules)}>{title}</HitLink>
            {page && <p>{page}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}
