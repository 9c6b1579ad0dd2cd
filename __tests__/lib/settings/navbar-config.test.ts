import {
  DROPDOWN_ITEM_TYPES,
  NAVBAR_ITEM_TYPES,
  navbarDocIds,
  navbarLinksOf,
  navbarSidebarIds,
} from "../../../src/lib/settings/navbar-config";
import { readSite } from "../../../src/lib/site-config";
import { navbarItemsOf, smallestSite, type NavbarItemInput } from "../../support/site";

/** What `readSite` says of navbar items, a line for each mistake. */
function mistakesIn(...items: unknown[]): string {
  try {
    readSite({ ...smallestSite, navbar: { ...smallestSite.navbar, items } });
  } catch (error) {
    return (error as Error).message.replace("src/site.ts is not valid:\n", "");
  }
  throw new Error("The items were taken.");
}

/** The least that an item of each type holds. */
const least: Record<(typeof NAVBAR_ITEM_TYPES)[number] | "custom-tests", NavbarItemInput> = {
  default: { type: "default", to: "/a/" },
  dropdown: { type: "dropdown", label: "More", items: [] },
  localeDropdown: { type: "localeDropdown" },
  search: { type: "search" },
  html: { type: "html", value: "<hr>" },
  doc: { type: "doc", docId: "intro" },
  docSidebar: { type: "docSidebar", sidebarId: "docs" },
  docsVersion: { type: "docsVersion" },
  docsVersionDropdown: { type: "docsVersionDropdown" },
  "custom-tests": { type: "custom-tests" },
};

test("the types are those of the spec", () => {
  expect([...NAVBAR_ITEM_TYPES].sort().join(" ")).toBe(
    "default doc docSidebar docsVersion docsVersionDropdown dropdown html localeDropdown search",
  );
});

test.each(Object.entries(least))("an item of the type %s stands on the right", (type, item) => {
  expect(navbarItemsOf([item])[0]).toMatchObject({ type, position: "right" });
});

test.each(DROPDOWN_ITEM_TYPES)(
  "an item of the type %s may stand in a dropdown, also in one of the site's own",
  (type) => {
    const items = [least[type] as { to: string }];
    const own = { dropdownItemsBefore: items, dropdownItemsAfter: items };
    const added = { dropdownItemsBefore: [{ type }], dropdownItemsAfter: [{ type }] };
    expect(
      navbarItemsOf([
        { label: "More", items },
        { type: "docsVersionDropdown", ...own },
        { type: "localeDropdown", ...own },
      ]),
    ).toMatchObject([
      { type: "dropdown", items: [{ type }] },
      { type: "docsVersionDropdown", ...added },
      { type: "localeDropdown", ...added },
    ]);
  },
);

test("each item has the keys and defaults of its type alone; without a type it is a link, or a dropdown where it has items", () => {
  expect(
    navbarItemsOf([
      { to: "/blog/", label: "Blog" },
      { label: "More", items: [{ href: "https://example.org" }] },
      { type: "doc", docId: "intro", position: "left" },
      { type: "docsVersionDropdown" },
      { type: "custom-clock", zone: "UTC", ticks: [1, 2] },
    ]),
  ).toEqual([
    { type: "default", position: "right", to: "/blog/", label: "Blog" },
    {
      type: "dropdown",
      position: "right",
      label: "More",
      items: [{ type: "default", href: "https://example.org" }],
      dropdownActiveClassDisabled: false,
    },
    { type: "doc", position: "left", docId: "intro", docsPluginId: "default" },
    {
      type: "docsVersionDropdown",
      position: "right",
      docsPluginId: "default",
      dropdownItemsBefore: [],
      dropdownItemsAfter: [],
      dropdownActiveClassDisabled: false,
    },
    { type: "custom-clock", position: "right", zone: "UTC", ticks: [1, 2] },
  ]);
});

test("an unknown type is named in the spec's words, with the types that are known, nearest first", () => {
  expect(mistakesIn({ to: "/" }, { type: "docs" })).toMatchInlineSnapshot(`
    "
    src/site.ts
      No navbar item component was found for the type 'docs' (navbar.items.1.type).
      → Write one of the valid ones.
      valid: doc, docSidebar, docsVersion, docsVersionDropdown, html, search, default, dropdown, localeDropdown, or one that begins with custom-"
  `);
  expect(mistakesIn({ label: "More", items: [{ type: "search" }] })).toMatchInlineSnapshot(`
    "
    src/site.ts
      No navbar item component was found for the type 'search' (navbar.items.0.items.0.type).
      → Write one of the valid ones.
      valid: default, doc, html, docSidebar, docsVersion"
  `);
});

test("a key that is missing is named with the item's place", () => {
  expect(
    mistakesIn(
      {},
      { type: "doc" },
      { type: "docSidebar" },
      { type: "html" },
      { type: "dropdown" },
      { label: "More", items: [{ type: "doc" }, { label: "Nowhere" }] },
    ),
  ).toMatchInlineSnapshot(`
    "
    src/site.ts
      'navbar.items.0' is {}: must have \`to\`, \`href\` or \`html\`.
      → Give the key a value of the kind that the message names.

    src/site.ts
      'navbar.items.1.docId' is missing: expected string, received undefined.
      → Add the key, or correct the name of the one that is meant for it.

    src/site.ts
      'navbar.items.2.sidebarId' is missing: expected string, received undefined.
      → Add the key, or correct the name of the one that is meant for it.

    src/site.ts
      'navbar.items.3.value' is missing: expected string, received undefined.
      → Add the key, or correct the name of the one that is meant for it.

    src/site.ts
      'navbar.items.4.label' is missing: expected string, received undefined.
      → Add the key, or correct the name of the one that is meant for it.

    src/site.ts
      'navbar.items.4.items' is missing: expected array, received undefined.
      → Add the key, or correct the name of the one that is meant for it.

    src/site.ts
      'navbar.items.5.items.0.docId' is missing: expected string, received undefined.
      → Add the key, or correct the name of the one that is meant for it.

    src/site.ts
      'navbar.items.5.items.1' is {"label":"Nowhere"}: must have \`to\`, \`href\` or \`html\`.
      → Give the key a value of the kind that the message names."
  `);
});

