import { DocCards } from "../../ui/doc-cards";
import { usePageInfo } from "../../ui/page-info";
import { sidebarPart } from "../../ui/sidebar-data";
import { categoryAround, type SidebarTree } from "../../lib/sidebar-tree";

/** Cards of the innermost category around this page, or of the given items; throws where there is neither. */
export function DocCardList({ items }: { items?: SidebarTree }) {
  const { path } = usePageInfo();
  return items ? <DocCards items={items} path={path} /> : <SidebarCards />;
}

const SidebarCards = sidebarPart(".doc-cards", ({ sidebar, path }) => {
  const category = categoryAround(sidebar, path);
  if (!category)
    throw new Error(
      `${path} is not associated with a category. Use <DocCardList /> on a page of a category, or give it items: <DocCardList items={…} />.`,
    );
  return <DocCards items={category.items} path={path} />;
});
