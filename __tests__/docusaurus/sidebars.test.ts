import { plainSidebars } from "../../src/docusaurus/sidebars";

const usual = { collapsible: true, collapsed: true };

test("lists in lists are written out, and names for translations stay", () => {
  const value = {
    all: [
      "a",
      [],
      [["b"]],
      { type: "doc", id: "c", key: "c" },
      { type: "category", label: "D", key: "d", items: [[]] },
    ],
  };
  expect(plainSidebars(value, usual)).toEqual({
    all: ["a", "b", { type: "doc", id: "c", key: "c" }, { type: "category", label: "D", key: "d", items: [] }],
  });
});

test("categories are open where the options say so, and where they do not say otherwise themselves", () => {
  const open = { collapsible: true, collapsed: false };
  const value = {
    all: [{ A: ["a"] }, { type: "category", label: "B", collapsed: true, items: [{ C: ["c"] }] }],
    short: { D: ["d"] },
  };
  const category = (label: string, items: unknown[], more = open) => ({
    type: "category",
    label,
    items,
    collapsed: more.collapsed,
  });
  expect(plainSidebars(value, open)).toEqual({
    all: [category("A", ["a"]), category("B", [category("C", ["c"])], usual)],
    short: [category("D", ["d"])],
  });
});

test.each([[undefined], [false], [{}]])("of %j nothing is made", (value) => {
  expect(plainSidebars(value, usual)).toEqual(value);
});

test.each([
  [[], {}],
  [[["a"]], { 0: ["a"] }],
])("the list %j is read as the sidebars %j", (value, expected) => {
  expect(plainSidebars(value, usual)).toEqual(expected);
});

test("a category whose link is of no type has none", () => {
  const category = { type: "category", label: "A", items: ["a"] };
  expect(plainSidebars({ all: [{ ...category, link: {} }] }, usual)).toEqual({ all: [{ ...category, link: null }] });
});
