import { DocCards } from "../../ui/doc-cards";
import { usePageInfo } from "../../ui/page-info";
import { sidebarPart } from "../../ui/sidebar-data";
import { categoryAt, type SidebarTree } from "../../lib/sidebar-tree";

/**
 * Cards of the pages beside this one: those of the category whose page this is, else all of the sidebar; or the given
 * items.
 */
export function DocCardList({ items }: { items?: SidebarTree }) {
  const { path } = usePageInfo();
  return items ? <DocCards items={items} path={path} /> : <SidebarCards />;
}

const SidebarCards = sidebarPart(".doc-cards", ({ sidebar, path }) => (
  <DocCards items={categoryAt(sidebar, path)?.items ?? sidebar} path={path} />
));
