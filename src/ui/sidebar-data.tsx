import { withPrefix } from "gatsby";
import { createContext, useContext, useEffect, useState } from "react";
import type { SidebarTree } from "../lib/sidebar-tree";

const loaded = new Map<string, SidebarTree>();

/** Gives a sidebar that is at hand already; on the server that is every sidebar of the build. */
export const SidebarSource = createContext<(name: string) => SidebarTree | undefined>((name) => loaded.get(name));

/** Fetches a sidebar once per visit; false for one that cannot be fetched, which leaves its page without. */
export async function loadSidebar(name: string): Promise<boolean> {
  if (loaded.has(name)) return true;
  const response = await fetch(withPrefix(`/sidebars/${name}.json`)).catch(() => undefined);
  if (response?.ok) loaded.set(name, (await response.json()) as SidebarTree);
  return loaded.has(name);
}

/** The sidebar of a page, by the name in its context; undefined without one and while it is being fetched. */
export function useSidebar(name: string | undefined): SidebarTree | undefined {
  const source = useContext(SidebarSource);
  const [, arrived] = useState("");
  useEffect(() => {
    if (!name || source(name)) return;
    let current = true;
    void loadSidebar(name).then(() => current && arrived(name));
    return () => {
      current = false;
    };
  }, [name, source]);
  return name ? source(name) : undefined;
}
