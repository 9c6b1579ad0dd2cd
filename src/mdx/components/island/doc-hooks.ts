import { createContext, useContext } from "react";
import {
  categoryAround,
  neighboursOf,
  type LabelledLink,
  type SidebarCategory,
  type SidebarItem,
  type SidebarLink,
  type SidebarTree,
} from "../../../lib/docs/sidebar-tree";
import type { ToldPost } from "../../../lib/content/told-post";
import { DocsDataContext } from "../../../ui/docs-data";
import { PageInfoContext } from "../../../ui/page-info";
import { useSidebar } from "../../../ui/sidebar-data";
import { versionHooks } from "./docs-hooks";
import { neighbourOf } from "./neighbours";
import { projectAddress, routeOfAddress } from "./project-address";
import { withoutTrailingSlash } from "../../../lib/routes/url";

/**
 * What the file of a doc or a post says by itself, and what settings say of its version, as the compiler hands it over
 * to the islands that ask for it.
 */
export type FileDoc = {
  metadata: Record<string, unknown>;
  frontMatter: Record<string, unknown>;
  assets?: Record<string, unknown>;
  /** What the site knows of the file where that is a post. */
  post?: ToldPost;
  version?: SaidOfVersion & { noIndex: boolean; className: string };
  /** Its id, for components that stand around the page's text. */
  docId?: string;
};

/** What settings say of a version: the banner on its pages, if not `none`, and whether they show its label. */
export type SaidOfVersion = { banner: string; badge: boolean };

/** What is said of the page's version, for components around its parts. */
export const PageVersion = /* #__PURE__ */ createContext<SaidOfVersion | undefined>(undefined);

/** The doc or the post that an island stands in, where the island asks for it. */
export const IslandDoc = createContext<FileDoc | undefined>(undefined);

function useDocsPage() {
  const page = useContext(PageInfoContext);
  if (page?.version === undefined) throw new Error("The page belongs to no version of docs");
  return page;
}

/** What Docusaurus tells of a doc and no page of the site knows. */
const UNKNOWN = ["editUrl", "lastUpdatedAt", "lastUpdatedBy", "sidebarPosition", "sourceDirName"];
/** What Docusaurus tells of a version, beside what each page knows of it. */
const OF_VERSION = ["banner", "badge", "noIndex", "className", "docs", "docsSidebars"];

function useDoc() {
  const { path, version, instance, sidebarId, sidebarFile } = useDocsPage();
  const doc = useContext(IslandDoc);
  const docs = useContext(DocsDataContext);
  const sidebar = useSidebar(sidebarFile);
  const found = docIn(sidebar, ({ href }) => href === path);
  if (!doc) throw new Error("`useDoc` knows the docs in whose text a component stands, and here is none");
  const { version: _version, docId, ...own } = doc;
  const versions = docs?.instances.find(({ id }) => id === instance)?.versions;
  const root = versions?.find(({ name }) => name === version)?.path;
  const { id: _, slug, ...said } = doc.metadata;
  const known: Record<string, unknown> = {
    ...said,
    ...((found ?? docId) && { id: found?.docId ?? docId }),
    ...(root !== undefined && { slug: slugOf(slug, path, root) }),
    permalink: projectAddress(path),
    version,
    sidebar: sidebarId,
    ...neighboursIn(sidebar, path, doc.frontMatter),
  };
  const metadata = withUnknown(known, [...UNKNOWN, "id", "slug"], "useDoc", "metadata.");
  return withUnknown({ ...own, metadata }, ["toc"], "useDoc");
}

/** The docs before and after one of a sidebar, with what its front matter says of them: `null` for none, or an id. */
function neighboursIn(
  sidebar: SidebarTree,
  path: string,
  { pagination_prev, pagination_next }: Record<string, unknown>,
) {
  const { previous, next } = neighboursOf(sidebar, path);
  const chosen = (said: unknown, beside: LabelledLink | undefined) => {
    if (said === null) return undefined;
    const named = said === undefined ? undefined : docIn(sidebar, ({ docId }) => docId === said);
    return neighbourOf(named ? { label: named.paginationLabel ?? named.label, href: named.href } : beside);
  };
  return { previous: chosen(pagination_prev, previous), next: chosen(pagination_next, next) };
}

/** The address of a doc from its version's root, which its front matter may say. */
function slugOf(written: unknown, path: string, root: string): string {
  if (typeof written === "string" && written.startsWith("/")) return written;
  return withoutTrailingSlash(path.slice(root.replace(/\/$/, "").length));
}

/**
 * An object that refuses what it does not know of what a hook gives, at a place in it; whoever copies all that it has
 * does not ask for that.
 */