test("each mistake in an item that is added to a dropdown is told once, by the type of that item", () => {
  expect(
    mistakesIn(
      {
        type: "docsVersionDropdown",
        dropdownItemsBefore: [{ type: "search" }, { type: "doc", docid: "a", docId: "a" }],
      },
      { type: "localeDropdown", dropdownItemsAfter: [{ type: "html" }, { label: "Nowhere" }] },
    ),
  ).toMatchInlineSnapshot(`
    "
    src/site.ts
      No navbar item component was found for the type 'search' (navbar.items.0.dropdownItemsBefore.0.type).
      → Write one of the valid ones.
      valid: default, doc, html, docSidebar, docsVersion

    src/site.ts
      Unknown key 'navbar.items.0.dropdownItemsBefore.1.docid'.
      → Remove it, or write one of the valid keys.
      valid: docId, html, label, type, docsPluginId, ariaLabel, className

    src/site.ts
      'navbar.items.1.dropdownItemsAfter.0.value' is missing: expected string, received undefined.
      → Add the key, or correct the name of the one that is meant for it.

    src/site.ts
      'navbar.items.1.dropdownItemsAfter.1' is {"label":"Nowhere"}: must have \`to\`, \`href\` or \`html\`.
      → Give the key a value of the kind that the message names."
  `);
});

test("an unknown key is named with those of the item's type, nearest first", () => {
  expect(
    mistakesIn(
      { lable: "Blog", to: "/" },
      { type: "doc", docid: "a", docId: "a" },
      { label: "More", items: [{ type: "doc", docId: "a", position: "left" }] },
    ),
  ).toMatchInlineSnapshot(`
    "
    src/site.ts
      Unknown key 'navbar.items.0.lable'.
      → Remove it, or write one of the valid keys.
      valid: label, html, type, href, to, ariaLabel, className, position, activeBasePath, activeBaseRegex

    src/site.ts
      Unknown key 'navbar.items.1.docid'.
      → Remove it, or write one of the valid keys.
      valid: docId, html, label, type, position, docsPluginId, ariaLabel, className

    src/site.ts
      Unknown key 'navbar.items.2.items.0.position'.
      → Remove it, or write one of the valid keys.
      valid: docId, html, type, className, label, ariaLabel, docsPluginId"
  `);
});

test("wrong values are named", () => {
  expect(
    mistakesIn(
      "Blog",
      { to: "/", position: "top" },
      { to: "/", activeBaseRegex: "(" },
      { type: "localeDropdown", items: [] },
    ),
  ).toMatchInlineSnapshot(`
    "
    src/site.ts
      'navbar.items.0' is "Blog": expected object, received string.
      → Write one \`key: value\` a line, indented where they belong to a key.

    src/site.ts
      'navbar.items.1.position' is "top": Invalid option: expected one of "left"|"right".
      → Write one of the valid ones.
      valid: left, right

    src/site.ts
      'navbar.items.2.activeBaseRegex' is "(": must be a regular expression.
      → Give the key a value of the kind that the message names.

    src/site.ts
      Unknown key 'navbar.items.3.items'.
      → Remove it, or write one of the valid keys.
      valid: dropdownItemsAfter, dropdownItemsBefore, type, position, className"
  `);
});

const items = navbarItemsOf([
  { to: "/a/" },
  { type: "doc", docId: "intro" },
  { type: "docSidebar", sidebarId: "docs" },
  {
    label: "More",
    href: "/more/",
    items: [
      { href: "https://example.org" },
      { type: "doc", docId: "team", docsPluginId: "community" },
      { type: "docSidebar", sidebarId: "api" },
      { type: "docsVersion", to: "/versions/" },
    ],
  },
  {
    type: "docsVersionDropdown",
    dropdownItemsBefore: [{ to: "/b/" }, { type: "doc", docId: "cli" }],
    dropdownItemsAfter: [{ to: "/c/" }, { type: "docSidebar", sidebarId: "old" }],
  },
  { type: "localeDropdown", dropdownItemsAfter: [{ href: "https://example.org/help" }] },
  { type: "custom-tests", to: "/tests/" },
]);

test("links, docs and sidebars are found in dropdowns, too", () => {
  expect(navbarLinksOf(items).map(({ text }) => text)).toEqual([
    "/a/",
    "/more/",
    "https://example.org",
    "/versions/",
    "/b/",
    "/c/",
    "https://example.org/help",
    "/tests/",
  ]);
  expect([navbarDocIds(items, "default"), navbarDocIds(items, "community")]).toEqual([["intro", "cli"], ["team"]]);
  expect([navbarSidebarIds(items, "default"), navbarSidebarIds(items, "community")]).toEqual([
    ["docs", "api", "old"],
    [],
  ]);
});
