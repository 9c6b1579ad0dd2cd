import { useState, type MouseEvent, type Ref } from "react";
import { openAtFirst, openOnArrival, withClosed, withOpened } from "../../lib/docs/open-categories";
import {
  categoryHref,
  firstHref,
  isActive,
  isVisible,
  type SidebarCategory,
  type SidebarItem,
  type SidebarTree,
} from "../../lib/docs/sidebar-tree";
import { translate } from "../../lib/words/translate";
import { LONGEST_COLLAPSE, useCollapse } from "../../ui/collapse";
import { Icon } from "../../ui/icons";
import { holdInPlace } from "../../ui/scrolling";
import { SiteLink } from "../../ui/site-link";
import { settings } from "../../ui/site-settings";

/** The class of the element that scrolls when a sidebar is longer than its place. */
export const SIDEBAR_SCROLLER = "sidebar-scroller";

type ListProps = { items: SidebarTree; path: string; list?: Ref<HTMLUListElement> };

/**
 * A sidebar, or the inside of one of its categories, as nested lists. A list knows which of its categories are open,
 * also while the pages beside it change.
 */
export function SidebarItems({ items, path, list }: ListProps) {
  const { open, toggle, animated } = useOpenCategories(items, path);
  return (
    <ul ref={list}>
      {items.map((item, index) => {
        if (!isVisible(item, path)) return null;
        if (item.type !== "category") return <Leaf key={index} item={item} path={path} />;
        return (
          <Category
            key={index}
            category={item}
            path={path}
            open={open[index] === true}
            animated={animated}
            onToggle={(to) => toggle(index, to)}
          />
        );
      })}
    </ul>
  );
}

/**
 * The open categories of a list. What the reader opens and closes moves; what opens with a page that came otherwise is
 * simply there.
 */
function useOpenCategories(items: SidebarTree, path: string) {
  const [state, setState] = useState({ items, path, open: openAtFirst(items, path), animated: false });
  const autoCollapse = settings.sidebar.autoCollapseCategories;
  if (state.items !== items) setState({ items, path, open: openAtFirst(items, path), animated: false });
  else if (state.path !== path) {
    const open = openOnArrival(items, state.open, state.path, path, autoCollapse);
    setState({ items, path, open, animated: state.animated && open === state.open });
  }
  const toggle = (index: number, to: boolean) =>
    setState({
      ...state,
      open: to ? withOpened(items, state.open, index, autoCollapse) : withClosed(state.open, index),
      animated: true,
    });
  return { open: state.open, animated: state.animated, toggle };
}

function Leaf({ item, path }: { item: Exclude<SidebarItem, SidebarCategory>; path: string }) {
  if (item.type === "html") {
    return (
      <li
        className={classes(item.defaultStyle && "html", item.className)}
        dangerouslySetInnerHTML={{ __html: item.value }}
      />
    );
  }
  return (
    <li className={item.className}>
      <SiteLink href={item.href} aria-current={item.href === path ? "page" : undefined}>
        {item.label}
      </SiteLink>
    </li>
  );
}

type CategoryProps = {
  category: SidebarCategory;
  path: string;
  open: boolean;
  animated: boolean;
  onToggle: (open: boolean) => void;
};

/** A category: closed, it holds no items, so that a page's HTML stays small. */
function Category({ category, path, open, animated, onToggle }: CategoryProps) {
  const { box, shown } = useCollapse<HTMLUListElement>(open, animated);
  const toggle = ({ currentTarget }: MouseEvent, to: boolean) => {
    const scroller = currentTarget.closest(`.${SIDEBAR_SCROLLER}`);
    if (scroller && to) holdInPlace(scroller, currentTarget, LONGEST_COLLAPSE);
    onToggle(to);
  };
  return (
    <li
      className={classes("category", category.className)}
      data-open={open}
      data-active={isActive(category, path) || undefined}
    >
      <CategoryRow category={category} path={path} open={open} toggle={toggle} />
      {shown && <SidebarItems items={category.items} path={path} list={box} />}
    </li>
  );
}

type RowProps = {
  category: SidebarCategory;
  path: string;
  open: boolean;
  toggle: (event: MouseEvent, to: boolean) => void;
};

/**
 * A category's label and its button. The label leads to the category's own page; without one it opens and closes like
 * the button, and leads to the first item where scripts do not run.
 */
function CategoryRow({ category, path, open, toggle }: RowProps) {
  const { label, collapsible, items } = category;
  const own = categoryHref(category, path);
  const first = collapsible && !own ? firstHref(items) : undefined;
  if (first?.startsWith("/")) {
    const onClick = (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      toggle(event, !open);
    };
    return (
      <div className="row">
        {/* The router would mark it as the current page, which is the first item's part. */}
        <SiteLink href={first} className="label" aria-current={undefined} aria-expanded={open} onClick={onClick}>
          {label}
          <Icon name="chevronRight" />
        </SiteLink>
      </div>
    );
  }
  return (
    <div className="row">
      {own ? (
        <SiteLink
          href={own}
          className="label"
          aria-current={own === path ? "page" : undefined}
          onClick={(event) => collapsible && toggle(event, true)}
        >
          {label}
        </SiteLink>
      ) : (
        <span className="label">{label}</span>
      )}
      {collapsible && (
        <button
          type="button"
          aria-expanded={open}
          aria-label={translate({ id: open ? "sidebar.collapse" : "sidebar.expand" }, { label })}
          onClick={(event) => toggle(event, !open)}
        >
          <Icon name="chevronRight" />
        </button>
      )}
    </div>
  );
}

function classes(...names: (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(" ") || undefined;
}
