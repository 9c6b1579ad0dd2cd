import type { SidebarTree } from "./sidebar-tree";

/**
 * Gives the sidebars that a build wrote, by the names that `frame.sidebarFile` of pages has; `read` gives the text of a
 * file by its path from the site's root, and is asked once for each.
 */
export function sidebarReader(read: (file: string) => string): (name: string) => SidebarTree {
  const known = new Map<string, SidebarTree>();
  return (name) => {
    const tree = known.get(name) ?? (JSON.parse(read(`public/sidebars/${name}.json`)) as SidebarTree);
    known.set(name, tree);
    return tree;
  };
}
