/** The levels of a hit's hierarchy: `lvl0` is the part of the site, `lvl1` the page, `lvl2` to `lvl6` its headings. */
export const HIERARCHY_LEVELS = ["lvl0", "lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"] as const;
export type HierarchyLevel = (typeof HIERARCHY_LEVELS)[number];

/** The headings above and at a record, `null` where there is none. */
export type SearchHierarchy = Record<HierarchyLevel, string | null>;

/** What a record is: a page or a heading by its level, or the text below one. */
type SearchRecordType = HierarchyLevel | "content";

/** One thing that search finds: a page, a heading, or the text below a heading. The shape is DocSearch's. */
export type SearchRecord = {
  /** The record's own name in its index; the same in each build as long as page, anchor and type are. */
  objectID: string;
  /** Address from the base URL on, with the anchor: `/docs/installation/#requirements`. */
  url: string;
  /** The address of the page alone; hits of one page have it in common. */
  url_without_anchor: string;
  /** Anchor of the heading; `null` for the page itself and for what stands before its first heading. */
  anchor: string | null;
  type: SearchRecordType;
  hierarchy: SearchHierarchy;
  /** Plain text below the heading; `null` for a record that is a heading. */
  content: string | null;
  /** Key of the site's locale. */
  language: string;
  /** `docs-{instance}-{version}` for docs, `default` for all else. */
  docusaurus_tag: string;
  /** Names of the docs version, as DocSearch keeps them; none for what is no doc. */
  version: string[];
  /** What ranks among equal matches: higher first. */
  weight: { pageRank: number; level: number; position: number };
};

/** The tag of all that is no doc. */
export const DEFAULT_TAG = "default";

/** The tag under which a version of a docs instance is searched. */
export function docsTagOf(instance: string, version: string): string {
  return `docs-${instance}-${version}`;
}

/** What stands between the parts of `PageSearch.group`, outermost first. */
export const BETWEEN_GROUPS = " › ";

/** What search says of a page, beside its title and its text. */
export type PageSearch = {
  /** The part of the site that hits name above the page, such as the docs' category. */
  group: string;
  /** What else readers call the page, such as its label in the sidebar. */
  label?: string;
  /**
   * The docs version that the page is of, with what readers call it, and whether its pages show that, as those of an
   * only version do not; absent for what is no doc.
   */
  docs?: { instance: string; version: string; label: string; badge: boolean };
  /** Ranks among equal matches, from 0 to 1: 1 where it is absent, less for a page that answers fewer questions. */
  rank?: number;
  /** Whether its headings are names of what others made, which say no more of the page than its text does. */
  lists?: boolean;
};
