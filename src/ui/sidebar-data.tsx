import { withPrefix } from "gatsby";
import { createContext, startTransition, useContext, useEffect, useState } from "react";
import type { SidebarTree } from "../lib/sidebar-tree";
import { usePageInfo } from "./page-info";
import { useTakenOver } from "./sent-html";

/** A page's sidebar; `sent` while its file is not here, and the page shows what the server's HTML has of it. */
export type SidebarContent = SidebarTree | "sent";

const loaded = new Map<string, SidebarTree>();
const underWay = new Map<string, Promise<boolean>>();
const failed = new Set<string>();
const listeners = new Set<() => void>();

/** Gives a sidebar that is at hand already; on the server that is every sidebar of the build. */
export const SidebarSource = createContext<(name: string) => SidebarTree | undefined>((name) => loaded.get(name));

/**
 * Fetches a sidebar once per visit; false for one that cannot be fetched or read, which is told in the console once. It
 * never rejects.
 */
export function loadSidebar(name: string): Promise<boolean> {
  if (loaded.has(name)) return Promise.resolve(true);
  const load = underWay.get(name) ?? fetchSidebar(name).finally(() => underWay.delete(name));
  underWay.set(name, load);
  return load;
}

async function fetchSidebar(name: string): Promise<boolean> {
  try {
    const response = await fetch(withPrefix(`/sidebars/${name}.json`));
    if (!response.ok) throw new Error(`The server answered with the status ${response.status}.`);
    const tree: unknown = await response.json();
    if (!Array.isArray(tree)) throw new Error("The file holds no list of items.");
    loaded.set(name, tree as SidebarTree);
    for (const listener of listeners) listener();
    return true;
  } catch (error) {
    if (!failed.has(name)) console.warn(`The sidebar '${name}' did not load; the page keeps what its HTML has.`, error);
    failed.add(name);
    return false;
  }
}

/**
 * The sidebar of a page, by the name in its context; undefined without one, and on a page that began in the browser
 * while it is being fetched.
 */
export function useSidebar(name: string | undefined): SidebarContent | undefined {
  const source = useContext(SidebarSource);
  const tree = name === undefined ? undefined : source(name);
  const [, setArrivals] = useState(0);
  // A transition: a part of the page that React has not taken over yet would else be drawn anew.
  useEffect(() => subscribe(() => startTransition(() => setArrivals((count) => count + 1))), []);
  const takenOver = useTakenOver();
  useEffect(() => {
    if (name !== undefined && !source(name) && !failed.has(name)) void loadSidebar(name);
  }, [name, source]);
  return tree ?? (takenOver && name !== undefined ? "sent" : undefined);
}

/**
 * The sidebar of the page around a component, empty on a page without one. Only small parts should call it: React draws
 * the caller again when the sidebar arrives.
 */
export function usePageSidebar(): SidebarContent {
  const { sidebarFile } = usePageInfo();
  return useSidebar(sidebarFile) ?? [];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
