import { lineOf, resolveSidebars, sidebarIdsOf } from "../../../../../src/features/docs/sidebars/resolve";
import { category, context, ids } from "./resolved";

describe("sidebarIdsOf", () => {
  const { sidebars } = resolveSidebars(
    {
      links: [
        { type: "ref", id: "a" },
        { type: "link", label: "A", href: "/docs/a/" },
      ],
      early: [...ids("a"), category("F", [], { link: { type: "doc", id: "b" } })],
      docs: [category("C", [category("D", ids("a"))], { link: { type: "doc", id: "b" } })],
      more: [...ids("full"), category("E", ids("full"), { link: { type: "generated-index" } })],
    },
    context,
  );

  it.each([
    ["/docs/a/", "docs"],
    ["/docs/b/", "docs"],
    ["/docs/full/", "more"],
    ["/docs/category/e/", "more"],
    ["/docs/elsewhere/", undefined],
  ])("finds the last sidebar of %s, by docs and category pages, not by links and refs", (permalink, name) => {
    expect(sidebarIdsOf(sidebars).get(permalink)).toBe(name);
  });
});

test("an id or an address is found where it is a value, and a label also where it is a key", () => {
  const source = "docs:\n  - Guides:\n      - a/docs\n      - { type: link, href: docs }\n";
  expect(["docs", "Guides", "a", "a/docs"].map((id) => lineOf(id, source))).toEqual([4, 2, undefined, 3]);
  // A comment is where it is meant least.
  const commented = "# the cli pages come last\ndocs:\n  - intro # and more\n  - cli\n";
  expect(["cli", "more"].map((id) => lineOf(id, commented))).toEqual([4, 3]);
});
