import { menuBelow } from "../../../src/lib/style/bar-width";
import { navbarItem, type NavbarItem } from "../../../src/lib/settings/navbar-config";

const links = (count: number, label: string): NavbarItem[] =>
  Array.from({ length: count }, () => navbarItem.parse({ label, to: "/a/" }));
const below = (items: NavbarItem[], logo?: { width: number }) => menuBelow({ title: "Kiln", logo, items });

test.each([
  [6, "Docs", undefined],
  [9, "Reference", "1280"],
  [12, "Reference", "1440"],
  [15, "Reference", "1920"],
  [18, "Reference", "all"],
])("%i items named '%s' are in the menu below %s", (count, label, expected) => {
  expect(below(links(count, label), { width: 32 })).toBe(expected);
});

test("what counts is the longest word of each item, and the picture of one without words", () => {
  expect(below(links(10, "Get it to go on"))).toBeUndefined();
  expect(below(links(14, ""))).toBe("1280");
});

test("a logo of unknown width is a picture beside a title, and a name without one", () => {
  const items = links(12, "Guides");
  expect(menuBelow({ title: "Kiln", logo: {}, items })).toBe("1280");
  expect(menuBelow({ title: "", logo: {}, items })).toBe(menuBelow({ title: "", logo: { width: 120 }, items }));
});

test("what counts of a dropdown is the HTML in the place of its label", () => {
  const dropdown = (html: string) => navbarItem.parse({ type: "dropdown", label: "", html, items: [] });
  expect(below([...links(8, "Reference"), dropdown("<b>a</b>")])).toBeUndefined();
  expect(below([...links(8, "Reference"), dropdown(`<b>${"a".repeat(20)}</b>`)])).toBe("1280");
});

test("items whose names the configuration does not say count as well", () => {
  const unnamed = [{ type: "docsVersionDropdown" }, { type: "localeDropdown" }, { type: "docSidebar", sidebarId: "a" }];
  const items = unnamed.map((item) => navbarItem.parse(item));
  expect(below([...links(6, "Reference")])).toBeUndefined();
  expect(below([...links(6, "Reference"), ...items])).toBe("1280");
});
