import { NAVBAR_LINKS, outweighing } from "./part-names";

/** Docusaurus' `navbar.style`: bars with light text. */
export type NavbarStyle = "dark" | "primary";

const BACKGROUNDS: Readonly<Record<NavbarStyle, string>> = {
  dark: "#242526",
  primary: "var(--theme-ui-colors-primary)",
};

const BAR = ".site-navbar";
const BUTTONS = `${BAR} :is(.icon-button, .search-button)`;
const ALL = `:is(${NAVBAR_LINKS}, ${BUTTONS}, ${BAR} .navbar-brand)`;

/**
 * The rules of such a bar, whose colours are variables of Infima's as in Docusaurus; its menus have the page's own.
 * None without a style.
 */
export function navbarRules(style: NavbarStyle | undefined): string[] {
  if (!style) return [];
  const variables = [
    `--ifm-navbar-background-color: ${BACKGROUNDS[style]};`,
    "--ifm-navbar-link-color: #f5f6f7;",
    "--ifm-navbar-link-hover-color: #fff;",
  ];
  // A shade of black makes any background darker below light text.
  const shade = (share: number) => `background-color: rgb(0 0 0 / ${share});`;
  const rules = [
    [BAR, `${variables.join(" ")} background-color: var(--ifm-navbar-background-color); border-color: transparent;`],
    [ALL, "color: var(--ifm-navbar-link-color);"],
    [`${ALL}:is(:hover, [data-active])`, "color: var(--ifm-navbar-link-hover-color);"],
    [`${NAVBAR_LINKS}[data-active]`, "border-bottom-color: currentColor;"],
    [`${BAR} .search-button`, `border-color: transparent; ${shade(0.15)}`],
    [`${BUTTONS}:hover`, shade(0.25)],
    [
      `${BAR} .search-button :is(kbd, .query)`,
      "border-color: currentColor; background-color: transparent; color: inherit;",
    ],
    [`${BAR} :focus-visible`, "outline-color: currentColor;"],
  ] as const;
  return rules.map(([selector, text]) => `${outweighing(selector)} { ${text} }`);
}

/** CSS in which what is said of bars with this style is said of the bar: the site's has no class for it. */
export function withNavbarStyle(css: string, style: NavbarStyle | undefined): string {
  return style ? css.replace(new RegExp(`\\.navbar--${style}(?![\\w-])`, "g"), ".navbar") : css;
}
