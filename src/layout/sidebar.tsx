import { useEffect, useRef, useState } from "react";
import { categoryHref, firstHref, isActive, isVisible, type SidebarCategory, type SidebarItem, type SidebarTree } from "../lib/sidebar-tree";
import { translate } from "../lib/translate";
import { Icon } from "./icons";
import { SiteLink } from "./site-link";

type SidebarProps = { tree: SidebarTree; path: string };

/** The sidebar of the desktop layout: a column on its own tone beside the article, scrolled so that the current page shows. */
export function Sidebar({ tree, path }: SidebarProps) {
  const column = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = column.current?.querySelector<HTMLElement>("[aria-current=page]");
    if (!column.current || !current) return;
    const { top, bottom } = column.current.getBoundingClientRect();
    const place = current.getBoundingClientRect();
    if (place.top < top || place.bottom > bottom) column.current.scrollTop += place.top - top - (bottom - top) / 2;
  }, [path]);
  return (
    <aside ref={column} data-print="hide" className="site-sidebar">
      <nav aria-label={translate({ id: "sidebar.label" })}>
        <SidebarMenu tree={tree} path={path} />
      </nav>
    </aside>
  );
}

/** A sidebar as nested lists, for the element around it; also the second menu of the mobile panel. */
export function SidebarMenu({ tree, path }: SidebarProps) {
  return (
    <div className="sidebar-menu">
      <SidebarItems items={tree} path={path} />
    </div>
  );
}

function SidebarItems({ items, path }: { items: SidebarItem[]; path: string }) {
  const visible = items.filter((item) => isVisible(item, path));
  return <ul>{visible.map((item, index) => <SidebarEntry key={index} item={item} path={path} />)}</ul>;
}

function SidebarEntry({ item, path }: { item: SidebarItem; path: string }) {
  if (item.type === "category") return <Category category={item} path={path} />;
  if (item.type === "html") {
    return <li className={classes(item.defaultStyle && "html", item.className)} dangerouslySetInnerHTML={{ __html: item.value }} />;
  }
  return (
    <li className={item.className}>
      <SiteLink href={item.href} aria-current={item.href === path ? "page" : undefined}>{item.label}</SiteLink>
    </li>
  );
}

/** A category: closed, it holds no items, so that a page's HTML stays small; its label then leads to its page or first item. */
function Category({ category, path }: { category: SidebarCategory; path: string }) {
  const active = isActive(category, path);
  const [open, setOpen] = useState(active || !category.collapsible || !category.collapsed);
  const [shownPath, setShownPath] = useState(path);
  if (shownPath !== path) {
    setShownPath(path);
    if (active) setOpen(true);
  }
  const { label, collapsible, className } = category;
  return (
    <li className={classes("category", className)} data-open={open} data-active={active || undefined}>
      <div className="row">
        <CategoryLabel category={category} path={path} />
        {collapsible && (
          <button
            type="button"
            aria-expanded={open}
            aria-label={translate({ id: open ? "sidebar.collapse" : "sidebar.expand" }, { label })}
            onClick={() => setOpen(!open)}
          >
            <Icon name="chevronRight" />
          </button>
        )}
      </div>
      {open && <SidebarItems items={category.items} path={path} />}
    </li>
  );
}

function CategoryLabel({ category, path }: { category: SidebarCategory; path: string }) {
  const own = categoryHref(category, path);
  const href = own ?? (category.collapsible ? firstHref(category.items) : undefined);
  if (!href) return <span className="label">{category.label}</span>;
  return <SiteLink href={href} className="label" aria-current={own === path ? "page" : undefined}>{category.label}</SiteLink>;
}

function classes(...names: (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(" ") || undefined;
}
