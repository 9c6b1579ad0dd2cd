import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { SidebarTree } from "../../lib/sidebar-tree";
import { md5 } from "../../mdx/compile/digest";

/** Writes a sidebar where browsers fetch it once per visit, and returns its name: it holds a digest, so it is new when the sidebar is. */
export function writeSidebar(root: string, name: string, tree: SidebarTree): string {
  const text = JSON.stringify(tree);
  const id = `${name}.${md5(text).slice(0, 8)}`;
  const folder = path.join(root, "public/sidebars");
  const file = path.join(folder, `${id}.json`);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, text);
  }
  return id;
}
