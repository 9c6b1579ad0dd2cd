import type { LabelledLink } from "../lib/docs/sidebar-tree";
import { translate } from "../lib/words/translate";
import { SiteLink } from "../ui/site-link";

type PaginationProps = {
  previous?: LabelledLink;
  next?: LabelledLink;
  /** What the links lead through, for those who do not see them. */
  label?: string;
  /** The words above the labels, where "Previous" and "Next" do not fit. */
  previousWord?: string;
  nextWord?: string;
  /** Which of how many pages this one is, said between the links where there are more than two. */
  place?: { page: number; count: number };
};

/** Links to the pages before and after this one; nothing when there is neither. */
export function Pagination({ previous, next, label, previousWord, nextWord, place }: PaginationProps) {
  if (!previous?.href && !next?.href) return null;
  return (
    <nav aria-label={label ?? translate({ id: "pagination.label" })} data-print="hide" className="site-pagination">
      {previous?.href && (
        <SiteLink href={previous.href} rel="prev" className="previous">
          <small>{previousWord ?? translate({ id: "pagination.previous" })}</small>
          <span>{previous.label}</span>
        </SiteLink>
      )}
      {place && place.count > 2 && <p className="place">{translate({ id: "pagination.place" }, place)}</p>}
      {next?.href && (
        <SiteLink href={next.href} rel="next" className="next">
          <small>{nextWord ?? translate({ id: "pagination.next" })}</small>
          <span>{next.label}</span>
        </SiteLink>
      )}
    </nav>
  );
}
