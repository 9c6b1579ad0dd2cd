import { folded } from "../../lib/content/folded";
import { compareText } from "../../lib/values/compare-text";
import type { ShowcaseSite } from "./showcase-site";

/** What filters and orders look at. */
type FilteredSite = Pick<ShowcaseSite, "slug" | "title" | "website" | "tags">;

/** What the search looks at: `text` is the name and the address as they are compared. */
type SearchedSite = Pick<ShowcaseSite, "slug" | "tags"> & { text: string };

/** Sites with the text in which a search finds them; made once, since each letter typed looks through all of them. */
export function searchedSites(sites: readonly FilteredSite[]): SearchedSite[] {
  return sites.map(({ slug, tags, title, website }) => ({ slug, tags, text: folded(`${title} ${website}`) }));
}

/** How a site has to have the chosen tags: one of them, or all. */
export type Operator = "any" | "all";

/** The order of sites: the reader's favourites first, then those with the first tag, or all by their names. */
export type Sort = "favourites" | "name";

/** What a reader chose to see. */
export type ShowcaseState = {
  name: string;
  tags: readonly string[];
  operator: Operator;
  sort: Sort;
  /** Whether only the reader's favourites show. */
  mine: boolean;
};

const PARAMETERS = { name: "name", tags: "tags", operator: "operator", sort: "sort", mine: "mine" } as const;

/**
 * The state that the query part of an address gives; what it does not say is as without it. Addresses of the showcase
 * of Docusaurus, which name each tag by itself, mean the same here.
 */
export function showcaseState(search: string): ShowcaseState {
  const parameters = new URLSearchParams(search);
  return {
    name: parameters.get(PARAMETERS.name) ?? "",
    tags: parameters.getAll(PARAMETERS.tags).flatMap((tags) => tags.split(",").filter(Boolean)),
    operator: /^(?:all|AND)$/.test(parameters.get(PARAMETERS.operator) ?? "") ? "all" : "any",
    sort: parameters.get(PARAMETERS.sort) === "name" ? "name" : "favourites",
    mine: parameters.has(PARAMETERS.mine),
  };
}

/** The address of the showcase for a state; `route` is its own. */
export function showcaseAddress(route: string, { name, tags, operator, sort, mine }: ShowcaseState): string {
  const parameters = new URLSearchParams();
  if (name.trim()) parameters.set(PARAMETERS.name, name);
  if (tags.length > 0) parameters.set(PARAMETERS.tags, tags.join(","));
  if (operator === "all") parameters.set(PARAMETERS.operator, operator);
  if (sort === "name") parameters.set(PARAMETERS.sort, sort);
  if (mine) parameters.set(PARAMETERS.mine, "1");
  const search = parameters.toString().replaceAll("%2C", ",");
  return search ? `${route}?${search}` : route;
}

/** Chosen tags, with or without one: a box that was ticked and unticked before React heard of it changes nothing. */
export function withTag(tags: readonly string[], id: string, isChosen: boolean): string[] {
  const others = tags.filter((other) => other !== id);
  return isChosen ? [...others, id] : others;
}

/** The slugs of the sites that a reader wants to see; `favourites` are their own. */
export function shownSlugs(
  sites: readonly SearchedSite[],
  { name, tags, operator, mine }: ShowcaseState,
  favourites: ReadonlySet<string>,
): Set<string> {
  const words = folded(name).split(/\s+/).filter(Boolean);
  const shown = sites.filter((site) => {
    const has = (tag: string) => site.tags.includes(tag);
    const hasTags = tags.length === 0 || (operator === "all" ? tags.every(has) : tags.some(has));
    return hasTags && words.every((word) => site.text.includes(word)) && (!mine || favourites.has(site.slug));
  });
  return new Set(shown.map(({ slug }) => slug));
}

/** Sites in order; `first` is the tag whose sites come before others, `favourites` come before these. */
export function inOrder<Site extends FilteredSite>(
  sites: readonly Site[],
  sort: Sort,
  { favourites = new Set(), first }: { favourites?: ReadonlySet<string>; first?: string } = {},
): Site[] {
  const rank = ({ slug, tags }: Site) => {
    if (sort === "name") return 0;
    return favourites.has(slug) ? 0 : first !== undefined && tags.includes(first) ? 1 : 2;
  };
  const keyed = sites.map((site) => ({ site, rank: rank(site), name: folded(site.title) }));
  keyed.sort((one, other) => one.rank - other.rank || compareText(one.name, other.name));
  return keyed.map(({ site }) => site);
}

/** What a state leaves sites out by, in the order of the form. */
export function filtersInUse({ name, tags, mine }: ShowcaseState): ("name" | "tags" | "mine")[] {
  const inUse = { name: name.trim() !== "", tags: tags.length > 0, mine };
  return (["name", "tags", "mine"] as const).filter((filter) => inUse[filter]);
}

/** How many sites have each tag, among those that are left where it is chosen, too. */
export function leftTagCounts(
  sites: readonly SearchedSite[],
  state: ShowcaseState,
  favourites: ReadonlySet<string>,
): Map<string, number> {
  // Where one of the tags is enough, those that are chosen leave out no site of another.
  const left = shownSlugs(sites, state.operator === "all" ? state : { ...state, tags: [] }, favourites);
  return tagCounts(sites.filter(({ slug }) => left.has(slug)));
}

/** How many sites have each tag. */
export function tagCounts(sites: readonly Pick<ShowcaseSite, "tags">[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const tag of sites.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return counts;
}

/** The slugs in a stored text; none where there is no text, or it is not what was stored. */
export function readFavourites(text: string | null): Set<string> {
  try {
    const slugs: unknown = JSON.parse(text ?? "[]");
    return new Set(Array.isArray(slugs) ? slugs.filter((slug) => typeof slug === "string") : []);
  } catch {
    return new Set();
  }
}

/** Favourites with one more, or with one less where it is among them. */
export function withToggled(favourites: ReadonlySet<string>, slug: string): Set<string> {
  const next = new Set(favourites);
  if (!next.delete(slug)) next.add(slug);
  return next;
}
