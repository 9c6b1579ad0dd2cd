import { longLists } from "../../../../src/features/docs/sidebars/long-lists";
import { formatProblem } from "../../../../src/lib/problem";
import type { SidebarTree } from "../../../../src/lib/docs/sidebar-tree";

const links = (count: number): SidebarTree =>
  Array.from({ length: count }, (_, index) => ({ type: "link", label: `Doc ${index}`, href: `/docs/${index}/` }));
const category = (label: string, items: SidebarTree): SidebarTree[number] => ({
  type: "category",
  label,
  items,
  collapsible: true,
  collapsed: true,
});

test("a list of more than 1,000 items is told, of a sidebar and of a category at any depth", () => {
  const sidebars = {
    api: links(1001),
    guides: [...links(3), category("Parts", [category("Small ones", links(1002))])],
  };
  expect(longLists(sidebars, "content/docs/sidebars.yml").map(formatProblem)).toMatchInlineSnapshot(`
[
  "content/docs/sidebars.yml
  The sidebar 'api' lists 1001 items one below the other, which stand in the HTML of each page beside it.
  → Divide them among categories of at most 1000 items each: pages hold those of open ones alone.",
  "content/docs/sidebars.yml
  The category 'Small ones' lists 1002 items one below the other, which stand in the HTML of each page beside it.
  → Divide them among categories of at most 1000 items each: pages hold those of open ones alone.",
]
`);
});

test("shorter lists are not, however many there are", () => {
  const sidebars = { api: [...links(999), category("More", links(1000))] };
  expect(longLists(sidebars, "content/docs/sidebars.yml")).toEqual([]);
});
