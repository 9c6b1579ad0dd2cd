import { cardTextsOf } from "../../../src/features/docs/card-texts";
import type { SidebarTree } from "../../../src/lib/docs/sidebar-tree";

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

test("cards of a page at the top of a sidebar are of what is there", () => {
  const top: SidebarTree = [...items, { type: "link", label: "Sails", href: "/docs/sails/" }];
  const more = [...docs, { permalink: "/docs/deck/", description: "All of it." }];
  expect(cardTextsOf({ sidebars: { main: top }, docs: more }, "/docs/sails/")).toEqual([
    { path: "/docs/deck/", text: "All of it." },
  ]);
});

test("a page in no sidebar has none", () => expect(textsAt("/docs/far/")).toEqual([]));

test("docs are looked at once, however many categories there are", () => {
  let looks = 0;
  const counted = ["/docs/sails/", "/docs/keels/"].map((permalink) => ({
    get permalink() {
      looks += 1;
      return permalink;
    },
    description: `About ${permalink}`,
  }));
  const main = ["/docs/sails/", "/docs/keels/"].map((href) => ({
    ...category,
    label: href,
    href: `${href}all/`,
    items: [{ type: "link" as const, label: href, href }],
  }));
  const texts = ["/docs/sails/all/", "/docs/keels/all/"].map((path) =>
    cardTextsOf({ sidebars: { main }, docs: counted }, path),
  );
  expect(texts.flat().map(({ path }) => path)).toEqual(["/docs/sails/", "/docs/keels/"]);
  expect(looks).toBe(2);
});
