import { flushSync } from "react-dom";
import { store, tabGroupKey } from "../../../ui/storage";
import { openPanelAround, openTabsAround, openTabsAtAddress } from "./closed-tabs";
import { addressedValue, knownValue, type TabSettings } from "./tab-choice";

/**
 * Lets readers use tabs that are drawn, until the signal: clicks and keys, the choice of a group on this page and in
 * other windows, the parameter in the address, links into closed panels, and the browser's search in the page. `select`
 * draws the tab of a value as the selected one.
 */
export function attachTabs(
  root: HTMLElement,
  settings: TabSettings,
  select: (value: string) => void,
  signal: AbortSignal,
): void {
  const { items, groupId, queryString } = settings;
  const [row, ...panels] = [...root.children] as [HTMLElement, ...HTMLElement[]];
  const tabs = [...row.children] as HTMLElement[];

  const show = (value: string | undefined) => {
    if (value === undefined) return;
    // At once: the browser may be about to scroll to what is in the panel.
    flushSync(() => select(value));
    makeFindable(panels);
    scrollToSelected(row, tabs);
  };
  const take = (value: string | undefined) => {
    show(value);
    if (value !== undefined && queryString !== undefined) writeParameter(queryString, value);
  };
  const choose = (tab: HTMLElement) => {
    const value = items[tabs.indexOf(tab)]?.value;
    if (value === undefined) return;
    const { top } = tab.getBoundingClientRect();
    if (groupId === undefined) take(value);
    else tellGroup(groupId, value);
    // Panels above may have changed their height; the tab stays under the pointer.
    window.scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: "instant" });
  };
  const open = (panel: HTMLElement) => {
    const value = items[panels.indexOf(panel)]?.value;
    if (value === undefined) return;
    show(value);
    // The browser asks the panels around this one only if this one were still closed.
    openPanelAround(root);
  };
  hearRow(row, tabs, choose, { signal });
  root.addEventListener("beforematch", ({ target }) => open(target as HTMLElement), { signal });
  hearPage(settings, show, take, { signal });

  makeFindable(panels);
  // In a frame of its own, so that the browser lays a page with many tabs out once.
  requestAnimationFrame(() => scrollToSelected(row, tabs));
  openTabsAtAddress();
}

/** Hears of clicks and keys by which a reader chooses a tab. */
function hearRow(
  row: HTMLElement,
  tabs: HTMLElement[],
  choose: (tab: HTMLElement) => void,
  options: AddEventListenerOptions,
): void {
  const onClick = ({ target }: MouseEvent) => {
    const tab = tabs.find((candidate) => candidate.contains(target as Node));
    if (tab) choose(tab);
  };
  const onKey = (event: KeyboardEvent) => {
    const tab = nextTab(event, row, tabs);
    if (!tab) return;
    event.preventDefault();
    tab.focus();
    choose(tab);
  };
  row.addEventListener("click", onClick, options);
  row.addEventListener("keydown", onKey, options);
}

type Act = (value: string | undefined) => void;

/** Hears of the group's choice, on this page and in other windows, and of values that an address has. */
function hearPage(settings: TabSettings, show: Act, take: Act, options: AddEventListenerOptions): void {
  const { groupId } = settings;
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (groupId !== undefined && key === tabGroupKey(groupId)) take(knownValue(newValue, settings));
  };
  const onHistory = () => {
    show(addressedValue(window.location.search, settings));
    openTabsAtAddress();
  };
  const onClick = (event: MouseEvent) => {
    const link = linkInPage(event);
    if (!link) return;
    show(addressedValue(link.search, settings));
    openTabsAround(link.hash);
  };
  window.addEventListener("storage", onStorage, options);
  window.addEventListener("popstate", onHistory, options);
  document.addEventListener("click", onClick, options);
}

/** Has the browser's search and links find what closed panels hold, which React cannot draw. */
function makeFindable(panels: readonly HTMLElement[]): void {
  for (const panel of panels) if (panel.hidden && "onbeforematch" in panel) panel.setAttribute("hidden", "until-found");
}

/** Scrolls a row of tabs so far that the selected one is in view. */
function scrollToSelected(row: HTMLElement, tabs: readonly HTMLElement[]): void {
  const tab = tabs.find((candidate) => candidate.getAttribute("aria-selected") === "true");
  if (tab)
    row.scrollLeft = Math.max(
      tab.offsetLeft + tab.offsetWidth - row.clientWidth,
      Math.min(tab.offsetLeft, row.scrollLeft),
    );
}

/** The tab to which a key leads from the one that has the focus: the left arrow to the one on its left. */
function nextTab(
  { key, target, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
  row: HTMLElement,
  tabs: HTMLElement[],
): HTMLElement | undefined {
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined;
  const place = tabs.indexOf(target as HTMLElement);
  const right = getComputedStyle(row).direction === "rtl" ? -1 : 1;
  const places: Record<string, number> = {
    ArrowLeft: (place - right) % tabs.length,
    ArrowRight: (place + right) % tabs.length,
    Home: 0,
    End: -1,
  };
  const next = places[key];
  return next === undefined ? undefined : tabs.at(next);
}

/** The link of this page that a click follows. */
function linkInPage({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  return link && link.pathname === window.location.pathname && !ctrlKey && !metaKey && !shiftKey ? link : undefined;
}

/** Stores a choice and tells the tabs of the group on this page as the browser tells those of its other windows. */
function tellGroup(groupId: string, value: string): void {
  const key = tabGroupKey(groupId);
  store(key, value);
  window.dispatchEvent(new StorageEvent("storage", { key, newValue: value }));
}

/** Writes a parameter into the address; the way back leads to the page before, not to the choice before. */
function writeParameter(name: string, value: string): void {
  const url = new URL(window.location.href);
  url.searchParams.set(name, value);
  window.history.replaceState(window.history.state, "", url);
}
