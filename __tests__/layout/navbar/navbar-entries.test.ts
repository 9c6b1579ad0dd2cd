import { navbarEntriesOf, type NavbarScope } from "../../../src/layout/navbar/navbar-entries";
import type { PageInfo } from "../../../src/ui/page-info";
import type { PreferredVersions } from "../../../src/layout/navbar/preferred-version";
import { docs } from "../../support/docs-data";
import { navbarItemsOf, type NavbarItemInput } from "../../support/site";

const i18n: NavbarScope["i18n"] = {
  defaultLocale: "en",
  locales: { en: { label: "English", direction: "ltr", htmlLang: "en", calendar: "gregory", path: "en" } },
};

const entryOf = (
  item: NavbarItemInput,
  page: PageInfo = { path: "/" },
  preferred: PreferredVersions = {},
  parts: NavbarScope["parts"] = [],
) => navbarEntriesOf(navbarItemsOf([item]), { docs, page, preferred, i18n, baseUrl: "/kiln/", parts }).right[0];

/** The message of an item's error, and of what caused it, on a site with these parts. */
function errorsOf(item: NavbarItemInput, parts: NavbarScope["parts"] = []): string[] {
  try {
    entryOf(item, undefined, undefined, parts);
    return [];
  } catch (error) {
    return [(error as Error).message, ((error as Error).cause as Error).message];
  }
}

test("items without a position stand on the right", () => {
  const { left, right } = navbarEntriesOf(
    navbarItemsOf([
      { label: "A", to: "/a/", position: "left" },
      { label: "B", to: "/b/" },
    ]),
    { docs, page: { path: "/b/c/" }, preferred: {}, i18n, baseUrl: "/kiln/", parts: [] },
  );
  expect(left).toMatchObject([{ label: "A", active: false }]);
  expect(right).toMatchObject([{ label: "B", active: true }]);
});

test.each([
  [{ to: "/blog/" }, "/blog/2022/post/", true],
  [{ to: "/blog/" }, "/blogger/", false],
  [{ to: "/" }, "/blog/", false],
  [{ to: "/" }, "/", true],
  [{ to: "/community/support/", activeBaseRegex: "/community/" }, "/community/team/", true],
  [{ to: "/community/support/", activeBaseRegex: "^/community/" }, "/community/team/", true],
  [{ to: "/community/support/", activeBaseRegex: "^/kiln/community/team/$" }, "/community/team/", true],
  [{ to: "/community/support/", activeBaseRegex: "^/kiln/community/" }, "/blog/", false],
  [{ to: "/community/support/", activeBasePath: "community" }, "/community/team/", true],
  [{ href: "https://example.org/" }, "/", false],
])("the link %j on %s is active: %s", (item, path, active) => {
  expect(entryOf({ label: "L", ...item }, { path })).toMatchObject({ kind: "link", active });
});

test("items make a menu, active where one of them is", () => {
  const item = {
    label: "More",
    items: [{ label: "A", to: "/a/" }, { html: "<hr>" }, { label: "B", href: "https://example.org" }],
  };
  expect(entryOf(item, { path: "/a/" })).toMatchObject({
    kind: "menu",
    label: "More",
    active: true,
    items: [{ label: "A" }, { kind: "html", html: "<hr>" }, { label: "B" }],
  });
  expect(entryOf({ ...item, dropdownActiveClassDisabled: true }, { path: "/a/" })).toMatchObject({ active: false });
});

test("a dropdown may have HTML in the place of its label", () => {
  const item: NavbarItemInput = {
    type: "dropdown",
    label: "",
    html: "<b>Kiln</b>",
    items: [{ label: "A", to: "/a/" }],
  };
  expect(entryOf(item)).toMatchObject({ kind: "menu", label: "", html: "<b>Kiln</b>" });
});

test("a dropdown that leads somewhere itself has that link first", () => {
  expect(entryOf({ type: "dropdown", label: "More", to: "/more/", items: [{ to: "/a/" }] })).toMatchObject({
    label: "More",
    items: [
      { label: "More", href: "/more/" },
      { label: "/a/", href: "/a/" },
    ],
  });
});

