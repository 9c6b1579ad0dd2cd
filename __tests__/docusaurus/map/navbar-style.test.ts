import { mapStyle } from "../../../src/docusaurus/map/style";
import { mapSite } from "../../../src/docusaurus/map/site";
import { folderWith } from "./folder";

const rulesWith = (navbarStyle: "dark" | "primary" | undefined, css = "") =>
  (mapStyle([css], { navbarStyle }).at(-1)?.text ?? "")
    .split("\n")
    .filter((line) => line.includes("site-navbar") && !line.includes(".navbar__item "));

test.each([
  ["dark", "#242526"],
  ["primary", "var(--theme-ui-colors-primary)"],
] as const)("a bar with the style %s has light text on its own background, in both modes", (style, background) => {
  const [bar = "", letters = "", ...rest] = rulesWith(style).slice(1);
  expect(bar).toContain(`.site-navbar:not(#\\_) { --ifm-navbar-background-color: ${background};`);
  expect(bar).toContain("background-color: var(--ifm-navbar-background-color);");
  expect(letters).toMatch(/\.navbar-brand\):not\(#\\_\) \{ color: var\(--ifm-navbar-link-color\); \}$/);
  // The menus below it have the page's background.
  expect([bar, letters, ...rest].join("")).not.toContain(".menu");
});

test("a bar without a style has no such rules", () => {
  expect(rulesWith(undefined)).toEqual(["html.without-navbar .site-navbar { display: none; }"]);
});

test.each([".navbar { --ifm-navbar-link-color: white; }", ".navbar__link { color: white; }"])(
  "search, which has a background of its own, keeps its letters: %s",
  (css) => {
    const items = ".site-navbar .side > li > :is(a, button, span):not(.search-button)";
    const text = mapStyle([css])
      .map((part) => part.text)
      .join("\n")
      .replace(/>/g, " > ")
      .replace(/\s+/g, " ")
      .replace(/\( /g, "(");
    expect(text).toContain(items);
    expect(text.split(items).join("")).not.toContain("> :is(a,");
  },
);

test("what a project says of its bar goes before that, by the class of the bar's style, too", () => {
  const css =
    ".navbar--dark { --ifm-navbar-background-color: navy; } .navbar--primary, .navbar--darker { color: red; }";
  expect(rulesWith("dark", css).at(-1)).toBe(
    ":is(.navbar, .site-navbar):not(#\\_){--ifm-navbar-background-color:navy;}",
  );
});

test("text of a project's colour is on the background that the configuration says", () => {
  const styles = [":root { --ifm-navbar-link-color: white; }"];
  const { site, notes } = mapSite(folderWith({ themeConfig: { navbar: { style: "primary" } } }, { styles }));
  expect(JSON.stringify(site.head)).toContain("--ifm-navbar-background-color: var(--theme-ui-colors-primary)");
  expect(notes.filter(({ name }) => name.includes("navbar"))).toEqual([]);
});

test("what a project has around the search stands in the middle of the bar, unless its stylesheets say otherwise", () => {
  const text = mapStyle([".search { align-self: start; }"]).at(-1)?.text ?? "";
  const place = text.indexOf("@layer project {\n.side > li > :has([data-opens-search]) { align-self: center; }");
  expect(place).toBeGreaterThan(0);
  expect(text.indexOf("@layer project {\n.search { align-self: start; }")).toBeGreaterThan(place);
});
