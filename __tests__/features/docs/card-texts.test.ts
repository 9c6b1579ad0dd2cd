import { cardTextsOf } from "../../../src/features/docs/card-texts";
import type { SidebarTree } from "../../../src/lib/sidebar-tree";

const docs = [
  { permalink: "/docs/bells/", description: "How to ring." },
  { permalink: "/docs/ropes/", description: "How to tie." },
  { permalink: "/docs/knots/", description: undefined },
  { permalink: "/docs/other/", description: "Elsewhere." },
];
const category = { type: "category", collapsible: true, collapsed: false } as const;
const items: SidebarTree = [
  {
    ...category,
    label: "Deck",
    href: "/docs/deck/",
    items: [
      { type: "link", label: "Bells", href: "/docs/bells/" },
      { type: "link", label: "Knots", href: "/docs/knots/" },
      { type: "link", label: "Named", href: "/docs/other/", description: "By the sidebar." },
      { type: "html", value: "<hr>" },
      { ...category, label: "Ropes", href: "/docs/ropes/", items: [{ type: "link", label: "In", href: "/docs/in/" }] },
    ],
  },
];
const textsAt = (path: string) => cardTextsOf({ sidebars: { none: [], main: items }, docs }, path);

test("cards say the descriptions of docs, and of the docs that are pages of categories", () => {
  const texts = [
    { path: "/docs/bells/", text: "How to ring." },
    { path: "/docs/ropes/", text: "How to tie." },
  ];
  expect(textsAt("/docs/deck/")).toEqual(texts);
  expect(textsAt("/docs/bells/")).toEqual(texts);
});

test("a page in no category has none", () => expect(textsAt("/docs/far/")).toEqual([]));
