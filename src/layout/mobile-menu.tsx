import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from "react";
import type { SidebarTree } from "../lib/sidebar-tree";
import { translate } from "../lib/translate";
import { DESKTOP_QUERY } from "../theme/media";
import { Icon } from "./icons";
import type { NavbarEntry, NavbarMenu } from "./navbar-entries";
import { NavbarLeaf } from "./navbar-items";
import { SidebarMenu } from "./sidebar";

type MobileMenuProps = { onClose: () => void; entries: NavbarEntry[]; sidebar?: SidebarTree; path: string; brand: ReactNode };

/**
 * The menu of small screens while it is open: a panel from the left edge as a modal dialog, which keeps the focus inside,
 * closes on Escape and holds the page still.
 */
export function MobileMenu({ onClose, brand, ...content }: MobileMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  useCloseOnLeave(content.path, onClose);

  const onClick = ({ target }: MouseEvent) => {
    if (target === dialog.current || (target as Element).closest("a")) dialog.current?.close();
  };
  return (
    <dialog ref={dialog} aria-label={translate({ id: "menu.label" })} onClose={onClose} onClick={onClick} className="mobile-menu">
      <div className="panel">
        <div className="top">
          {brand}
          <button type="button" className="icon-button" aria-label={translate({ id: "menu.close" })} onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </button>
        </div>
        <MenuContent {...content} />
      </div>
    </dialog>
  );
}

/** Closes the panel when the reader goes to another page or back, or the window becomes wide enough for the navbar. */
function useCloseOnLeave(path: string, onClose: () => void): void {
  const opened = useRef(path);
  useEffect(() => {
    if (path !== opened.current) onClose();
  }, [path, onClose]);
  useEffect(() => {
    const desktop = window.matchMedia(DESKTOP_QUERY);
    desktop.addEventListener("change", onClose);
    window.addEventListener("popstate", onClose);
    return () => {
      desktop.removeEventListener("change", onClose);
      window.removeEventListener("popstate", onClose);
    };
  }, [onClose]);
}

/** The page's sidebar where it has one, with a way back to the main menu; else the main menu. */
function MenuContent({ entries, sidebar, path }: Pick<MobileMenuProps, "entries" | "sidebar" | "path">) {
  const [secondary, setSecondary] = useState(sidebar !== undefined);
  const nav = useRef<HTMLElement>(null);
  const turn = (toSection: boolean) => {
    setSecondary(toSection);
    // The button that was pressed goes away with its menu: the focus goes on to the other one.
    requestAnimationFrame(() => nav.current?.querySelector<HTMLElement>("a, button, summary")?.focus());
  };
  if (sidebar && secondary) {
    return (
      <nav ref={nav} aria-label={translate({ id: "sidebar.label" })}>
        <button type="button" className="back" onClick={() => turn(false)}>
          <Icon name="chevronLeft" />
          {translate({ id: "menu.back" })}
        </button>
        <SidebarMenu tree={sidebar} path={path} />
      </nav>
    );
  }
  return (
    <nav ref={nav} aria-label={translate({ id: "navbar.label" })}>
      {sidebar && (
        <button type="button" className="back" onClick={() => turn(true)}>
          {translate({ id: "menu.section" })}
          <Icon name="chevronRight" />
        </button>
      )}
      <ul className="main-menu">
        {entries.map((entry, index) => <li key={index}>{entry.kind === "menu" ? <MobileDropdown menu={entry} /> : <NavbarLeaf entry={entry} />}</li>)}
      </ul>
    </nav>
  );
}

/** A navbar dropdown in the panel: collapsed unless it holds the page. */
function MobileDropdown({ menu }: { menu: NavbarMenu }) {
  return (
    <details open={menu.items.some((item) => item.kind === "link" && item.active && menu.active)}>
      <summary>
        {menu.mobileLabel ?? menu.label}
        <Icon name="chevronDown" />
      </summary>
      <ul>
        {menu.items.map((item, index) => <li key={index}><NavbarLeaf entry={item} /></li>)}
      </ul>
    </details>
  );
}
