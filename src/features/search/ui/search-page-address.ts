/** What the search page shows, as its address has it. */
export type SearchPageState = {
  query: string;
  /** The one part of the site that is searched: id of a docs instance, or `OTHER_PAGES`; empty for all of it. */
  part: string;
  /** Chosen versions by docs instance: a version's name, or `ALL_VERSIONS`. */
  versions: Readonly<Record<string, string>>;
};

/** Stands for all that is no doc, among the parts of the site. */
export const OTHER_PAGES = "*";

/** Stands for all versions of a docs instance. */
export const ALL_VERSIONS = "*";

const QUERY = "q";
const PART = "in";
/** Before an instance's id, in the names of parameters that choose its version. */
const VERSION = "version-";

/** The state that the query part of an address gives; empty where it says nothing. */
export function searchPageState(search: string): SearchPageState {
  const parameters = new URLSearchParams(search);
  const chosen = [...parameters].filter(([name]) => name.startsWith(VERSION));
  return {
    query: parameters.get(QUERY) ?? "",
    part: parameters.get(PART) ?? "",
    versions: Object.fromEntries(chosen.map(([name, version]) => [name.slice(VERSION.length), version])),
  };
}

/** The address of the search page for a state; `path` is its route. */
export function searchPageAddress(path: string, { query, part, versions = {} }: Partial<SearchPageState>): string {
  const parameters = new URLSearchParams();
  if (query) parameters.set(QUERY, query);
  if (part) parameters.set(PART, part);
  for (const [instance, version] of Object.entries(versions)) parameters.set(VERSION + instance, version);
  const search = parameters.toString();
  return search ? `${path}?${search}` : path;
}
