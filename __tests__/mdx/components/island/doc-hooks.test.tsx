import { renderToStaticMarkup } from "react-dom/server";
import { settings } from "../../../../src/ui/site-settings";
import { docHooks, IslandDoc, siteItems, type FileDoc } from "../../../../src/mdx/components/island/doc-hooks";
import type { SidebarTree } from "../../../../src/lib/docs/sidebar-tree";
import { DocsDataProvider } from "../../../../src/ui/docs-data";
import { PageInfoProvider, type PageInfo } from "../../../../src/ui/page-info";
import { SidebarSource } from "../../../../src/ui/sidebar-data";
import { prefix } from "../../../support/gatsby";

afterEach(() => {
  prefix.path = "";
});

const { useDoc, useDocById, useDocsSidebar, useDocsVersion } = docHooks;
const { useCurrentSidebarCategory, useCurrentSidebarSiblings, useSidebarBreadcrumbs } = docHooks;

const sidebar: SidebarTree = [
  { type: "link", label: "Start", href: "/docs/", docId: "start" },
  {
    type: "category",
    label: "Kilns",
    collapsible: true,
    collapsed: false,
    href: "/docs/kilns/",
    docId: "kilns/index",
    paginationLabel: "All kilns",
    description: "Hot.",
    items: [
      { type: "html", value: "<hr />" },
      { type: "link", label: "Ramps", href: "/docs/ramps/", docId: "kilns/ramps", description: "Slow ones." },
    ],
  },
];
const version = {
  name: "2.0",
  label: "2.0",
  path: "/docs/",
  isLast: true,
  mainDocPath: null,
};
const docs = { instances: [{ id: "default", versions: [{ ...version, sidebars: [], docs: [] }] }] };
const inDocs = { instance: "default", version: "2.0", sidebarId: "manual", sidebarFile: "manual-1" };

/** What a hook gives on a page of docs. */
function onPage<T>(hook: () => T, { doc, page = inDocs }: { doc?: FileDoc; page?: Partial<PageInfo> } = {}): T {
  const found: T[] = [];
  const Asking = () => {
    found.push(hook());
    return null;
  };
  renderToStaticMarkup(
    <SidebarSource.Provider value={(name) => (name === "manual-1" ? sidebar : undefined)}>
      <PageInfoProvider value={{ path: "/docs/ramps/", ...page }}>
        <DocsDataProvider value={docs}>
          <IslandDoc.Provider value={doc}>
            <Asking />
          </IslandDoc.Provider>
        </DocsDataProvider>
      </PageInfoProvider>
    </SidebarSource.Provider>,
  );
  return found[0] as T;
}

describe("hooks of the docs plugin about the page's doc", () => {
  const doc = { frontMatter: { level: 3 }, metadata: { title: "Ramps" } };

  it("tell what its file says, and where it is", () => {
    const { frontMatter, metadata } = onPage(() => useDoc(), { doc });
    expect(frontMatter).toEqual({ level: 3 });
    const inSidebar = { id: "kilns/ramps", sidebar: "manual" };
    expect({ ...metadata }).toEqual({
      title: "Ramps",
      permalink: "/docs/ramps/",
      slug: "/ramps",
      version: "2.0",
      previous: { title: "All kilns", permalink: "/docs/kilns/" },
      next: undefined,
      ...inSidebar,
    });
    const last = { frontMatter: { pagination_prev: null, pagination_next: "kilns/index" }, metadata: {} };
    expect(onPage(() => useDoc().metadata, { doc: last })).toMatchObject({
      previous: undefined,
      next: { title: "All kilns", permalink: "/docs/kilns/" },
    });
    const written = { frontMatter: {}, metadata: { slug: "/slow" } };
    expect(onPage(() => useDoc().metadata.slug, { doc: written })).toBe("/slow");
    expect(onPage(() => useDoc().metadata, { doc, page: { ...inDocs, path: "/docs/kilns/" } })).toMatchObject({
      id: "kilns/index",
      slug: "/kilns",
    });
    expect(onPage(() => useDoc().metadata.slug, { doc, page: { ...inDocs, path: "/docs/" } })).toBe("/");
  });

  it("tell the sidebar, and its docs by their ids", () => {
    expect(onPage(() => useDocsSidebar())).toEqual({ name: "manual", items: sidebar });
    expect(onPage(() => useDocsSidebar(), { page: { instance: "default", version: "2.0" } })).toBeNull();
    const ramps = { id: "kilns/ramps", title: "Ramps", description: "Slow ones.", sidebar: "manual" };
    expect(onPage(() => useDocById("kilns/ramps"))).toEqual(ramps);
    expect(onPage(() => useDocById("kilns/index"))).toEqual({
      id: "kilns/index",
      title: "All kilns",
      sidebar: "manual",
    });
    expect(onPage(() => useDocById(undefined))).toBeUndefined();
  });

  it("say what they do not know", () => {
    expect(() => onPage(() => useDocById("glazes"))).toThrow("knows the docs of the page's sidebar, and 'glazes' is");
    expect(() => onPage(() => useDoc())).toThrow("knows the docs in whose text a component stands, and here is none");
    expect(() => onPage(() => (useDoc() as { toc?: unknown }).toc, { doc })).toThrow("has no `toc` for components");
    for (const name of ["editUrl", "lastUpdatedAt"])
      expect(() => onPage(() => useDoc().metadata[name], { doc })).toThrow(
        `has no \`metadata.${name}\` for components`,
      );
    const alone = { instance: "default", version: "2.0" };
    expect(() => onPage(() => useDoc().metadata.id, { doc, page: alone })).toThrow("has no `metadata.id`");
    expect(() => onPage(() => useDocsSidebar(), { page: {} })).toThrow("The page belongs to no version of docs");
  });
});

