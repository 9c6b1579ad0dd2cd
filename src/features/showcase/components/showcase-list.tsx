import { useDeferredValue, useMemo } from "react";
import { NEEDS_SCRIPTS } from "../../../ui/held-scripts";
import { ListCount } from "../../../ui/list-count";
import { SHOWCASE_KEY } from "../../../ui/storage";
import { useAddressState } from "../../../ui/address-state";
import {
  filtersInUse,
  inOrder,
  leftTagCounts,
  searchedSites,
  showcaseAddress,
  showcaseState,
  shownSlugs,
  tagCounts,
} from "../filter";
import { word } from "../words";
import { EmptyNotice } from "./empty-notice";
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
    const [all, left] = [tagCounts(sites), leftTagCounts(searched, chosen, favourites)];
    return tags.filter(({ id }) => all.has(id)).map((tag) => ({ ...tag, count: left.get(tag.id) ?? 0 }));
  }, [sites, tags, searched, chosen, favourites]);
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
        filters={filtersInUse(chosen)}
        hasStars={sites.some(({ slug }) => favourites.has(slug))}
        unknown={unknown}
        onClear={() => change({ tags: chosen.tags.filter((id) => !unknown.includes(id)) })}
      />
      <CardList {...{ sites, labels, order, shown, favourites }} onToggle={toggle} />
    </div>
  );
}
