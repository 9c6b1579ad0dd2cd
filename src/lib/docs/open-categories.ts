import { isActive, type SidebarItem } from "./sidebar-tree";

/**
 * Which items of a list are open categories when a reader comes to `path` from outside, by their place in the list:
 * those around the page, those that start open, and where nothing is around the page those that are open elsewhere.
 */
export function openAtFirst(items: readonly SidebarItem[], path: string): boolean[] {
  const active = items.map((item) => isActive(item, path));
  const isElsewhere = !active.includes(true);
  return items.map(
    (item, place) =>
      item.type === "category" &&
      (!item.collapsible || !item.collapsed || active[place] === true || (isElsewhere && item.openElsewhere === true)),
  );
}

/**
 * The list after its category at `index` was opened; `autoCollapse` closes the other ones, where they can be closed.
 */
export function withOpened(
  items: readonly SidebarItem[],
  open: readonly boolean[],
  index: number,
  autoCollapse: boolean,
): boolean[] {
  return items.map(
    (item, place) =>
      place === index || (open[place] === true && !(autoCollapse && item.type === "category" && item.collapsible)),
  );
}

/** The list after its category at `index` was closed. */
export function withClosed(open: readonly boolean[], index: number): boolean[] {
  return open.map((isOpen, place) => isOpen && place !== index);
}

/**
 * The list after a reader went on from one page to another: a closed category that holds only the new one opens, all
 * else stays as the reader left it; the same array when nothing opens.
 */
export function openOnArrival(
  items: readonly SidebarItem[],
  open: boolean[],
  from: string,
  to: string,
  autoCollapse: boolean,
): boolean[] {
  const entered = items.findIndex(
    (item, place) => !open[place] && item.type === "category" && isActive(item, to) && !isActive(item, from),
  );
  return entered < 0 ? open : withOpened(items, open, entered, autoCollapse);
}
