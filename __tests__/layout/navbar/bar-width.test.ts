import { menuBelow } from "../../../src/layout/navbar/bar-width";
import type { NavbarEntry } from "../../../src/layout/navbar/navbar-entries";

const links = (count: number, label: string): NavbarEntry[] =>
  Array.from({ length: count }, () => ({ kind: "link", label, href: "/a/", active: false }));

test.each([
  [6, "Docs", undefined],
  [10, "Reference", "1280"],
  [13, "Reference", "1536"],
  [20, "Reference", "all"],
])("%i items named '%s' are in the menu below %s", (count, label, expected) => {
  expect(menuBelow(links(count, label), { title: "Kiln", logo: { width: 32 } })).toBe(expected);
});

test("what counts is the longest word of each item, and the picture of one without words", () => {
  expect(menuBelow(links(10, "Get it to go on"), { title: "Kiln" })).toBeUndefined();
  expect(menuBelow(links(16, ""), { title: "Kiln" })).toBe("1280");
});
