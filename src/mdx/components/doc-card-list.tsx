import { DocCards } from "../../ui/doc-cards";
import { usePageInfo } from "../../ui/page-info";
import { sidebarPart } from "../../ui/sidebar-data";
import { categoryAround, type SidebarTree } from "../../lib/sidebar-tree";

/** Cards of the innermost category around this page, which the build makes sure of, or of the given items. */
export function DocCardList({ items }: { items?: SidebarTree }) {
  const { path } = usePageInfo();
  return items ? <DocCards items={items} path={path} /> : <SidebarCards />;
}

const SidebarCards = sidebarPart(".doc-cards", ({ sidebar, path }) => (
  <DocCards items={categoryAround(sidebar, path)?.items ?? []} path={path} />
));
