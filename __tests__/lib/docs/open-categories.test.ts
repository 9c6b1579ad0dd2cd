import { openAtFirst, openOnArrival, withClosed, withOpened } from "../../../src/lib/docs/open-categories";
import type { SidebarCategory, SidebarItem } from "../../../src/lib/docs/sidebar-tree";

const doc = (name: string): SidebarItem => ({ type: "link", label: name, href: `/${name}/`, docId: name });
const category = (label: string, items: SidebarItem[], more: Partial<SidebarCategory> = {}): SidebarCategory => ({
  type: "category",
  label,
  items,
  collapsible: true,
  collapsed: true,
  ...more,
});
const items = [
  doc("a"),
  category("B", [doc("b")]),
  category("C", [doc("c"), category("D", [doc("d")])], { href: "/own/" }),
  category("E", [doc("e")], { collapsed: false }),
  category("F", [doc("f")], { collapsible: false }),
];
/** The labels of the open ones, as one word. */
const word = (open: boolean[]) =>
  items.flatMap((item, index) => (item.type === "category" && open[index] ? item.label : [])).join("");

test.each([
  ["/a/", "EF"],
  ["/b/", "BEF"],
  ["/d/", "CEF"],
  ["/own/", "CEF"],
  ["/elsewhere/", "EF"],
])("a reader who comes to %s finds %s open", (path, open) => {
  expect(word(openAtFirst(items, path))).toBe(open);
});

test.each([
  ["/b/", "B"],
  ["/a/", ""],
  ["/elsewhere/", "C"],
])("a category that is open elsewhere closes on %s for its neighbours' pages: %s is open", (path, open) => {
  const list = [doc("a"), category("B", [doc("b")]), category("C", [doc("c")], { openElsewhere: true })];
  expect(word(openAtFirst(list, path))).toBe(open);
});

test("a category opens beside the others, or alone; what cannot be closed stays open", () => {
  const open = openAtFirst(items, "/b/");
  expect([word(withOpened(items, open, 2, false)), word(withOpened(items, open, 2, true))]).toEqual(["BCEF", "CF"]);
});

test("a category closes by itself", () => {
  expect(word(withClosed(openAtFirst(items, "/b/"), 1))).toBe("EF");
});

describe("from page to page", () => {
  const open = openAtFirst(items, "/b/");

  test("the category of the new page opens, and closes the others where categories open alone", () => {
    expect([
      word(openOnArrival(items, open, "/b/", "/d/", false)),
      word(openOnArrival(items, open, "/b/", "/d/", true)),
    ]).toEqual(["BCEF", "CF"]);
  });

  test("all else stays as the reader left it", () => {
    expect(openOnArrival(items, open, "/b/", "/a/", true)).toBe(open);
    const closed = withClosed(openAtFirst(items, "/c/"), 2);
    expect(openOnArrival(items, closed, "/c/", "/d/", true)).toBe(closed);
  });
});
