import { useEffect, useRef, useState } from "react";
import type { ThemeUIStyleObject } from "theme-ui";
import { categoryHref, firstHref, isActive, isVisible, type SidebarCategory, type SidebarItem, type SidebarTree } from "../lib/sidebar-tree";
import { translate } from "../lib/translate";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
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
    <aside ref={column} data-print="hide" sx={columnStyles}>
      <nav aria-label={translate({ id: "sidebar.label" })}>
        <SidebarMenu tree={tree} path={path} />
      </nav>
    </aside>
  );
}

/** A sidebar as nested lists, for the element around it; also the second menu of the mobile panel. */
export function SidebarMenu({ tree, path }: SidebarProps) {
  return (
    <div sx={menuStyles}>
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

const columnStyles: ThemeUIStyleObject = {
  display: "none",
  [media.desktop]: {
    display: "block",
    position: "sticky",
    // The column reaches up behind the navbar, so that no gap opens when the navbar hides.
    top: 0,
    alignSelf: "start",
    height: "100vh",
    mt: `-${theme.sizes.navbar}px`,
    pt: `${theme.sizes.navbar}px`,
    bg: "surface",
    overflowY: "auto",
    scrollbarWidth: "thin",
    scrollbarGutter: "stable",
    nav: { px: 3, pt: 5, pb: 9 },
  },
};

const menuStyles: ThemeUIStyleObject = {
  fontSize: "small",
  lineHeight: "snug",
  ul: { m: 0, p: 0, listStyle: "none" },
  "li > ul": { pl: 3 },
  ".category": { my: 1 },
  "a, .label": {
    display: "block",
    flex: 1,
    minWidth: 0,
    px: 3,
    py: 1,
    borderRadius: "default",
    color: "text",
    textDecoration: "none",
    overflowWrap: "break-word",
  },
  ".row": { display: "flex", alignItems: "stretch", gap: 1 },
  ".row .label": { color: "heading", fontWeight: "medium" },
  ".html": { px: 3, py: 1 },
  "a:hover, .row button:hover": { bg: "surfaceHover" },
  "a[aria-current=page]": { bg: "accentSoft", color: "accentText", fontWeight: "bold" },
  ".category[data-active] > .row > .label": { color: "accentText" },
  ".row button": {
    display: "inline-flex",
    flex: "none",
    alignItems: "center",
    justifyContent: "center",
    width: "target",
    p: 0,
    border: "none",
    borderRadius: "default",
    bg: "transparent",
    color: "muted",
    cursor: "pointer",
  },
  ".row .icon": { width: "1.1em", height: "1.1em", transition: "turn" },
  "[data-open=true] > .row .icon": { transform: "rotate(90deg)" },
};
