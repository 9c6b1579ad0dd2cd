import { useState, useSyncExternalStore } from "react";
import { settings } from "../../../ui/site-settings";
import { keySuffixOf, withStorage, type Area } from "../../../ui/storage";

type Options = { persistence?: Area | "none" };
type Listener = (event: StorageEvent) => void;

/** A value that a browser keeps by a name, and what follows it. */
type Slot = {
  get: () => string | null;
  set: (value: string) => void;
  del: () => void;
  listen: (onChange: Listener) => () => void;
};

const nothing = () => undefined;
const NO_SLOT: Slot = { get: () => null, set: nothing, del: nothing, listen: () => nothing };

/** A reader's choice by its name, kept as the site keeps its own. */
function createStorageSlot(name: string, { persistence: area = "localStorage" }: Options = {}): Slot {
  if (area === "none") return NO_SLOT;
  const key = name + keySuffixOf(settings);
  const change = (value: string | null) => withStorage((storage) => changeValue(storage, key, value), area);
  return {
    get: () => withStorage((storage) => storage.getItem(key), area) ?? null,
    set: (value) => change(value),
    del: () => change(null),
    listen: (onChange) => {
      const storage = withStorage((storage) => storage, area);
      const follow = (event: StorageEvent) => {
        if (event.storageArea === storage && (event.key === key || event.key === null)) onChange(event);
      };
      window.addEventListener("storage", follow);
      return () => window.removeEventListener("storage", follow);
    },
  };
}

/** Browsers tell other windows alone of a change. */
function changeValue(storage: Storage, key: string, value: string | null): void {
  const oldValue = storage.getItem(key);
  if (value === null) storage.removeItem(key);
  else storage.setItem(key, value);
  // Whoever sets a value where it is told of one would never end.
  if (oldValue === value) return;
  const change = { key, oldValue, newValue: value, url: window.location.href, storageArea: storage };
  window.dispatchEvent(new StorageEvent("storage", change));
}

/** The same as a hook: its value, null in the page's HTML and for no name, and what changes it. */
function useStorageSlot(name: string | null, options?: Options): [value: string | null, slot: Slot] {
  const [slot] = useState(() => (name === null ? NO_SLOT : createStorageSlot(name, options)));
  return [useSyncExternalStore(slot.listen, slot.get, () => null), slot];
}

/** The names of all that a browser keeps for the site's host. */
function listStorageKeys(area: Area | "none" = "localStorage"): string[] {
  if (area === "none") return [];
  return withStorage((storage) => Object.keys(storage), area) ?? [];
}

/** What Docusaurus' theme has for values that browsers keep. */
export const storageSlots = { createStorageSlot, useStorageSlot, listStorageKeys };
