import { DocCards, SentDocCards } from "../../ui/doc-cards";
import { usePageInfo } from "../../ui/page-info";
import { usePageSidebar } from "../../ui/sidebar-data";
import { categoryAt, type SidebarTree } from "../../lib/sidebar-tree";

/**
 * Cards of the pages beside this one: those of the category whose page this is, else all of the sidebar; or the given
 * items.
 */
export function DocCardList({ items }: { items?: SidebarTree }) {
  const { path } = usePageInfo();
  const tree = usePageSidebar();
  if (items) return <DocCards items={items} path={path} />;
  if (tree === "sent") return <SentDocCards />;
  return <DocCards items={categoryAt(tree, path)?.items ?? tree} path={path} />;
}