function withUnknown<T extends object>(known: T, names: readonly string[], hook: string, place = ""): T {
  const refusalOf = (name: string) => ({
    get: () => {
      throw new Error(`\`${hook}\` has no \`${place}${name}\` for components: give it as a prop`);
    },
  });
  const unknown = names.filter((name) => !(name in known));
  return Object.defineProperties(known, Object.fromEntries(unknown.map((name) => [name, refusalOf(name)])));
}

/** The version of the page, and what is said of its pages; of docs and sidebars hooks of their own tell. */
function useDocsVersion() {
  const active = versionHooks.useActivePluginAndVersion();
  const ofPage = useContext(PageVersion);
  const said = useContext(IslandDoc)?.version ?? ofPage;
  if (!active?.activeVersion) throw new Error("The page belongs to no version of docs");
  const { name, label, isLast } = active.activeVersion;
  const known = {
    pluginId: active.activePlugin.pluginId,
    version: name,
    label,
    isLast,
    ...(said && { ...said, banner: said.banner === "none" ? null : said.banner }),
  };
  return withUnknown(known, OF_VERSION, "useDocsVersion");
}

/** The sidebar of the page, or null where it has none. */
function useDocsSidebar() {
  const { sidebarId, sidebarFile } = useDocsPage();
  const items = useSidebar(sidebarFile);
  return sidebarId === undefined || sidebarFile === undefined ? null : { name: sidebarId, items: items.map(prefixed) };
}

function withAddresses<I extends SidebarItem>(item: I, change: (href: string) => string): I {
  if (item.type === "html") return item;
  const own = { ...item, ...(item.href !== undefined && { href: change(item.href) }) };
  return own.type === "category" ? { ...own, items: own.items.map((inner) => withAddresses(inner, change)) } : own;
}

/** An item of a sidebar as Docusaurus has it: its addresses begin with the base URL. */
const prefixed = <I extends SidebarItem>(item: I): I => withAddresses(item, projectAddress);

/** Items that a component may have of such a sidebar, as the site has them. */
export function siteItems(items: SidebarTree): SidebarTree {
  return items.map((item) => withAddresses(item, routeOfAddress));
}

/** The innermost category around the page; throws where it is in none. */
function useCurrentSidebarCategory(): SidebarCategory {
  const { path, sidebarFile } = useDocsPage();
  const category = categoryAround(useSidebar(sidebarFile), path);
  if (!category) throw new Error(`The page '${path}' is not associated with a category`);
  return prefixed(category);
}

/** What that category has, or the top of the sidebar for a page in none. */
function useCurrentSidebarSiblings(): SidebarTree {
  const { path, sidebarFile } = useDocsPage();
  const items = useSidebar(sidebarFile);
  return (categoryAround(items, path)?.items ?? items).map(prefixed);
}

/** The categories around the page, from the outermost, and the page's own item; null for a page without a sidebar. */
function useSidebarBreadcrumbs(): SidebarTree | null {
  const { path, sidebarFile } = useDocsPage();
  const items = useSidebar(sidebarFile);
  return sidebarFile === undefined ? null : trailTo(items, path).map(prefixed);
}

function trailTo(items: SidebarTree, path: string): SidebarTree {
  for (const item of items) {
    const inside = item.type === "category" ? trailTo(item.items, path) : [];
    if (inside.length > 0) return [item, ...inside];
    if (item.type !== "html" && item.href === path) return [item];
  }
  return [];
}

/** A doc of the page's sidebar by its id; its title is the sidebar's. */
function useDocById(id?: string) {
  const { sidebarFile, sidebarId: sidebar } = useDocsPage();
  const found = docIn(useSidebar(sidebarFile), ({ docId }) => docId === id);
  if (id === undefined || id === "") return undefined;
  if (!found) throw new Error(`\`useDocById\` knows the docs of the page's sidebar, and '${id}' is none of them`);
  // What a category is called and says is not its doc's.
  if (found.type === "category") return { id, title: found.paginationLabel ?? found.label, sidebar };
  return { id, title: found.label, description: found.description, sidebar };
}

type DocItem = SidebarLink | SidebarCategory;

/** The first doc of a sidebar, also behind the label of a category, for which something holds. */
function docIn(items: SidebarTree, holds: (item: DocItem) => boolean): DocItem | undefined {
  for (const item of items) {
    if (item.type === "html") continue;
    if (item.docId !== undefined && holds(item)) return item;
    const found = item.type === "category" ? docIn(item.items, holds) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** Hooks of Docusaurus' docs plugin about the page's doc, by what its file says and its sidebar holds. */
export const docHooks = {
  useDoc,
  useDocById,
  useDocsSidebar,
  useDocsVersion,
  useCurrentSidebarCategory,
  useCurrentSidebarSiblings,
  useSidebarBreadcrumbs,
};
