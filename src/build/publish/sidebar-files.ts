import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { sidebarReader } from "../../lib/docs/sidebar-reader";
import type { SidebarTree } from "../../lib/docs/sidebar-tree";
import { md5, shortDigest } from "../../files/digest";
import type { Page } from "../feature";
import { publishByDigest } from "./digest-file";
import { removePublished } from "./static-files";

const FOLDER = "public/sidebars";

/**
 * Writes a sidebar where browsers fetch it once per visit, and returns its name: it holds a digest, so it is new when
 * the sidebar is, and of what a sidebar may be called only what an address and a file name may hold.
 */
export function writeSidebar(root: string, name: string, tree: SidebarTree): string {
  const text = JSON.stringify(tree);
  const id = `${name.replace(/[^\w.-]+/g, "-")}.${shortDigest(md5(text))}`;
  publishByDigest(root, `/sidebars/${id}.json`, text);
  return id;
}

/** Reads the sidebars that the build wrote, by the name that `writeSidebar` gave; each from disk once. */
export function writtenSidebars(root: string): (name: string) => SidebarTree {
  return sidebarReader((file) => readFileSync(path.join(root, file), "utf8"));
}

/** Removes the sidebars of earlier builds that no page of this one names. */
export function pruneSidebars(root: string, pages: readonly Pick<Page, "frame">[]): void {
  const folder = path.join(root, FOLDER);
  if (!existsSync(folder)) return;
  const used = new Set(pages.map(({ frame }) => `${frame?.sidebarFile}.json`));
  for (const name of readdirSync(folder)) if (!used.has(name)) removePublished(`sidebars/${name}`, root);
}
