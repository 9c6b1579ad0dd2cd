import {
  HIERARCHY_LEVELS,
  type HierarchyLevel,
  type SearchHierarchy,
  type SearchRecord,
} from "../../../lib/pages/search-record";

/** A part of a page below one heading, which the first one may lack; `names` are those that rows and items explain. */
export type SearchedSection = { id?: string; heading: string; level: number; text: string; names?: string[] };

/** A page as the index keeps it: all that its records are made of. */
export type SearchedPage = {
  /** Route, without the base URL. */
  url: string;
  title: string;
  /** What else readers call the page; absent where that is its title. */
  label?: string;
  /** The part of the site that hits name above the page. */
  group: string;
  language: string;
  tag: string;
  /** Label of the docs version; absent for what is no doc. */
  version?: string;
  /** Ranks among equal matches: 1 for a usual page, less for one that answers fewer questions. */
  rank: number;
  /** Whether its headings count as text. */
  lists?: boolean;
  sections: SearchedSection[];
};

/** Weights by level, as DocSearch has them: a page above its headings, headings above text. */
const LEVEL_WEIGHTS: Record<HierarchyLevel | "content", number> = {
  lvl0: 100,
  lvl1: 90,
  lvl2: 80,
  lvl3: 70,
  lvl4: 60,
  lvl5: 50,
  lvl6: 40,
  content: 0,
};

/** The records of a page: the page itself, each heading, and the text below each. */
export function recordsOf(page: SearchedPage): SearchRecord[] {
  const { url, title, group, language, tag, version, rank } = page;
  const top: SearchHierarchy = { ...NO_HIERARCHY, lvl0: group, lvl1: title };
  let hierarchy = top;
  let position = 0;
  const recordOf = (type: SearchRecord["type"], id: string | undefined, content: string | null): SearchRecord => ({
    objectID: [tag, url, id ?? "", type === "content" ? "text" : "heading"].join("#"),
    url: id === undefined || hierarchy === top ? url : `${url}#${id}`,
    url_without_anchor: url,
    anchor: hierarchy === top ? null : (id ?? null),
    type,
    hierarchy,
    content,
    language,
    docusaurus_tag: tag,
    version: version === undefined ? [] : [version],
    weight: { pageRank: rank, level: LEVEL_WEIGHTS[type], position: position++ },
  });
  const records = [recordOf("lvl1", undefined, null)];
  for (const { id, heading, level, text } of page.sections) {
    // The page's own heading says no more than its title.
    const isTitle = level === 1;
    hierarchy = isTitle ? top : below(hierarchy, level, heading);
    if (!isTitle) records.push(recordOf(levelName(level), id, null));
    if (text !== "") records.push(recordOf("content", id, text));
  }
  return records;
}

const NO_HIERARCHY: SearchHierarchy = {
  lvl0: null,
  lvl1: null,
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
};

function levelName(level: number): HierarchyLevel {
  return HIERARCHY_LEVELS[level] ?? "lvl6";
}

/** The hierarchy of a heading: what stands above it, itself, and nothing of what stood below. */
function below(hierarchy: SearchHierarchy, level: number, heading: string): SearchHierarchy {
  const names = HIERARCHY_LEVELS.map((name, index): [HierarchyLevel, string | null] => [
    name,
    index < level ? hierarchy[name] : index === level ? heading : null,
  ]);
  return { ...NO_HIERARCHY, ...Object.fromEntries(names) };
}
