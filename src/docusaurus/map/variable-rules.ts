import { NAVBAR_LINKS, outweighing } from "./part-names";
import { siteColor } from "./variables";

const HEADINGS = ":is(h1, h2, h3, h4, h5, h6)";
/** What Infima does with a variable: whose property it is, and what that is where a mode has no value. */
type Rule = readonly [selector: string, property: string, otherwise?: string];

/** Of elements: below what a project's stylesheets say by themselves. */
const ELEMENTS: Readonly<Record<string, Rule>> = {
  "font-family-base": ["html", "font-family"],
  "font-size-base": ["html", "font-size"],
  "line-height-base": ["html", "line-height"],
  "heading-font-weight": [HEADINGS, "font-weight"],
  "heading-line-height": [HEADINGS, "line-height"],
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map((level) => [`h${level}-font-size`, [`h${level}`, "font-size"]] as const),
  ),
  "code-font-size": [":not(pre) > code", "font-size"],
  "code-border-radius": [":not(pre) > code", "border-radius"],
  "code-color": [":not(pre) > code", "color", siteColor("text")],
  "blockquote-color": ["blockquote", "color", siteColor("muted")],
  "blockquote-border-color": ["blockquote", "border-color", siteColor("primary")],
  "table-stripe-background": ["tbody > tr:nth-child(2n)", "background-color", "transparent"],
  "table-head-color": ["th", "color", siteColor("heading")],
};

/** Links, which have a line where no value holds: lighter than what is said of them as boxes, and on pages of code. */
const LINKS = [
  [":where(a)", "text-decoration", "var(--ifm-link-decoration, underline from-font)"],
  [":where(a:hover)", "text-decoration", "var(--ifm-link-hover-decoration)"],
];

/** The colours of the footer in each of its styles. */
const FOOTERS = {
  light: { background: "sunken", text: "muted", link: "text", heading: "heading" },
  dark: { background: "footer-background", text: "footer-text", link: "footer-link", heading: "footer-heading" },
};

function ofFooter(part: keyof (typeof FOOTERS)["dark"], property: string, inside = ""): Rule[] {
  return Object.entries(FOOTERS).map(([style, { [part]: own }]) => [
    `.site-footer[data-tone=${style}]${inside}`,
    property,
    siteColor(own),
  ]);
}

/** Of parts of the site: before its own rules. */
const PARTS: Readonly<Record<string, Rule | readonly Rule[]>> = {
  "navbar-background-color": [".site-navbar", "background-color", siteColor("background")],
  "navbar-shadow": [".site-navbar", "box-shadow", "none"],
  "navbar-link-color": [
    [NAVBAR_LINKS, "color", siteColor("text")],
    [".site-navbar .navbar-brand", "color", siteColor("heading")],
  ],
  "navbar-link-hover-color": [`${NAVBAR_LINKS}:is(:hover, [data-active])`, "color", siteColor("link")],
  "menu-color": [".sidebar-menu a:not([aria-current])", "color", siteColor("text")],
  "toc-link-color": [".toc-list a:not([aria-current])", "color", siteColor("muted")],
  "footer-background-color": ofFooter("background", "background-color"),
  "footer-color": ofFooter("text", "color"),
  "footer-link-color": ofFooter("link", "color", " li > a"),
  "footer-title-color": ofFooter("heading", "color", " section > h2"),
  "alert-border-radius": [".admonition", "border-radius"],
  "pre-border-radius": [".code-block", "border-radius"],
};

/** Buttons of a bar with a background of the project's own: there its links' colour is one that can be read. */
const BUTTONS: Rule = [".site-navbar nav > .icon-button", "color", siteColor("text")];

/** The width of a sidebar that is open, on windows that show one; a wide one leaves room for the page. */
const SIDEBAR_WIDTH =
  "@media screen and (min-width: 62.25em) { html:not([data-sidebar=hidden]) .site-sidebar { width: min(var(--doc-sidebar-width), 40vw); } }";

/** The rules of those of Docusaurus' variables that a project sets: of elements, for its layer, and of parts. */
export function variableRules(css: string): { layered: string; above: string[] } {
  const isOfLinks = isNamed("link-decoration", css) || isNamed("link-hover-decoration", css);
  const layered = [...rulesOf(ELEMENTS, css), ...(isOfLinks ? LINKS : [])];
  const isBarOwn = isNamed("navbar-background-color", css);
  const ofParts = [...rulesOf(PARTS, css), ...(isBarOwn ? rulesOf({ "navbar-link-color": BUTTONS }, css) : [])];
  const parts = ofParts.map(([selector, ...rest]) => [outweighing(selector), ...rest] as const);
  const code = "html body :is(code, kbd, samp, pre)";
  const family = isNamed("font-family-monospace", css)
    ? [[code, "font-family", "var(--ifm-font-family-monospace)"]]
    : [];
  const sidebar = /--doc-sidebar-width\s*:/.test(css) ? [SIDEBAR_WIDTH] : [];
  return { layered: layered.map(written).join("\n"), above: [...[...family, ...parts].map(written), ...sidebar] };
}

function rulesOf(
  rules: Readonly<Record<string, Rule | readonly Rule[]>>,
  css: string,
): [selector: string, property: string, value: string][] {
  const named = Object.entries(rules).filter(([name]) => isNamed(name, css));
  return named.flatMap(([name, given]) =>
    (isOne(given) ? [given] : given).map(([selector, property, otherwise]): [string, string, string] => [
      selector,
      property,
      `var(--ifm-${name}${otherwise === undefined ? "" : `, ${otherwise}`})`,
    ]),
  );
}

function isOne(given: Rule | readonly Rule[]): given is Rule {
  return typeof given[0] === "string";
}

function isNamed(name: string, css: string): boolean {
  return new RegExp(`--ifm-${name}\\s*:`).test(css);
}

function written([selector, property, value]: readonly string[]): string {
  return `${selector} { ${property}: ${value}; }`;
}
