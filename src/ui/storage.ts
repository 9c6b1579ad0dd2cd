import type { SiteSettings } from "../lib/settings/site-settings";
import { settings } from "./site-settings";

/** The settings of the site on which the names of its keys depend. */
export type StorageSettings = Pick<SiteSettings, "baseUrl" | "storage">;

/** The keys of a reader's choices that are the same for every page. */
type StorageKeys = Record<"theme" | "announcementId" | "announcementDismissed" | "sidebarHidden", string>;

/**
 * What every key of the site ends with, so that sites of one host keep apart: a hyphen and the namespace; nothing
 * without one.
 */
export function keySuffixOf({ baseUrl, storage }: StorageSettings): string {
  const namespace = storage.namespace === true ? baseUrl.replace(/^\/|\/$/g, "") : storage.namespace;
  return namespace ? `-${namespace}` : "";
}

/** The keys whose names end in a suffix. */
export function storageKeysOf(suffix: string): StorageKeys {
  return {
    // `light` or `dark`; absent while the reader follows the system.
    theme: `theme${suffix}`,
    announcementId: `docusaurus.announcement.id${suffix}`,
    // `true` once the announcement of that id is closed.
    announcementDismissed: `docusaurus.announcement.dismiss${suffix}`,
    // `true` while the reader does without the sidebar.
    sidebarHidden: `docusaurus.sidebar.hidden${suffix}`,
  };
}

const SUFFIX = keySuffixOf(settings);

/** The keys under which the browser keeps what a reader chose. */
export const STORAGE_KEYS = storageKeysOf(SUFFIX);

/** The key of what a reader chose in the tabs of a group: a tab's value. */
export function tabGroupKey(groupId: string, suffix = SUFFIX): string {
  return `docusaurus.tab.${groupId}${suffix}`;
}

/** The group of the tabs in which readers choose a package manager. */
export const PACKAGE_MANAGERS = "package-manager";

/** The keys of the results of search that a reader opened, and of those that they keep: lists as JSON. */
export const SEARCH_KEYS = {
  recent: `docusaurus.search.recent${SUFFIX}`,
  favourites: `docusaurus.search.favourites${SUFFIX}`,
} as const;

/** The key of the sites of the showcase that a reader keeps: their slugs, as JSON. */
export const SHOWCASE_KEY = `docusaurus.showcase.favourites${SUFFIX}`;

/** The key of the version of a docs instance that a reader prefers: its name. */
export function preferredVersionKey(instance: string, suffix = SUFFIX): string {
  return `docs-preferred-version-${instance}${suffix}`;
}

const state = { warned: false };

/** A stored value; `null` when there is none or the browser blocks its storage. */
export function readStored(key: string): string | null {
  return withStorage((storage) => storage.getItem(key)) ?? null;
}

/** Stores a value for the next visit and for other tabs, where the browser lets it. */
export function store(key: string, value: string): void {
  withStorage((storage) => storage.setItem(key, value));
}

/** Removes a stored value. */
export function forget(key: string): void {
  withStorage((storage) => storage.removeItem(key));
}

/** A value stored for this tab; `null` as for the others. */
export function readOfTab(key: string): string | null {
  return withStorage((storage) => storage.getItem(key), "sessionStorage") ?? null;
}

/** Stores a value for this tab until it is closed, where the browser lets it. */
export function storeForTab(key: string, value: string): void {
  withStorage((storage) => storage.setItem(key, value), "sessionStorage");
}

/** What a browser keeps values in: for all tabs and visits, or for one tab until it is closed. */
export type Area = "localStorage" | "sessionStorage";

/** Uses the browser's storage; where that is blocked, says so once per page load, and the page goes on without. */
export function withStorage<T>(task: (storage: Storage) => T, area: Area = "localStorage"): T | undefined {
  try {
    return task(window[area]);
  } catch (error) {
    if (!state.warned) console.warn("Browser storage is not available", error);
    state.warned = true;
    return undefined;
  }
}
