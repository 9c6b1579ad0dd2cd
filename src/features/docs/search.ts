import { BETWEEN_GROUPS, type PageSearch } from "../../lib/search-record";
import { breadcrumbsOf, type SidebarTree } from "../../lib/sidebar-tree";
import type { DocsInstance } from "../../lib/site-config";
import { translate } from "../../lib/translate";
import type { Version } from "./version";

/** How search finds a page of a version, in the sidebar that shows it; not at all where the instance says so. */
export function pageSearchOf(
  route: string,
  sidebar: SidebarTree | undefined,
  { instance, name, label }: Pick<Version, "instance" | "name" | "label">,
  { searched, title }: Pick<DocsInstance, "searched" | "title">,
): PageSearch | undefined {
  if (!searched) return undefined;
  const labels = breadcrumbsOf(sidebar ?? [], route).map((item) => item.label);
  return {
    group: labels.slice(0, -1).join(BETWEEN_GROUPS) || (title ?? translate({ id: "docs.title" })),
    label: labels.at(-1),
    docs: { instance, version: name, label },
  };
}
