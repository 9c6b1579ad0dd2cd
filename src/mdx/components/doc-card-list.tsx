import { DocCards } from "../../ui/doc-cards";
import { usePageInfo } from "../../ui/page-info";
import { sidebarPart } from "../../ui/sidebar-data";
import { categoryAround, type SidebarTree } from "../../lib/docs/sidebar-tree";

/**
 * Cards of the innermost category around this page, of the top of its sidebar where it is in none, or of the given
 * items. The build makes sure of one.
 */
export function DocCardList({ items, className }: { items?: SidebarTree; className?: string }) {
  const { path } = usePageInfo();
  const cards = items ? <DocCards items={items} path={path} /> : <SidebarCards />;
  return className ? <div className={className}>{cards}</div> : cards;
}

const SidebarCards = sidebarPart(".doc-cards", ({ sidebar, path }) => (
  <DocCards items={categoryAround(sidebar, path)?.items ?? sidebar} path={path} />
));
