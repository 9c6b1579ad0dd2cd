import { ListCount } from "../../../ui/list-count";
import type { filtersInUse } from "../filter";
import { word } from "../words";

type NoticeProps = {
  isEmpty: boolean;
  /** What sites are left out by. */
  filters: ReturnType<typeof filtersInUse>;
  /** Whether the reader has starred a site. */
  hasStars: boolean;
  /** Tags that are chosen, and that no site has. */
  unknown: readonly string[];
  /** Clears these tags. */
  onClear: () => void;
};

/** That no site fits and what to change, or which tags are asked for in vain: the form cannot take these away. */
export function EmptyNotice({ isEmpty, filters, hasStars, unknown, onClear }: NoticeProps) {
  if (unknown.length > 0) {
    const tags = unknown.join(", ");
    return <ListCount text={word("unknown", { tags })} clear={word("clearUnknown")} isFiltered onClear={onClear} />;
  }
  // A showcase without sites shows none, whatever is chosen.
  if (!isEmpty || filters.length === 0) return null;
  if (filters.includes("mine") && !hasStars) return <p>{word("noStars")}</p>;
  return <p>{word("nothing", { filters: filters.map((filter) => word(filter)).join(", ") })}</p>;
}
