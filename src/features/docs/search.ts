import { BETWEEN_GROUPS, type PageSearch } from "../../lib/pages/search-record";
import type { SidebarTree } from "../../lib/docs/sidebar-tree";
import type { DocsInstance } from "../../lib/site-config";
import { translate } from "../../lib/words/translate";
import type { Version } from "./version";

/**
 * The labels of each page of a sidebar, by its route: those of the categories above it, outermost first, and its own.
 * They are those of its breadcrumbs, which go through the sidebar for a single page.
 */
export function labelsByRoute(items: SidebarTree, above: readonly string[] = []): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const item of items) {
    if (item.type === "html") continue;
    const labels = [...above, item.label];
    const inside = item.type === "category" ? labelsByRoute(item.items, labels) : [];
    const own = item.type === "category" || item.docId ? [[item.href, labels] as const] : [];
    for (const [route, words] of [...own, ...inside]) if (route && !found.has(route)) found.set(route, words);
  }
  return found;
}

/**
 * How search finds a page of a version, by its labels in the sidebar that shows it; not at all where the instance says
 * so.
 */
export function pageSearchOf(
  labels: readonly string[],
  { instance, name, label, badge }: Pick<Version, "instance" | "name" | "label" | "badge">,
  { searched, title }: Pick<DocsInstance, "searched" | "title">,
): PageSearch | undefined {
  if (!searched) return undefined;
  return {
    group: labels.slice(0, -1).join(BETWEEN_GROUPS) || (title ?? translate({ id: "docs.title" })),
    label: labels.at(-1),
    docs: { instance, version: name, label, badge },
  };
}
