import { withPrefix } from "gatsby";
import { createContext, useContext } from "react";
import type { SidebarItem, SidebarLink, SidebarTree } from "../../../lib/sidebar-tree";
import { PageInfoContext } from "../../../ui/page-info";
import { useSidebar } from "../../../ui/sidebar-data";

/** What the file of a doc says by itself, as the compiler hands it over to the islands that ask for it. */
export type FileDoc = { metadata: Record<string, unknown>; frontMatter: Record<string, unknown> };

/** The doc that an island stands in, where the island asks for it. */
export const IslandDoc = createContext<FileDoc | undefined>(undefined);

function useDocsPage() {
  const page = useContext(PageInfoContext);
  if (page?.version === undefined) throw new Error("The page belongs to no version of docs");
  return page;
}

function useDoc() {
  const { path, version, sidebarId } = useDocsPage();
  const doc = useContext(IslandDoc);
  if (!doc) throw new Error("`useDoc` knows the docs in whose text a component stands, and here is none");
  return {
    ...doc,
    metadata: { ...doc.metadata, permalink: withPrefix(path), version, sidebar: sidebarId },
    get toc(): never {
      throw new Error("`useDoc` has no `toc` for components: give them `toc` as a prop, which content knows");
    },
  };
}

/** The sidebar of the page, or null where it has none. */
function useDocsSidebar() {
  const { sidebarId, sidebarFile } = useDocsPage();
  const items = useSidebar(sidebarFile);
  return sidebarId === undefined || sidebarFile === undefined ? null : { name: sidebarId, items: items.map(prefixed) };
}

function prefixed(item: SidebarItem): SidebarItem {
  if (item.type === "html") return item;
  const own = { ...item, ...(item.href !== undefined && { href: withPrefix(item.href) }) };
  return own.type === "category" ? { ...own, items: own.items.map(prefixed) } : own;
}

/** A doc of the page's sidebar by its id; its title is the sidebar's. */
function useDocById(id?: string) {
  const { sidebarFile, sidebarId: sidebar } = useDocsPage();
  const found = docIn(useSidebar(sidebarFile), id);
  if (id === undefined || id === "") return undefined;
  if (!found) throw new Error(`\`useDocById\` knows the docs of the page's sidebar, and '${id}' is none of them`);
  return { id, title: found.label, description: found.description, sidebar };
}

function docIn(items: SidebarTree, id: string | undefined): SidebarLink | undefined {
  for (const item of items) {
    const found = item.type === "category" ? docIn(item.items, id) : item;
    if (found?.type === "link" && found.docId !== undefined && found.docId === id) return found;
  }
  return undefined;
}

/** Hooks of Docusaurus' docs plugin about the page's doc, by what its file says and its sidebar holds. */
export const docHooks = { useDoc, useDocById, useDocsSidebar };
