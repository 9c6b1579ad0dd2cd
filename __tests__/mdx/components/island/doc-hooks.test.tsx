import { renderToStaticMarkup } from "react-dom/server";
import { docHooks, IslandDoc, type FileDoc } from "../../../../src/mdx/components/island/doc-hooks";
import type { SidebarTree } from "../../../../src/lib/sidebar-tree";
import { PageInfoProvider, type PageInfo } from "../../../../src/ui/page-info";
import { SidebarSource } from "../../../../src/ui/sidebar-data";

const { useDoc, useDocById, useDocsSidebar } = docHooks;

const sidebar: SidebarTree = [
  { type: "link", label: "Start", href: "/docs/", docId: "start" },
  {
    ...{ type: "category", label: "Kilns", collapsible: true, collapsed: false },
    items: [
      { type: "html", value: "<hr />" },
      { type: "link", label: "Ramps", href: "/docs/ramps/", docId: "kilns/ramps", description: "Slow ones." },
    ],
  },
];
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
        <IslandDoc.Provider value={doc}>
          <Asking />
        </IslandDoc.Provider>
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
    expect(metadata).toEqual({ title: "Ramps", permalink: "/docs/ramps/", version: "2.0", sidebar: "manual" });
  });

  it("tell the sidebar, and its docs by their ids", () => {
    expect(onPage(() => useDocsSidebar())).toEqual({ name: "manual", items: sidebar });
    expect(onPage(() => useDocsSidebar(), { page: { instance: "default", version: "2.0" } })).toBeNull();
    const ramps = { id: "kilns/ramps", title: "Ramps", description: "Slow ones.", sidebar: "manual" };
    expect(onPage(() => useDocById("kilns/ramps"))).toEqual(ramps);
    expect(onPage(() => useDocById(undefined))).toBeUndefined();
  });

  it("say what they do not know", () => {
    expect(() => onPage(() => useDocById("glazes"))).toThrow("knows the docs of the page's sidebar, and 'glazes' is");
    expect(() => onPage(() => useDoc())).toThrow("knows the docs in whose text a component stands, and here is none");
    expect(() => onPage(() => useDoc().toc, { doc })).toThrow("has no `toc` for components");
    expect(() => onPage(() => useDocsSidebar(), { page: {} })).toThrow("The page belongs to no version of docs");
  });
});
