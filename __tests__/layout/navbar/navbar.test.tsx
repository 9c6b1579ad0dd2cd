import { ColorModeToggle } from "../../../src/ui/color-mode";
import { Navbar } from "../../../src/layout/navbar/navbar";
import type { SiteSettings } from "../../../src/lib/settings/site-settings";
import { preferredVersionKey } from "../../../src/ui/storage";
import { docs } from "../../support/docs-data";
import { markupOf } from "../../support/markup";
import { navbarItemsOf } from "../../support/site";

const navbar: SiteSettings["navbar"] = {
  title: "A site",
  logo: { alt: "", src: "/img/logo.svg", srcDark: "/img/logo-dark.svg", width: 32, height: 32 },
  hideOnScroll: true,
  items: navbarItemsOf([
    { type: "doc", position: "left", docId: "introduction", label: "Docs" },
    { to: "/blog/", label: "Blog", position: "left" },
    { type: "docsVersionDropdown" },
    { type: "html", value: "<b>Beta</b>" },
    { type: "search" },
    { href: "https://example.org", label: "Source", ariaLabel: "Source code" },
  ]),
};
const colorMode: SiteSettings["colorMode"] = {
  defaultMode: "light",
  disableSwitch: false,
  respectPrefersColorScheme: true,
};
const i18n: SiteSettings["i18n"] = {
  defaultLocale: "en",
  locales: { en: { label: "English", direction: "ltr", htmlLang: "en", calendar: "gregory", path: "en" } },
};

test("the navbar on a page of the docs", () => {
  const page = { path: "/docs/1.0/", instance: "default", version: "1.0", sidebar: "docs" };
  const markup = markupOf(<Navbar navbar={navbar} colorMode={colorMode} i18n={i18n} />, page, docs);
  // Where the site that the engine serves has a suffix.
  expect(markup.replaceAll(preferredVersionKey("default"), preferredVersionKey("default", ""))).toMatchSnapshot();
});

test("a logo that says what the title beside it says is only a picture", () => {
  const logoOf = (alt: string) =>
    markupOf(
      <Navbar navbar={{ ...navbar, items: [], logo: { alt, src: "/a.svg" } }} colorMode={colorMode} i18n={i18n} />,
    );
  expect(logoOf("a site ")).toContain('<img src="/a.svg" alt=""/>');
  expect(logoOf("A kettle")).toContain('<img src="/a.svg" alt="A kettle"/>');
});

test("a site may disable the switch of the colour mode", () => {
  expect(markupOf(<ColorModeToggle settings={{ ...colorMode, disableSwitch: true }} />)).toBe("");
});

test.each([
  [{ label: "Source" }, true],
  [{ ariaLabel: "Source", className: "icon" }, false],
  [{ html: "<svg></svg>", ariaLabel: "Source" }, false],
])("a link to another site has its mark behind words alone: %j", (item, isMarked) => {
  const items = navbarItemsOf([{ href: "https://example.org", ...item }]);
  const markup = markupOf(<Navbar navbar={{ ...navbar, items }} colorMode={colorMode} i18n={i18n} />);
  expect(markup.includes("external-mark")).toBe(isMarked);
});

test("the class of a menu is that of its button, as a link has its own", () => {
  const items = navbarItemsOf([{ type: "dropdown", label: "More", className: "mine", items: [{ to: "/a/" }] }]);
  const markup = markupOf(<Navbar navbar={{ ...navbar, items }} colorMode={colorMode} i18n={i18n} />);
  expect(markup).toMatch(/<li data-dropdown="">\s*<button type="button" class="mine" aria-expanded="false">More/);
});
