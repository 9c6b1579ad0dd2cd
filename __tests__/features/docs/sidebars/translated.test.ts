import type { ExpandedItem } from "../../../../src/features/docs/sidebars/expand";
import { translatedItems } from "../../../../src/features/docs/sidebars/translated";

const category = (more: object, ...items: ExpandedItem[]): ExpandedItem => ({
  type: "category",
  label: "Basics",
  collapsible: true,
  collapsed: true,
  items,
  ...more,
});

test("items have the texts that translations have for their kinds, labels and sidebars", () => {
  const items: ExpandedItem[] = [
    category({ link: { type: "generated-index", description: "All" } }, { type: "doc", id: "a", label: "A" }),
    { type: "link", label: "More", href: "/more/" },
    { type: "ref", id: "b", label: "B" },
    { type: "doc", id: "c" },
    { type: "html", value: "<b>x</b>" },
  ];
  const texts = {
    "sidebar.main.category.Basics": "Bases",
    "sidebar.main.category.Basics.link.generated-index.title": "Les bases",
    "sidebar.main.category.Basics.link.generated-index.description": "Tout",
    "sidebar.main.doc.A": "Un",
    "sidebar.main.doc.B": "Deux",
    "sidebar.main.link.More": "Plus",
    "sidebar.other.link.More": "Encore",
  };
  expect(translatedItems(items, "main", texts)).toEqual([
    category(
      {
        label: "Bases",
        writtenLabel: "Basics",
        link: { type: "generated-index", title: "Les bases", description: "Tout" },
      },
      { type: "doc", id: "a", label: "Un" },
    ),
    { type: "link", label: "Plus", href: "/more/" },
    { type: "ref", id: "b", label: "Deux" },
    { type: "doc", id: "c" },
    { type: "html", value: "<b>x</b>" },
  ]);
});

test("the label of an original stays the one that gives the route", () => {
  const [item] = translatedItems([category({ label: "Bases", writtenLabel: "Basics" })], "main", {});
  expect(item).toMatchObject({ label: "Bases", writtenLabel: "Basics" });
});

test("an item with a key is known by that, not by its label", () => {
  const texts = { "sidebar.main.category.first": "Première", "sidebar.main.category.Basics": "Bases" };
  expect(translatedItems([category({ key: "first" }), category({})], "main", texts)).toMatchObject([
    { label: "Première", writtenLabel: "Basics" },
    { label: "Bases" },
  ]);
});
