import type { SidebarTree } from "../../../lib/docs/sidebar-tree";
import type { Problem } from "../../../lib/problem";

/** So many items are some 70 KB in the HTML of each page that shows them. */
const MOST = 1000;

/** Warnings of sidebars with a list of more than 1,000 items; `file` is the file or folder that they are made of. */
export function longLists(sidebars: Record<string, SidebarTree>, file: string): Problem[] {
  return Object.entries(sidebars).flatMap(([name, tree]) =>
    longIn(tree, `The sidebar '${name}'`).map(({ place, count }) => ({
      severity: "warning" as const,
      file,
      message: `${place} lists ${count} items one below the other, which stand in the HTML of each page beside it.`,
      remedy: `Divide them among categories of at most ${MOST} items each: pages hold those of open ones alone.`,
    })),
  );
}

/** The lists in a sidebar, itself among them, that are too long: what has them, and how many items they have. */
function longIn(items: SidebarTree, place: string): { place: string; count: number }[] {
  const own = items.length > MOST ? [{ place, count: items.length }] : [];
  return [
    ...own,
    ...items.flatMap((item) => (item.type === "category" ? longIn(item.items, `The category '${item.label}'`) : [])),
  ];
}