describe("the version of a page", () => {
  const said = { banner: "none", badge: false, noIndex: true, className: "old" };
  const doc = { frontMatter: {}, metadata: {}, version: said };

  it("has what its settings say, in the form of Docusaurus", () => {
    const known = { pluginId: "default", version: "2.0", label: "2.0", isLast: true };
    expect(onPage(() => ({ ...useDocsVersion() }), { doc })).toEqual({ ...known, ...said, banner: null });
    const banner = "unmaintained";
    expect(onPage(() => useDocsVersion().banner, { doc: { ...doc, version: { ...said, banner } } })).toBe(banner);
    expect(onPage(() => Object.keys(useDoc()), { doc })).not.toContain("version");
  });

  it("refuses what no page knows, and pages of none", () => {
    const docsOf = () => onPage(() => (useDocsVersion() as unknown as { docs: object }).docs, { doc });
    expect(docsOf).toThrow("`useDocsVersion` has no `docs` for components: give it as a prop");
    expect(() => onPage(() => useDocsVersion(), { page: {} })).toThrow("The page belongs to no version of docs");
  });
});

describe("where a page stands in its sidebar", () => {
  const outside = { ...inDocs, path: "/docs/" };
  const labelsOf = (items: SidebarTree | null) =>
    items?.map((item) => (item.type === "html" ? item.value : item.label));

  it("is told by the category around it, and by all of them", () => {
    prefix.path = "/base";
    expect(onPage(() => useCurrentSidebarCategory())).toMatchObject({ label: "Kilns", href: "/base/docs/kilns/" });
    expect(labelsOf(onPage(() => useSidebarBreadcrumbs()))).toEqual(["Kilns", "Ramps"]);
    expect(onPage(() => useSidebarBreadcrumbs(), { page: { version: "2.0", instance: "default" } })).toBeNull();
  });

  it("is among the items of the category, or at the top", () => {
    expect(labelsOf(onPage(() => useCurrentSidebarSiblings()))).toEqual(["<hr />", "Ramps"]);
    expect(labelsOf(onPage(() => useCurrentSidebarSiblings(), { page: outside }))).toEqual(["Start", "Kilns"]);
    expect(() => onPage(() => useCurrentSidebarCategory(), { page: outside })).toThrow(
      "The page '/docs/' is not associated with a category",
    );
  });

  it("gives cards items whose addresses the site puts behind the base URL by itself", () => {
    prefix.path = "/base";
    const { items } = onPage(() => useDocsSidebar()) ?? { items: [] };
    expect([items[0], siteItems(items)[0]]).toMatchObject([{ href: "/base/docs/" }, { href: "/docs/" }]);
  });

  it("has addresses without a slash at their end in a project that has none there, and cards have the site's", () => {
    Object.assign(settings, { bareAddresses: true });
    const { items } = onPage(() => useDocsSidebar()) ?? { items: [] };
    Object.assign(settings, { bareAddresses: undefined });
    expect(items).toMatchObject([{ href: "/docs" }, { href: "/docs/kilns" }]);
    Object.assign(settings, { bareAddresses: true });
    expect(siteItems(items)).toMatchObject([{ href: "/docs/" }, { href: "/docs/kilns/" }]);
    Object.assign(settings, { bareAddresses: undefined });
  });
});
