import { runInNewContext } from "node:vm";
import { baseUrlScript } from "../../../src/layout/before-paint/base-url-banner";

const ICON = "/img/icon.svg";

/** Runs the script of a page at an address; returns what the banner says, undefined without one. */
function bannerAt(
  pathname: string,
  { baseUrl = "/", route = "/docs/a/", styled = false, found = false, icon = ICON } = {},
): string | undefined {
  const shown: { textContent?: string }[] = [];
  const document = {
    documentElement: {},
    createElement: () => ({ style: {} }),
    querySelector: (selector: string) => (selector === "[rel=icon]" ? { href: icon } : null),
    body: { prepend: (element: object) => shown.push(element) },
  };
  const getComputedStyle = () => ({ getPropertyValue: () => (styled ? "black" : "") });
  class Image {
    onerror = () => undefined;
    set src(address: string) {
      expect(address).toBe(ICON);
      if (!found) this.onerror();
    }
  }
  const page = { location: { pathname }, pagePath: route, document, getComputedStyle, Image };
  runInNewContext(baseUrlScript(baseUrl, icon), page);
  return shown[0]?.textContent;
}

test("a site that is served elsewhere than it was built for says so, and suggests where", () => {
  expect(bannerAt("/y/docs/a/")).toMatchInlineSnapshot(
    `"This site did not load properly: its base URL is set to /. Try /y/ as baseUrl in src/site.ts."`,
  );
});

test.each([
  ["/y/docs/a", {}, "/y/"],
  ["/y/docs/a/index.html", {}, "/y/"],
  ["/docs/a/", { baseUrl: "/y/" }, "/"],
  ["/y/", { route: "/" }, "/y/"],
  ["/", { route: "/", baseUrl: "/y/" }, "/"],
  ["/y/docs/a%20b/", { route: "/docs/a b/" }, "/y/"],
  ["/$&/docs/a/", {}, "/$&/"],
  // A long page holds its stylesheet.
  ["/y/docs/a/", { styled: true }, "/y/"],
  ["/y/docs/a/", { icon: "" }, "/y/"],
  ["/y/docs/a/", { icon: "https://b.org/icon.svg" }, "/y/"],
])("at %s, with %j, it suggests %s", (pathname, page, suggested) => {
  expect(bannerAt(pathname, page)).toContain(`Try ${suggested} as`);
});

test.each([
  ["the icon is there", "/y/docs/a/", { found: true }],
  [
    "the stylesheet is there, of a site with the icon of another",
    "/y/docs/a/",
    { styled: true, icon: "//b.org/i.svg" },
  ],
  ["the stylesheet is there, of a site without an icon", "/y/docs/a/", { styled: true, icon: "" }],
  ["the address is right, and something else went wrong", "/docs/a/", {}],
  ["so it is below a base URL", "/y/docs/a/", { baseUrl: "/y/" }],
  ["the page is at an address that is none of its own", "/y/docs/typo/", { route: "/404.html" }],
])("no banner where %s", (_case, pathname, page) => {
  expect(bannerAt(pathname, page)).toBeUndefined();
});

test("the script is small, and a base URL cannot end its element", () => {
  expect(baseUrlScript("/", ICON).length).toBeLessThan(600);
  expect(baseUrlScript("/</script>/", ICON)).not.toContain("</script>");
});
