import { useDeferredValue, useMemo } from "react";
import { NEEDS_SCRIPTS } from "../../../ui/held-scripts";
import { ListCount } from "../../../ui/list-count";
import { SHOWCASE_KEY } from "../../../ui/storage";
import { useAddressState } from "../../../ui/address-state";
import { inOrder, searchedSites, showcaseAddress, showcaseState, shownSlugs, tagCounts } from "../filter";
import { word } from "../words";
import type { CardSite } from "./card-html";
import { CardList } from "./card-list";
import { ShowcaseFilters, type FilterTag } from "./showcase-filters";
import { useFavourites } from "./use-favourites";

type ListProps = { route: string; sites: readonly CardSite[]; tags: readonly Omit<FilterTag, "count">[] };

/** All sites, and the form that chooses among them; what it chooses stands in the address. */
export function ShowcaseList({ route, sites, tags }: ListProps) {
  const address = useAddressState({
    read: showcaseState,
    addressOf: (chosen) => showcaseAddress(route, chosen),
  });
  const { favourites, toggle } = useFavourites();
  const { state, change } = address;
  // Typing goes before showing what was typed for.
  const chosen = useDeferredValue(state);
  const [first] = tags;
  const order = useMemo(
    () => inOrder(sites, chosen.sort, { favourites, first: first?.id }).map(({ slug }) => slug),
    [sites, chosen.sort, favourites, first],
  );
  const searched = useMemo(() => searchedSites(sites), [sites]);
  const shown = useMemo(() => shownSlugs(searched, chosen, favourites), [searched, chosen, favourites]);
  const counted = useMemo(() => {
    const counts = tagCounts(sites);
    return tags.map((tag) => ({ ...tag, count: counts.get(tag.id) ?? 0 })).filter(({ count }) => count > 0);
  }, [sites, tags]);
  const unknown = chosen.tags.filter((id) => !counted.some((tag) => tag.id === id));
  const labels = useMemo(() => new Map(tags.map(({ id, label }) => [id, label])), [tags]);
  return (
    <div className="site-showcase" {...{ [NEEDS_SCRIPTS]: "choice" }} data-key={SHOWCASE_KEY}>
      <ShowcaseFilters tags={counted} {...address} />
      <ListCount
        text={word("count", { count: shown.size, sites: sites.length })}
        clear={word("clear")}
        isFiltered={shown.size < sites.length}
        onClear={() => change(showcaseState(""))}
      />
      <EmptyNotice
        isEmpty={shown.size === 0}
        unknown={unknown}
        onClear={() => change({ tags: chosen.tags.filter((id) => !unknown.includes(id)) })}
      />
      <CardList {...{ sites, labels, order, shown, favourites }} onToggle={toggle} />
    </div>
  );
}

type NoticeProps = { isEmpty: boolean; unknown: readonly string[]; onClear: () => void };

/** That no site fits, or which tags are asked for in vain: these cannot be taken away in the form. */
function EmptyNotice({ isEmpty, unknown, onClear }: NoticeProps) {
  if (unknown.length === 0) return isEmpty ? <p>{word("nothing")}</p> : null;
  const tags = unknown.join(", ");
  return <ListCount text={word("unknown", { tags })} clear={word("clearUnknown")} isFiltered onClear={onClear} />;
}
