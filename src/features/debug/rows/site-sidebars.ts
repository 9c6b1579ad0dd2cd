import { firstHref, type SidebarTree } from "../../../lib/docs/sidebar-tree";
import type { DebugRow } from "../views";
import { word } from "../words";

/** Where a page stands, as far as sidebars go. */
type PagePlace = { instance?: string; version?: string; sidebarId?: string; sidebarFile?: string };

/** The sidebars that the pages of a site name: each once, with the number of its pages. */
export class SiteSidebars {
  readonly #sidebars = new Map<string, Required<PagePlace> & { pages: number }>();

  /** Notes the sidebar of a page. */
  add({ instance, version, sidebarId, sidebarFile }: PagePlace): void {
    if (!instance || !version || !sidebarId || !sidebarFile) return;
    const sidebar = this.#sidebars.get(sidebarFile) ?? { instance, version, sidebarId, sidebarFile, pages: 0 };
    sidebar.pages += 1;
    this.#sidebars.set(sidebarFile, sidebar);
  }

  /** The sidebars of an instance as rows; `read` gives the tree of a file, by its name. */
  *rowsOf(instance: string, read: (file: string) => SidebarTree): Generator<DebugRow> {
    for (const { version, sidebarId, sidebarFile, pages, ...sidebar } of this.#sidebars.values()) {
      if (sidebar.instance !== instance) continue;
      const items = read(sidebarFile);
      yield {
        label: `${version}: ${sidebarId}`,
        to: firstHref(items) ?? "/",
        note: word("pages", { count: pages }),
        data: { version, sidebar: sidebarId, file: `/sidebars/${sidebarFile}.json`, pages, items },
      };
    }
  }
}
