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

/** Whether links of a footer stand in columns with titles. */
function isMultiColumnFooterLinks(links: readonly object[]): boolean {
  return links[0] !== undefined && "title" in links[0];
}

/** The values of a list in lists by a key that is made of each. */
function groupBy<T, K extends string | number>(values: Iterable<T>, keyOf: (value: T) => K): Record<K, T[]> {
  const groups = {} as Record<K, T[]>;
  for (const value of values) (groups[keyOf(value)] ??= []).push(value);
  return groups;
}

/** Functions of Docusaurus' theme that need neither a page nor a browser, by their names. */
export const themeFunctions = {
  isSamePath,
  isRegexpStringMatch,
  duplicates,
  isMultiColumnFooterLinks,
  groupBy,
  uniq: <T>(values: readonly T[]): T[] => [...new Set(values)],
};

/** Links and anchors of islands are read from the finished pages. */
const told = { collectAnchor: () => undefined, collectLink: () => undefined };

/** Small modules of Docusaurus' core that are alike at build and on the page, by their names. */
export const smallModules = {
  constants: { DEFAULT_PLUGIN_ID: "default" },
  useBrokenLinks: { default: () => told },
};