const held = [
  { type: "doc", docId: "introduction", label: "Docs" },
  { type: "doc", docId: "hidden" },
  { type: "docSidebar", sidebarId: "api" },
  { type: "docsVersion" },
  { type: "html", value: "<hr>" },
] satisfies Extract<NavbarItemInput, { items: unknown }>["items"];
test.each<[string, NavbarItemInput]>([
  ["a dropdown", { label: "More", items: held }],
  ["the menu of versions", { type: "docsVersionDropdown", dropdownItemsBefore: held }],
  ["the menu of languages", { type: "localeDropdown", dropdownItemsBefore: held }],
])("%s may hold docs, sidebars, versions and HTML", (_menu, item) => {
  const entry = entryOf(item, { path: "/docs/1.0/", instance: "default", version: "1.0", sidebarId: "api" });
  expect(entry?.kind === "menu" && entry.items.slice(0, 4)).toMatchObject([
    { label: "Docs", href: "/docs/1.0/" },
    { label: "api", href: "/docs/1.0/cli/", active: true },
    { label: "1.0", href: "/docs/1.0/" },
    { kind: "html", html: "<hr>" },
  ]);
});

test("an item of raw HTML is that HTML", () => {
  expect(entryOf({ type: "html", value: "<b>Beta</b>", className: "c" })).toEqual({
    kind: "html",
    html: "<b>Beta</b>",
    className: "c",
  });
});

describe("a doc item", () => {
  const item: NavbarItemInput = { type: "doc", docId: "introduction", label: "Docs" };

  test("leads to the last version from a page without one", () => {
    expect(entryOf(item)).toMatchObject({ label: "Docs", href: "/docs/", active: false });
  });

  test("leads to the page's own version", () => {
    expect(entryOf(item, { path: "/docs/1.0/a/", instance: "default", version: "1.0" })).toMatchObject({
      href: "/docs/1.0/",
    });
  });

  test("is active on every page of its sidebar", () => {
    const page = { path: "/docs/a/", instance: "default", version: "current" };
    expect([entryOf(item, { ...page, sidebarId: "docs" }), entryOf(item, { ...page, sidebarId: "api" })]).toMatchObject(
      [{ active: true }, { active: false }],
    );
  });

  test("is left out where its doc is missing, or unlisted and not the page", () => {
    expect(entryOf({ type: "doc", docId: "nowhere" })).toBeUndefined();
    expect(entryOf({ type: "doc", docId: "hidden" })).toBeUndefined();
    expect(entryOf({ type: "doc", docId: "hidden" }, { path: "/docs/hidden/" })).toMatchObject({
      label: "hidden",
      active: true,
    });
  });
});

describe("a sidebar item", () => {
  test("leads to the sidebar's first page and is active on all its pages", () => {
    expect(
      entryOf(
        { type: "docSidebar", sidebarId: "api", label: "API" },
        { path: "/docs/x/", instance: "default", version: "1.0", sidebarId: "api" },
      ),
    ).toMatchObject({
      label: "API",
      href: "/docs/1.0/cli/",
      active: true,
    });
  });

  test("names the sidebars that there are", () => {
    expect(errorsOf({ type: "docSidebar", sidebarId: "apis" })[1]).toMatchInlineSnapshot(
      `"Can't find any sidebar with id 'apis'. Available sidebar ids: docs, api, empty."`,
    );
  });

  test("needs something to link to", () => {
    expect(errorsOf({ type: "docSidebar", sidebarId: "empty" })[1]).toMatchInlineSnapshot(
      `"The sidebar with id 'empty' has nothing to link to. Give it a listed doc or a link."`,
    );
  });
});

