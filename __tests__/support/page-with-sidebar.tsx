import type { ReactNode } from "react";
import type { SidebarTree } from "../../src/lib/docs/sidebar-tree";
import { PageInfoProvider } from "../../src/ui/page-info";
import { SidebarSource } from "../../src/ui/sidebar-data";

type Props = { path: string; tree: SidebarTree; children: ReactNode };

/** What parts of a page with a sidebar need around them; the sidebar is at hand. */
export function PageWithSidebar({ path, tree, children }: Props) {
  return (
    <PageInfoProvider value={{ path, sidebarFile: "sidebar" }}>
      <SidebarSource.Provider value={() => tree}>{children}</SidebarSource.Provider>
    </PageInfoProvider>
  );
}
