import { navbarEntriesOf, type NavbarMenu, type NavbarScope } from "../../../src/layout/navbar/navbar-entries";
import type { PreferredVersions } from "../../../src/layout/navbar/preferred-version";
import type { PageInfo } from "../../../src/ui/page-info";
import { docs } from "../../support/docs-data";
import { navbarItemsOf, type NavbarItemInput } from "../../support/site";

const i18n: NavbarScope["i18n"] = {
  defaultLocale: "en",
  locales: { en: { label: "English", direction: "ltr", htmlLang: "en", calendar: "gregory", path: "en" } },
};

const entryOf = (item: NavbarItemInput, page: PageInfo = { path: "/" }, preferred: PreferredVersions = {}) =>
  navbarEntriesOf(navbarItemsOf([item]), { docs, page, preferred, i18n, baseUrl: "/kiln/", parts: [] }).right[0];

describe("for a reader who prefers an older version", () => {
  const preferred = { default: "1.0" };
  const elsewhere = { path: "/blog/" };

  test.each<[NavbarItemInput, object]>([
    [{ type: "doc", docId: "introduction" }, { href: "/docs/1.0/" }],
    [{ type: "docSidebar", sidebarId: "api" }, { href: "/docs/1.0/cli/" }],
    [{ type: "docsVersion" }, { label: "1.0", href: "/docs/1.0/" }],
    [
      { type: "docsVersionDropdown" },
      {
        label: "1.0",
        active: false,
        items: [
          { label: "Next", active: false },
          { label: "1.0", active: false },
        ],
      },
    ],
  ])("%j leads there from pages outside the docs", (item, entry) => {
    expect(entryOf(item, elsewhere, preferred)).toMatchObject(entry);
  });

  test("the page's own version counts more", () => {
    const page = { path: "/docs/a/", instance: "default", version: "current" };
    expect([
      entryOf({ type: "doc", docId: "introduction" }, page, preferred),
      entryOf({ type: "docsVersion" }, page, preferred),
    ]).toMatchObject([{ href: "/docs/" }, { label: "Next" }]);
  });

  test("what that version lacks is found in the last one", () => {
    expect(entryOf({ type: "doc", docId: "hidden" }, { path: "/docs/hidden/" }, preferred)).toMatchObject({
      href: "/docs/hidden/",
    });
  });

  test("a version that there is not changes nothing", () => {
    expect(entryOf({ type: "docsVersion" }, elsewhere, { default: "0.9" })).toMatchObject({ label: "Next" });
  });
});

test("the versions of the menu, and only they, are choices to remember", () => {
  const item: NavbarItemInput = {
    type: "docsVersionDropdown",
    dropdownItemsAfter: [{ to: "/versions/", label: "All versions" }],
  };
  expect(entryOf(item)).toMatchObject({
    items: [
      { choice: { instance: "default", version: "current" } },
      { choice: { instance: "default", version: "1.0" } },
      expect.not.objectContaining({ choice: expect.anything() as unknown }),
    ],
  });
  expect(entryOf({ type: "docsVersion" })).not.toHaveProperty("choice");
});

test("versions keep the reader's place where they have the page's doc, and only there", () => {
  const page: PageInfo = { path: "/docs/a/", instance: "default", version: "current" };
  const alternates = [{ version: "1.0", label: "1.0", path: "/docs/1.0/b/", sameDoc: true, isLast: false }];
  const links = (other: Partial<PageInfo>) => {
    const { items } = entryOf({ type: "docsVersionDropdown" }, { ...page, ...other }) as NavbarMenu;
    return items.map((item) => item.kind === "link" && [item.href, item.keepsPlace]);
  };
  expect(links({ alternates })).toEqual([
    ["/docs/a/", true],
    ["/docs/1.0/b/", true],
  ]);
  expect(links({})).toEqual([
    ["/docs/a/", true],
    ["/docs/1.0/", false],
  ]);
  expect(links({ instance: "community" })).toEqual([
    ["/docs/", false],
    ["/docs/1.0/", false],
  ]);
});
