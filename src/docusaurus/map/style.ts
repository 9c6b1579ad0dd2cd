import { inStyleElement, LAYER_ORDER, layered } from "../../lib/style/project-layer";
import type { SiteInput } from "../../lib/site-config";
import { classNameRules } from "./class-names";
import { navbarRules, withNavbarStyle, type NavbarStyle } from "./navbar-style";
import { pageRules } from "./page-rules";
import { partLooks } from "./part-looks";
import { withTexts } from "./part-names";
import { themeColors } from "./theme-colors";
import { variableRules } from "./variable-rules";

/** An import of a stylesheet, which may stand at the beginning of one alone, and in no layer. */
const IMPORT = /@import\s+(url\([^)]*\)|"[^"]*"|'[^']*')([^;]*);/g;

/** Parts of the frame that pages of a project leave out, by the classes that their layout gives `<html>`. */
const LEFT_OUT = ["announcement", "navbar", "footer"].map(
  (part) => `html.without-${part} .site-${part} { display: none; }`,
);

/**
 * Parts of the site that Docusaurus has none of: what a project says of bare elements, which is meant for its content,
 * does not hold there.
 */
const OWN_PARTS =
  ":is(.copy-page, .toc-bar, .page-question, .contributors, .doc-changes, .search-dialog, .update-popup, .kept-line):not(#\\_)";
const OWN_LOOK = `:is(${OWN_PARTS}, ${OWN_PARTS} *) { all: revert-layer; }`;

/** What a component around the search has around its button stands in the middle of the navbar, as the button does. */
const AROUND_SEARCH = ".side > li > :has([data-opens-search]) { align-self: center; }";

/** What the configuration says of the frame's look: classes of items of navbar and footer, and the style of the bar. */
type FrameLook = { itemClasses?: readonly string[]; navbarStyle?: NavbarStyle };

/**
 * The stylesheets of a project as an element of the head, below what Docusaurus' own stylesheet gives, and one before
 * it for what they import. They are a layer above the site's look of bare elements and below all else of it, so that
 * parts of the site keep their look; what they say of the looks of such parts by Docusaurus' names goes before it, and
 * the colours of Infima's variables go into the site's theme. What they import gives way to the rest of them, as
 * in a stylesheet that begins with imports, wherever the elements stand.
 */
export function mapStyle(
  sheets: readonly string[],
  { itemClasses = [], navbarStyle }: FrameLook = {},
): NonNullable<SiteInput["head"]> {
  const imports = sheets.flatMap((css) =>
    [...plain(css).matchAll(IMPORT)].map(
      ([, address = "", media = ""]) => `@import ${address} layer(project.imports)${media};`,
    ),
  );
  const pages = pageRules();
  const own = sheets.map((css) => css.replace(IMPORT, ""));
  const all = plain(own.join("\n"));
  const variables = variableRules(all);
  const written = [classNameRules(), pages.layered, OWN_LOOK, AROUND_SEARCH, variables.layered, ...own.map(withTexts)];
  const looks = own.map((css) => partLooks(withNavbarStyle(css, navbarStyle), itemClasses));
  const above = [...variables.above, ...navbarRules(navbarStyle), ...looks, ...themeColors(all)].map(inStyleElement);
  const rules = [pages.elements, ...LEFT_OUT, ...written.filter(Boolean).map(layered), ...above];
  return [...(imports.length > 0 ? [styleOf(imports.map(inStyleElement))] : []), styleOf(rules)];
}

function styleOf(rules: readonly string[]): NonNullable<SiteInput["head"]>[number] {
  return { tag: "style", text: [LAYER_ORDER, ...rules].filter(Boolean).join("\n") };
}

function plain(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, "");
}
