import { tocTreeOf, type TocBranch } from "../lib/docs/toc-tree";
import { translate } from "../lib/words/translate";

/** Whether two addresses of the site are of one page, with or without a slash at their ends. */
function isSamePath(path?: string, other?: string): boolean {
  const withSlash = (written?: string) => written?.replace(/\/?$/, "/").toLowerCase();
  return withSlash(path) === withSlash(other);
}

/** Whether a text matches a pattern that is written as text; false where one of them is missing. */
function isRegexpStringMatch(pattern?: string, text?: string): boolean {
  return pattern !== undefined && text !== undefined && new RegExp(pattern, "i").test(text);
}

/** The values of a list that stand in it before, by `===` or by what is asked of two. */
function duplicates<T>(values: readonly T[], isSame = (one: T, other: T): boolean => one === other): T[] {
  return values.filter((value, index) => values.findIndex((other) => isSame(other, value)) !== index);
}

/** Whether links of a footer stand in columns, which may have no title in a configuration. */
function isMultiColumnFooterLinks([first]: readonly object[]): boolean {
  return first !== undefined && ("title" in first || "items" in first);
}

/** The values of a list in lists by a key that is made of each. */
function groupBy<T, K extends string | number>(values: Iterable<T>, keyOf: (value: T) => K): Record<K, T[]> {
  const groups = {} as Record<K, T[]>;
  for (const value of values) (groups[keyOf(value)] ??= []).push(value);
  return groups;
}

type Tag = { label: string };

/** Tags by the first letters of their names, both in the order of the alphabet. */
function listTagsByLetters<T extends Tag>(tags: readonly T[]): { letter: string; tags: T[] }[] {
  const sorted = [...tags].sort((one, other) => one.label.localeCompare(other.label));
  return Object.entries(groupBy(sorted, ({ label }) => label.slice(0, 1).toUpperCase()))
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([letter, tags]) => ({ letter, tags }));
}

type Strategy = "append" | "set";

/** The keys of several queries in one: the last value of each, or all of them. */
function mergeSearchParams(queries: readonly URLSearchParams[], strategy: Strategy): URLSearchParams {
  const merged = new URLSearchParams();
  for (const query of queries) query.forEach((value, key) => merged[strategy](key, value));
  return merged;
}

/** The same of queries as texts, with the mark before them where there are any. */
function mergeSearchStrings(queries: readonly (string | undefined)[], strategy: Strategy): string {
  const merged = String(
    mergeSearchParams(
      queries.map((query) => new URLSearchParams(query ?? "")),
      strategy,
    ),
  );
  return merged === "" ? "" : `?${merged}`;
}

/** The mistake of a hook that lacks a component around it. */
class ReactContextError extends Error {
  override name = "ReactContextError";

  constructor(provider: string, more = "") {
    super(`A hook is called outside of <${provider}>. ${more}`.trim());
  }
}

/** The props of an admonition: titles are no part of what is inside here, and a missing one is not named. */
function processAdmonitionProps<P extends { title?: unknown }>({ title, ...props }: P) {
  return { ...props, ...(title ? { title } : {}) };
}

type Heading = { level: number };
type TreeHeading<H> = H & { children: TreeHeading<H>[] };

const headingOf = <H extends Heading>({ entry, branches }: TocBranch<H>): TreeHeading<H> => ({
  ...entry,
  children: branches.map(headingOf),
});

/** Headings with those below each as its children. */
function treeOfToc<H extends Heading>(toc: readonly H[]): TreeHeading<H>[] {
  return tocTreeOf(toc).map(headingOf);
}

type Levels<H> = { toc: readonly H[]; minHeadingLevel: number; maxHeadingLevel: number };

/** The same of headings of some levels. */
function treeOfLevels<H extends Heading>({ toc, minHeadingLevel: min, maxHeadingLevel: max }: Levels<H>) {
  return treeOfToc(toc.filter(({ level }) => level >= min && level <= max));
}

const EMOJI = /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}{2})/u;

/** The picture that a text begins with, and what is behind it. */
function extractLeadingEmoji(text: string): { emoji: string | null; rest: string } {
  if (!EMOJI.test(text)) return { emoji: null, rest: text };
  const [first] = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text);
  const emoji = first?.segment ?? "";
  return { emoji, rest: text.slice(emoji.length) };
}

/** What Docusaurus' theme calls a page in the title of its window. */
export function titleOfWindow(title: string | undefined, siteTitle: string, delimiter = "|"): string {
  const own = title?.trim();
  return !own || own === siteTitle ? siteTitle : `${own} ${delimiter} ${siteTitle}`;
}

/** Functions of Docusaurus' theme that need neither a page nor a browser, by their names. */
export const themeFunctions = {
  isSamePath,
  isRegexpStringMatch,
  duplicates,
  isMultiColumnFooterLinks,
  groupBy,
  uniq: <T>(values: readonly T[]): T[] => [...new Set(values)],
  listTagsByLetters,
  translateTagsPageTitle: (): string => translate({ id: "tags.title" }),
  mergeSearchParams,
  mergeSearchStrings,
  ReactContextError,
  processAdmonitionProps,
  extractLeadingEmoji,
  useTreeifiedTOC: treeOfToc,
  useFilteredAndTreeifiedTOC: treeOfLevels,
  // Anchors keep below the navbar by themselves here.
  useAnchorTargetClassName: () => undefined,
  // The navbar hides by itself, and the frame has a link to the content.
  useHideableNavbar: () => ({ navbarRef: () => undefined, isNavbarVisible: true }),
  SkipToContentLink: () => null,
  SkipToContentFallbackId: "__docusaurus_skipToContent_fallback",
  DEFAULT_SEARCH_TAG: "default",
};

/** What Docusaurus' theme puts around all pages: here that is the frame's, and they show what is inside of them. */
export const FRAME_PROVIDERS = [
  "AnnouncementBarProvider",
  "ColorModeProvider",
  "ErrorCauseBoundary",
  "NavbarProvider",
  "PluginHtmlClassNameProvider",
  "ScrollControllerProvider",
  "TitleFormatterProvider",
] as const;

/** Links and anchors of islands are read from the finished pages. */
const told = { collectAnchor: () => undefined, collectLink: () => undefined };

/** Small modules of Docusaurus' core that are alike at build and on the page, by their names. */
export const smallModules = {
  constants: { DEFAULT_PLUGIN_ID: "default" },
  useBrokenLinks: { default: () => told },
};