describe("the version menu", () => {
  const item: NavbarItemInput = {
    type: "docsVersionDropdown",
    dropdownItemsAfter: [{ to: "/versions/", label: "All versions" }],
  };

  test("leads to the main docs from elsewhere, under the last version's label", () => {
    expect(entryOf(item)).toMatchObject({
      kind: "menu",
      label: "Next",
      mobileLabel: "Versions",
      items: [
        { label: "Next", href: "/docs/", active: false },
        { label: "1.0", href: "/docs/1.0/", active: false },
        { href: "/versions/" },
      ],
    });
  });

  test("leads to the same doc where the other version has it", () => {
    const page = {
      path: "/docs/1.0/a/",
      instance: "default",
      version: "1.0",
      alternates: [{ version: "current", label: "Next", path: "/docs/a/", isLast: true, sameDoc: true }],
    };
    expect(entryOf(item, page)).toMatchObject({
      label: "1.0",
      active: true,
      items: [{ href: "/docs/a/" }, { href: "/docs/1.0/a/", active: true }, {}],
    });
  });

  test("does not follow the versions of another instance", () => {
    const page = {
      path: "/community/a/",
      instance: "community",
      version: "current",
      alternates: [{ version: "current", label: "Next", path: "/community/a/", isLast: true, sameDoc: true }],
    };
    expect(entryOf(item, page)).toMatchObject({ items: [{ href: "/docs/" }, {}, {}] });
  });

  test("is a plain link for a single version, active in its docs unless the item says otherwise", () => {
    const single: NavbarItemInput = { type: "docsVersionDropdown", docsPluginId: "community" };
    const link = { kind: "link", label: "Next", href: "/community/support/", active: false };
    expect(entryOf(single)).toMatchObject(link);
    const page = { path: "/community/a/", instance: "community", version: "current" };
    expect(entryOf(single, page)).toMatchObject({ ...link, href: page.path, active: true });
    expect(entryOf({ ...single, dropdownActiveClassDisabled: true }, page)).toMatchObject({ active: false });
  });

  test("of an instance that does not exist names those that do", () => {
    expect(errorsOf({ type: "docsVersionDropdown", docsPluginId: "comunity" })).toMatchInlineSnapshot(`
      [
        "A navbar item failed to render. There is no docs instance 'comunity'. Available ids for docsPluginId: default, community. Please check this item of navbar.items, in src/site.ts, the file that it names or the configuration of Docusaurus: {"type":"docsVersionDropdown","docsPluginId":"comunity","dropdownItemsBefore":[],"dropdownItemsAfter":[],"dropdownActiveClassDisabled":false,"position":"right"}",
        "There is no docs instance 'comunity'. Available ids for docsPluginId: default, community.",
      ]
    `);
  });
});

test("a version item is one link to the main doc of the page's version", () => {
  expect(entryOf({ type: "docsVersion" }, { path: "/docs/1.0/a/", instance: "default", version: "1.0" })).toMatchObject(
    { label: "1.0", href: "/docs/1.0/", active: true },
  );
  expect(entryOf({ type: "docsVersion" }, { path: "/blog/" })).toMatchObject({ active: false });
});

test("a version item may lead elsewhere, under the version's label", () => {
  expect(entryOf({ type: "docsVersion", to: "/versions/" })).toMatchObject({ label: "Next", href: "/versions/" });
});

test("the language menu leads to the same page in each language", () => {
  expect(entryOf({ type: "localeDropdown" }, { path: "/blog/" })).toMatchObject({
    kind: "menu",
    label: "English",
    mobileLabel: "Languages",
    items: [{ label: "English", href: "/blog/", lang: "en", active: true }],
  });
});

test("another language is another site, at its whole address", () => {
  const en = { label: "English", direction: "ltr", htmlLang: "en", calendar: "gregory", path: "en" } as const;
  const locales = { en, fr: { ...en, label: "Français", htmlLang: "fr", path: "fr" } };
  const { right } = navbarEntriesOf(navbarItemsOf([{ type: "localeDropdown" }]), {
    docs,
    page: { path: "/blog/" },
    preferred: {},
    i18n: { defaultLocale: "en", currentLocale: "fr", locales },
    baseUrl: "/manual/fr/",
    parts: [],
  });
  expect(right[0]).toMatchObject({
    label: "Français",
    items: [
      { label: "English", href: "/manual/blog/", isOtherSite: true, active: false },
      { label: "Français", href: "/blog/", active: true },
    ],
  });
});

test.each([
  ["/tests/", true],
  ["/tests/pages/", true],
  ["/", false],
  ["/testsuite/", false],
])("the test item shows on %s: %s", (path, shows) => {
  expect(entryOf({ type: "custom-tests", label: "T", to: "/tests/" }, { path }) !== undefined).toBe(shows);
});

test("a custom type without a component is an error that names it, and the types that have one", () => {
  expect(
    errorsOf({ type: "custom-clock" }, [{ place: "navbar", itemType: "custom-kiln", Component: () => "" }])[0],
  ).toMatchInlineSnapshot(
    `"A navbar item failed to render. No navbar item component was found for the type 'custom-clock'; of types that begin with custom-, these have one: custom-kiln, custom-tests. Please check this item of navbar.items, in src/site.ts, the file that it names or the configuration of Docusaurus: {"type":"custom-clock","position":"right"}"`,
  );
});
