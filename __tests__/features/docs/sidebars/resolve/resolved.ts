import type { ExpandedCategory, ExpandedItem, SidebarDoc } from "../../../../../src/features/docs/sidebars/expand";
import { resolveSidebars, type ResolveContext } from "../../../../../src/features/docs/sidebars/resolve";

function doc(docId: string, more: Partial<SidebarDoc> = {}): SidebarDoc {
  return {
    path: `${docId}.mdx`,
    docId,
    permalink: `/docs/${docId}/`,
    title: `Title ${docId}`,
    description: "",
    unlisted: false,
    sidebarLabel: null,
    sidebarPosition: null,
    sidebarClassName: null,
    sidebarCustomProps: null,
    paginationLabel: null,
    ...more,
  };
}

const docs = [
  doc("a"),
  doc("b"),
  doc("hidden", { unlisted: true }),
  doc("full", {
    sidebarLabel: "Short",
    paginationLabel: "Go on",
    sidebarClassName: "red",
    sidebarCustomProps: { n: 1 },
  }),
];

/** What a version of the docs tells: its docs, and one that is a draft. */
export const context: ResolveContext = {
  site: { baseUrl: "/", lenient: false },
  production: true,
  docs: new Map(docs.map((each) => [each.docId, each])),
  draftIds: new Set(["draft"]),
  versionPath: "/docs/",
  file: "content/docs/sidebars.yml",
  source: "",
};

/** A category of items. */
export const category = (
  label: string,
  items: ExpandedItem[],
  more: Partial<ExpandedCategory> = {},
): ExpandedCategory => ({
  type: "category",
  label,
  collapsible: true,
  collapsed: true,
  items,
  ...more,
});

/** Items that name docs. */
export const ids = (...names: string[]): ExpandedItem[] => names.map((id) => ({ type: "doc", id }));

/** The tree of a sidebar of these items, with its index pages and problems. */
export function resolved(items: ExpandedItem[], more: Partial<ResolveContext> = {}) {
  const { sidebars, ...rest } = resolveSidebars({ main: items }, { ...context, ...more });
  return { tree: sidebars.main ?? [], ...rest };
}
