import { useEffect, useRef, useState, type MouseEvent, type ReactNode, type SyntheticEvent } from "react";
import { translate } from "../../lib/words/translate";
import { DESKTOP_QUERY } from "../../theme/media";
import { useCollapse } from "../../ui/collapse";
import { addHistoryStep, type HistoryStep } from "../../ui/history-step";
import { Icon } from "../../ui/icons";
import { WithItemDrawing } from "../../mdx/components/project/navbar-items";
import type { EntryOf, NavbarEntry, NavbarMenu } from "./navbar-entries";
import { Label, NavbarLeaf } from "./navbar-items";
import { keepFocus } from "../../ui/keep-focus";
import { keepScrollBarRoom, showInside } from "../../ui/scrolling";
import { usePageInfo } from "../../ui/page-info";
import { SidebarMenu } from "../sidebar/sidebar";
import { SIDEBAR_SCROLLER } from "../sidebar/sidebar-items";

/** What the menu of small screens shows, and what is called once it has closed. */
export type MobilePanelProps = {
  onClose: () => void;
  entries: NavbarEntry[];
  entryOf: EntryOf;
  path: string;
  brand: ReactNode;
};

/**
 * The menu of small screens while it is open: a panel from the left edge as a modal dialog, which keeps the focus
 * inside and holds the page still.
 * It closes on Escape, on going back, on a click beside it and on choosing a link, and slides out before `onClose` is
 * called.
 */
export function MobilePanel({ onClose, brand, entries, entryOf, path }: MobilePanelProps) {
  const { dialog, close } = usePanel(path);

  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]:not([aria-expanded])");
    if (event.target === dialog.current) close();
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target) return void close();
    // The panel's step in the history has to go before the link adds its own.
    if (!close(() => link.click())) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    close();
  };
  return (
    <dialog
      ref={dialog}
      aria-label={translate({ id: "menu.label" })}
      onClose={onClose}
      onCancel={onCancel}
      onKeyDown={keepFocus}
      onClickCapture={onClick}
      className={`mobile-menu ${SIDEBAR_SCROLLER}`}
    >
      <div className="panel">
        <div className="top">
          {brand}
          <button
            type="button"
            className="icon-button"
            aria-label={translate({ id: "menu.close" })}
            onClick={() => close()}
          >
            <Icon name="close" />
          </button>
        </div>
        <WithItemDrawing value={(item) => <MenuEntry entry={entryOf(item)} />}>
          <MenuContent entries={entries} />
        </WithItemDrawing>
      </div>
    </dialog>
  );
}

/**
 * The panel's element, and how to close it; it also closes when the page under it changes, or the window becomes wide
 * enough for the navbar.
 */
function usePanel(path: string) {
  const dialog = useRef<HTMLDialogElement>(null);
  const step = useRef<HistoryStep>();
  const opened = useRef(path);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const giveRoomBack = keepScrollBarRoom();
    element.showModal();
    showCurrentPage(element);
    const added = addHistoryStep(() => void slideOut(element));
    step.current = added;
    const close = () => void added.back();
    const desktop = window.matchMedia(DESKTOP_QUERY);
    desktop.addEventListener("change", close);
    return () => {
      desktop.removeEventListener("change", close);
      giveRoomBack();
      close();
    };
  }, []);
  useEffect(() => {
    if (path !== opened.current) step.current?.back();
  }, [path]);
  return { dialog, close: (then?: () => void) => step.current?.back(then) === true };
}

async function slideOut(panel: HTMLDialogElement): Promise<void> {
  panel.setAttribute("data-closing", "");
  await Promise.allSettled(panel.getAnimations({ subtree: true }).map(({ finished }) => finished));
  panel.close();
}

function showCurrentPage(panel: Element): void {
  const current = panel.querySelector(".sidebar-menu [aria-current=page]");
  if (current) showInside(panel, current);
}

/** The page's sidebar where it has one, with a way back to the main menu; else the main menu. */
function MenuContent({ entries }: Pick<MobilePanelProps, "entries">) {
  const hasSidebar = usePageInfo().sidebarFile !== undefined;
  const [secondary, setSecondary] = useState(hasSidebar);
  const nav = useRef<HTMLElement>(null);
  const turn = (toSection: boolean) => {
    setSecondary(toSection);
    // The button that was pressed goes away with its menu: the focus goes on to the other one.
    requestAnimationFrame(() => nav.current?.querySelector<HTMLElement>("a, button")?.focus());
  };
  if (hasSidebar && secondary) {
    return (
      <nav ref={nav} key="section" aria-label={translate({ id: "sidebar.label" })}>
        <button type="button" className="back" onClick={() => turn(false)}>
          <Icon name="chevronLeft" />
          {translate({ id: "menu.back" })}
        </button>
        <SidebarMenu />
      </nav>
    );
  }
  return (
    <nav ref={nav} key="main" aria-label={translate({ id: "navbar.label" })}>
      {hasSidebar && (
        <button type="button" className="back" onClick={() => turn(true)}>
          {translate({ id: "menu.section" })}
          <Icon name="chevronRight" />
        </button>
      )}
      <ul className="main-menu">
        {entries.map((entry, index) => (
          <li key={index}>
            <MenuEntry entry={entry} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function MenuEntry({ entry }: { entry: NavbarEntry | undefined }) {
  if (entry?.kind === "menu") return <MobileDropdown menu={entry} />;
  return entry && <NavbarLeaf entry={entry} inMenu />;
}

/** Longer lists would hide what stands below them, so none opens by itself. */
const LONG_LIST = 20;

/**
 * A navbar dropdown in the panel: collapsed unless it is short and holds the page, and opened when it comes to hold it.
 * A language is no page.
 */
function MobileDropdown({ menu }: { menu: NavbarMenu }) {
  const holdsPage = menu.items.some((item) => item.kind === "link" && item.active && !item.lang);
  const active = holdsPage && menu.items.length <= LONG_LIST;
  const [wasActive, setWasActive] = useState(active);
  const [open, setOpen] = useState(active);
  const { box, shown } = useCollapse<HTMLUListElement>(open, true);
  if (wasActive !== active) {
    setWasActive(active);
    if (active) setOpen(true);
  }
  return (
    <>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {menu.mobileLabel ?? <Label label={menu.label} html={menu.html} />}
        <Icon name="chevronDown" />
      </button>
      {shown && (
        <ul ref={box}>
          {menu.items.map((item, index) => (
            <li key={index}>
              <NavbarLeaf entry={item} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
