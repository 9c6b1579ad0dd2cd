import { translate } from "../../../lib/words/translate";
import { Icon } from "../../../ui/icons";
import { OPENS_SEARCH } from "../../../lib/pages/opens-search";
import { useSearchAhead } from "./search-loading";

type SearchButtonProps = {
  /** The query with which search begins. */
  query?: string;
  className?: string;
};

/**
 * The button that opens search, in the shape of a field. What search needs loads once the reader reaches for it; the
 * dialog itself listens to clicks and keys.
 */
export function SearchButton({ query = "", className }: SearchButtonProps) {
  const loadAhead = useSearchAhead();
  return (
    <button
      type="button"
      className={["search-button", className].filter(Boolean).join(" ")}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      {...{ [OPENS_SEARCH]: query }}
      onPointerEnter={loadAhead}
      onFocus={loadAhead}
      onTouchStart={loadAhead}
    >
      <Icon name="search" />
      <span className="label">{translate({ id: "search.label" })}</span>
      {query && <span className="query">{query}</span>}
      <kbd aria-hidden="true">/</kbd>
    </button>
  );
}
