/**
 * A sidebar as the browser gets it: links, categories and raw HTML, with all ids resolved to routes. Absent keys are
 * `false` or empty.
 */
export type SidebarTree = SidebarItem[];

/** An item of a sidebar, at any depth. */
export type SidebarItem = SidebarLink | SidebarCategory | SidebarHtml;

type Common = { className?: string; customProps?: Record<string, unknown> };

/** A link: to a doc of the sidebar, to another page, or to another site. */
export type SidebarLink = Common & {
  type: "link";
  label: string;
  href: string;
  /** Set for docs of the sidebar, not for plain links and refs; previous and next walk only these. */
  docId?: string;
  unlisted?: true;
  description?: string;
  /** The words of a previous/next link, where they differ from the label. */
  paginationLabel?: string;
};

/** A category: items below a label, which leads to `href` where it has one. */
export type SidebarCategory = Common & {
  type: "category";
  label: string;
  items: SidebarItem[];
  href?: string;
  /** The doc behind the label, in projects of Docusaurus. */
  docId?: string;
  linkUnlisted?: true;
  description?: string;
  /** The words of a previous/next link to the category's page, where they differ from the label. */
  paginationLabel?: string;
  collapsible: boolean;
  collapsed: boolean;
  /** Opens a collapsed category on pages that no item of its list is or holds. */
  openElsewhere?: true;
};

/** HTML as its author wrote it; `defaultStyle` gives it the space of a link. */
type SidebarHtml = Common & { type: "html"; value: string; defaultStyle?: true };

/** A link with words: a breadcrumb, a previous/next link, a card. */
export type LabelledLink = { label: string; href?: string };

/** Whether a reader at `path` is on an item or inside it. */
export function isActive(item: SidebarItem, path: string): boolean {
  if (item.type === "html") return false;
  return item.href === path || (item.type === "category" && item.items.some((child) => isActive(child, path)));
}

/**
 * Whether an item shows to a reader at `path`: unlisted links only while the reader is on them, categories while one of
 * their items shows.
 */
export function isVisible(item: SidebarItem, path: string): boolean {
  if (item.type === "html") return true;
  if (item.type === "link") return !item.unlisted || item.href === path;
  return isActive(item, path) || item.items.some((child) => isVisible(child, path));
}

/** The route behind a category's label: none when its target is unlisted and the reader is not on it. */
export function categoryHref(category: SidebarCategory, path: string): string | undefined {
  return category.linkUnlisted && category.href !== path ? undefined : category.href;
}

/** The first route inside an item, for links to a sidebar or a category as a whole; unlisted docs do not count. */
export function firstHref(items: readonly SidebarItem[]): string | undefined {
  for (const item of items) {
    if (item.type === "link" && !item.unlisted) return item.href;
    if (item.type !== "category") continue;
    const href = (item.linkUnlisted ? undefined : item.href) ?? firstHref(item.items);
    if (href) return href;
  }
  return undefined;
}

/** The categories around `path`, outermost first, and the item itself last; empty when the sidebar does not hold it. */
export function breadcrumbsOf(items: readonly SidebarItem[], path: string): LabelledLink[] {
  for (const item of items) {
    if (item.type === "html") continue;
    const here: LabelledLink = {
      label: item.label,
      href: item.type === "category" ? categoryHref(item, path) : item.href,
    };
    if (item.href === path && (item.type === "category" || item.docId)) return [here];
    if (item.type === "category") {
      const inside = breadcrumbsOf(item.items, path);
      if (inside.length > 0) return [here, ...inside];
    }
  }
  return [];
}

/** The pages before and after `path` in reading order; unlisted pages, plain links and refs are passed over. */
export function neighboursOf(
  items: readonly SidebarItem[],
  path: string,
): { previous?: LabelledLink; next?: LabelledLink } {
  const found: { before?: PageItem; own?: PageItem; after?: PageItem } = {};
  somePage(items, (page) => {
    const { own } = found;
    if (own) found.after = page;
    else if (page.href === path) found.own = page;
    else found.before = page;
    return own !== undefined;
  });
  const { before, own, after } = found;
  return own ? { previous: before && linkTo(before), next: after && linkTo(after) } : {};
}

/** The routes of a sidebar's pages in reading order; unlisted pages, plain links and refs are passed over. */
export function hrefsOf(items: readonly SidebarItem[]): string[] {
  const hrefs: string[] = [];
  somePage(items, ({ href }) => {
    if (href) hrefs.push(href);
    return false;
  });
  return hrefs;
}

type PageItem = SidebarLink | SidebarCategory;

/**
 * Calls back with the pages of a sidebar in reading order until one is the last; returns whether one was. Each page of
 * a long sidebar asks for its neighbours.
 */
function somePage(items: readonly SidebarItem[], isLast: (page: PageItem) => boolean): boolean {
  return items.some((item) => {
    if (item.type === "html") return false;
    if (item.type === "link") return Boolean(item.docId) && !item.unlisted && isLast(item);
    return (Boolean(item.href) && !item.linkUnlisted && isLast(item)) || somePage(item.items, isLast);
  });
}

function linkTo({ paginationLabel, label, href }: PageItem): LabelledLink {
  return { label: paginationLabel ?? label, href };
}

/** The innermost category that has its own page, or one of its links, at `path`. */
export function categoryAround(items: readonly SidebarItem[], path: string): SidebarCategory | undefined {
  for (const item of items) {
    if (item.type !== "category") continue;
    const found = categoryAround(item.items, path);
    if (found) return found;
    if (item.href === path || item.items.some((child) => child.type === "link" && child.href === path)) return item;
  }
  return undefined;
}

/** The category whose own page is at `path`. */
export function categoryAt(items: readonly SidebarItem[], path: string): SidebarCategory | undefined {
  for (const item of items) {
    if (item.type !== "category") continue;
    const found = item.href === path ? item : categoryAt(item.items, path);
    if (found) return found;
  }
  return undefined;
}
