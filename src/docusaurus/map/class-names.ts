import { THEME_VARIABLES, VARIABLES, siteColor } from "./variables";

/*
 * What Docusaurus' own stylesheet gives to components of a project by the names of classes and variables. They have the
 * site's own look.
 */

const SIZES = { none: "0", xs: "0.25rem", sm: "0.5rem", md: "1rem", lg: "2rem", xl: "5rem" };
const SIDES = {
  "": [""],
  "-top": ["-top"],
  "-bottom": ["-bottom"],
  "-left": ["-left"],
  "-right": ["-right"],
  "-vert": ["-top", "-bottom"],
  "-horiz": ["-left", "-right"],
};

/** `.margin-top--md`, `.padding--lg` … */
function spaces(): string[] {
  return ["margin", "padding"].flatMap((property) =>
    Object.entries(SIDES).flatMap(([side, properties]) =>
      Object.entries(SIZES).map(
        ([name, size]) =>
          `.${property}${side}--${name} { ${properties.map((end) => `${property}${end}: ${size} !important;`).join(" ")} }`,
      ),
    ),
  );
}

/** `.col--1` to `.col--12`, side by side where there is room. */
function columns(): string[] {
  const counts = Array.from({ length: 12 }, (_, index) => index + 1);
  const share = (count: number) => `${Math.round((count / 12) * 1_000_000) / 10_000}%`;
  return [
    ".row { display: flex; flex-wrap: wrap; margin: 0 calc(-1 * var(--ifm-spacing-horizontal)); }",
    ".row--no-gutters { margin: 0; } .row--no-gutters > .col { padding: 0; }",
    ...Object.entries(ALIGNMENTS).map(([name, value]) => `.row--align-${name} { align-items: ${value}; }`),
    ".col { flex: 1 0 0; max-width: 100%; width: 100%; padding: 0 var(--ifm-spacing-horizontal); box-sizing: border-box; }",
    ...counts.map((count) => `.col--${count} { flex: 0 0 ${share(count)}; max-width: ${share(count)}; }`),
    ...counts.map((count) => `.col--offset-${count} { margin-left: ${share(count)}; }`),
    "@media (max-width: 996px) { .row .col { flex: 0 0 100%; max-width: 100%; margin-left: 0; } }",
  ];
}

const TEXTS = {
  center: "text-align: center",
  left: "text-align: left",
  right: "text-align: right",
  justify: "text-align: justify",
  uppercase: "text-transform: uppercase",
  italic: "font-style: italic",
  bold: "font-weight: 700",
  semibold: "font-weight: 500",
  "no-decoration": "text-decoration: none",
  truncate: "overflow: hidden; text-overflow: ellipsis; white-space: nowrap",
};

/** How high items of a row stand in it. */
const ALIGNMENTS = {
  top: "flex-start",
  center: "center",
  bottom: "flex-end",
  baseline: "baseline",
  stretch: "stretch",
};

/** Kinds of buttons, badges, alerts and texts by what they mean; letters on their colours are black in both modes. */
const KINDS = ["success", "info", "warning", "danger"];

/** Links that are boxes rather than words of a text, where a line below all that is in them would only disturb. */
const BOXES =
  "a:where(.card, :has(article, blockquote, div, dl, figure, h1, h2, h3, h4, h5, h6, header, ol, p, pre, section, table, ul))";

/** Parts around content, where copies of Docusaurus' components draw them. */
const COPIED_PARTS = [
  `.footer { padding: 2rem; background: ${siteColor("sunken")}; color: ${siteColor("muted")}; font-size: 0.875rem; }`,
  `.footer--dark { background: ${siteColor("footer-background")}; color: ${siteColor("footer-text")}; }`,
  `.footer--dark a { color: ${siteColor("footer-link")}; } .footer--dark .footer__title { color: ${siteColor("footer-heading")}; }`,
  ".footer__links { margin-bottom: 1rem; } .footer__col { margin-bottom: 1.5rem; } .footer__title { font-weight: 700; margin-bottom: 0.5rem; }",
  ".footer__items { margin: 0; padding: 0; list-style: none; } .footer__item { margin: 0; }",
  ".footer__link-item { text-decoration: none; line-height: 2; } .footer__link-item:hover { text-decoration: underline; }",
  ".footer__link-separator { margin: 0 0.5rem; } .footer__logo { max-width: 10rem; margin-top: 1rem; }",
  ".breadcrumbs { display: flex; flex-wrap: wrap; margin: 0; padding: 0; font-size: 0.875rem; list-style: none; }",
  '.breadcrumbs__item { display: inline-flex; margin: 0; } .breadcrumbs__item:not(:last-child)::after { content: "›"; padding: 0 0.5rem; }',
  ".breadcrumbs__link { color: inherit; text-decoration: none; } a.breadcrumbs__link:hover { text-decoration: underline; }",
  ".pagination-nav { display: grid; grid-template-columns: repeat(2, 1fr); gap: 1rem; margin-top: 3rem; }",
  ".pagination-nav__link { display: block; height: 100%; padding: 1rem; border: 1px solid var(--ifm-toc-border-color); border-radius: var(--ifm-global-radius); text-decoration: none; }",
  ".pagination-nav__link--next { grid-column: 2; text-align: end; } .pagination-nav__label { font-weight: 700; } .pagination-nav__sublabel { color: var(--ifm-font-color-secondary); font-size: 0.875rem; }",
  '.pagination-nav__link--prev .pagination-nav__label::before { content: "« "; } .pagination-nav__link--next .pagination-nav__label::after { content: " »"; }',
  // Such a copy draws a mark of its own behind links to other sites.
  ":is(.footer__link-item, .theme-edit-this-page):has(> svg) > .external-mark { display: none; }",
  ".table-of-contents, .table-of-contents ul { margin: 0; padding: 0 0 0 0.75rem; font-size: 0.875rem; list-style: none; }",
  ".table-of-contents__link { color: inherit; text-decoration: none; } .table-of-contents__link--active { color: var(--ifm-color-primary); }",
  ".navbar__brand { display: flex; align-items: center; gap: 0.5rem; color: inherit; text-decoration: none; } .navbar__title { font-weight: 700; }",
  ".navbar__logo { height: 2rem; } .navbar__logo img { height: 100%; }",
  // Of what components draw in the bar, phones show what is no item: those are in the menu.
  "@media (max-width: 996px) { .site-navbar .side .navbar__item { display: none !important; } }",
  ".badge--secondary { border-color: var(--ifm-toc-border-color); }",
  ".thin-scrollbar { overflow-y: auto; scrollbar-width: thin; } .close { border: 0; background: none; color: inherit; cursor: pointer; }",
];

/** Menus that components of a project open below a button or a link, also by a key: the focus is within them then. */
const DROPDOWNS = [
  ".dropdown { position: relative; display: inline-flex; align-items: center; vertical-align: top; } .dropdown > .navbar__link { color: var(--ifm-navbar-link-color); text-decoration: none; }",
  ".dropdown > .dropdown__menu { position: absolute; top: 100%; left: 0; z-index: var(--ifm-z-index-dropdown); visibility: hidden; box-sizing: border-box; min-width: 10rem; max-height: 80vh; margin: 0; padding: 0.5rem; overflow-y: auto; border-radius: var(--ifm-global-radius); background: var(--ifm-dropdown-background-color); box-shadow: var(--ifm-global-shadow-md); list-style: none; }",
  ".dropdown--right > .dropdown__menu { right: 0; left: auto; }",
  ":is(.dropdown--hoverable:is(:hover, :focus-within), .dropdown--show) > .dropdown__menu { visibility: visible; }",
  ".dropdown__link { display: block; padding: 0.25rem 0.5rem; border-radius: 0.25rem; color: var(--ifm-dropdown-link-color); font-size: 0.875rem; text-decoration: none; white-space: nowrap; }",
  ".dropdown__link:is(:hover, .dropdown__link--active) { background: var(--ifm-dropdown-hover-background-color); text-decoration: none; } .dropdown__link--active { color: var(--ifm-link-color); }",
];

const PARTS = [
  ".container { box-sizing: border-box; width: 100%; max-width: var(--ifm-container-width); margin: 0 auto; padding: 0 var(--ifm-spacing-horizontal); }",
  "@media (min-width: 1440px) { .container { max-width: var(--ifm-container-width-xl); } }",
  ".container--fluid { max-width: none; }",
  ".hero { display: flex; align-items: center; padding: 4rem 2rem; background-color: var(--ifm-hero-background-color); color: var(--ifm-hero-text-color); }",
  ".hero--primary { --ifm-hero-background-color: var(--ifm-color-primary); --ifm-hero-text-color: var(--ifm-font-color-base-inverse); }",
  ".hero--dark { --ifm-hero-background-color: #303846; --ifm-hero-text-color: #fff; }",
  ".hero__title { font-size: clamp(2rem, 5vw, 3rem); }",
  ".hero__subtitle { font-size: 1.5rem; }",
  ".button { display: inline-block; box-sizing: border-box; border: var(--ifm-button-border-width) solid var(--ifm-button-border-color, currentColor); border-radius: var(--ifm-button-border-radius, var(--ifm-global-radius)); background-color: var(--ifm-button-background-color, transparent); font-weight: var(--ifm-button-font-weight); line-height: 1.5; text-align: center; cursor: pointer; }",
  `.button { padding: ${ofButton("var(--ifm-button-padding-vertical)")} ${ofButton("var(--ifm-button-padding-horizontal)")}; font-size: ${ofButton("0.875rem")}; }`,
  `.button, .button:hover { color: var(--ifm-button-color, var(--button-text, ${siteColor("text")})); text-decoration: none; }`,
  ...["primary", "secondary", ...KINDS].map(
    (kind) =>
      `.button--${kind} { --ifm-button-background-color: var(--ifm-color-${kind}); --button-text: ${kind === "primary" ? "var(--ifm-font-color-base-inverse)" : "#000"}; --ifm-button-border-color: var(--ifm-color-${kind}); }`,
  ),
  ...["primary", "secondary", ...KINDS].map(
    (kind) =>
      `.button--${kind}:is(:active, .button--active) { --ifm-button-background-color: var(--ifm-color-${kind}-darker); --ifm-button-border-color: var(--ifm-color-${kind}-darker); }`,
  ),
  ".button--link { --button-text: var(--ifm-link-color); --ifm-button-border-color: transparent; }",
  ".button--outline { --ifm-button-color: var(--ifm-button-border-color); background-color: transparent; }",
  ".button--outline:is(:hover, :active, .button--active) { --ifm-button-color: var(--button-text); background-color: var(--ifm-button-border-color); }",
  ".button--sm { --ifm-button-size-multiplier: 0.8; } .button--lg { --ifm-button-size-multiplier: 1.35; }",
  ".button--block { display: block; width: 100%; }",
  ".badge { display: inline-block; padding: 0 0.5em; border: 1px solid currentColor; border-radius: var(--ifm-global-radius); font-size: 0.75em; font-weight: 700; }",
  `.badge--primary { border-color: ${siteColor("primary")}; background: ${siteColor("primary")}; color: ${siteColor("background")}; }`,
  ...KINDS.map(
    (kind) =>
      `.badge--${kind} { border-color: var(--ifm-color-${kind}); background: var(--ifm-color-${kind}); color: #000; }`,
  ),
  ".card { display: flex; flex-direction: column; overflow: hidden; border: 1px solid var(--ifm-toc-border-color); border-radius: var(--ifm-global-radius); background: var(--ifm-card-background-color); }",
  ".card__header, .card__body, .card__footer { padding: 1rem; }",
  ".card--full-height { height: 100%; }",
  `${BOXES} { text-decoration: var(--ifm-link-decoration, none); }`,
  `:where(${BOXES}) :is(h1, h2, h3, h4, h5, h6) { color: var(--ifm-heading-color); }`,
  `${BOXES}:hover { text-decoration: var(--ifm-link-hover-decoration); }`,
  // Those of components have no box of the site's around them that scrolls.
  ":where(.prose) table:where(:not(.table-scroll > *)) { display: block; overflow-x: auto; }",
  ".alert { padding: 1rem; border: 1px solid var(--ifm-toc-border-color); border-left: 5px solid var(--ifm-color-primary); border-radius: var(--ifm-global-radius); }",
  ...KINDS.map((kind) => `.alert--${kind} { border-left-color: var(--ifm-color-${kind}); }`),
  ".avatar { display: flex; align-items: center; gap: 1rem; } .avatar__photo { width: 3rem; height: 3rem; border-radius: 50%; }",
  ".avatar__photo--sm { width: 2rem; height: 2rem; } .avatar__photo--lg { width: 4rem; height: 4rem; }",
  ".avatar__photo--xl { width: 6rem; height: 6rem; } .avatar__subtitle { color: var(--ifm-font-color-secondary); }",
  ".avatar__intro { display: flex; flex: 1; flex-direction: column; justify-content: center; }",
  ".avatar--vertical { flex-direction: column; gap: 0.5rem; text-align: center; }",
  ".avatar__name { font-weight: 700; }",
  ".button-group { display: inline-flex; gap: var(--ifm-button-group-spacing); }",
  ".button-group > .button:not(:first-child) { border-start-start-radius: 0; border-end-start-radius: 0; }",
  ".button-group > .button:not(:last-child) { border-start-end-radius: 0; border-end-end-radius: 0; }",
  ".button-group--block { display: flex; justify-content: stretch; } .button-group--block > .button { flex-grow: 1; }",
  // The site's own tabs have these names, too, and are no lists.
  "ul.tabs { display: flex; overflow-x: auto; padding: 0; font-weight: 700; list-style: none; }",
  "ul.tabs > .tabs__item { display: inline-flex; margin: 0; padding: var(--ifm-tabs-padding-vertical) var(--ifm-tabs-padding-horizontal); border-bottom: 3px solid transparent; color: var(--ifm-tabs-color); cursor: pointer; }",
  "ul.tabs > .tabs__item:hover { background: var(--ifm-hover-overlay); }",
  "ul.tabs > .tabs__item--active { border-bottom-color: var(--ifm-tabs-color-active-border); color: var(--ifm-tabs-color-active); }",
  "ul.tabs--block > .tabs__item { flex-grow: 1; justify-content: center; }",
  ".pills { display: flex; gap: 0.125rem; padding-left: 0; list-style: none; }",
  ".pills__item { padding: 0.25rem 1rem; border-radius: 0.5rem; font-weight: 700; cursor: pointer; }",
  ".pills__item--active, .pills__item:hover { background: var(--ifm-hover-overlay); }",
  ".pills__item--active { color: var(--ifm-color-primary); }",
  ".pills--block { justify-content: stretch; } .pills--block .pills__item { flex-grow: 1; text-align: center; }",
  "@media (max-width: 996px) { .pills--block { flex-direction: column; } }",
  ...["primary", ...KINDS].map((kind) => `.text--${kind} { color: var(--ifm-color-${kind}); }`),
  ...["lw", "md", "tl"].map((size) => `.shadow--${size} { box-shadow: var(--ifm-global-shadow-${size}) !important; }`),
  ".clean-list { padding: 0; list-style: none; }",
  ".clean-btn { padding: 0; border: none; background: none; color: inherit; font-family: inherit; cursor: pointer; }",
  ".hidden { display: none; }",
  // A project's own announcement, which the reader has closed.
  'html[data-announcement=closed] :is(.theme-announcement-bar, [class$="_announcementBar"], [class*="_announcementBar "]) { display: none; }',
  ...COPIED_PARTS,
  ...DROPDOWNS,
];

/** A length of buttons, which have sizes. */
function ofButton(length: string): string {
  return `calc(${length} * var(--ifm-button-size-multiplier))`;
}

/** The stylesheet of these names, in which a project's own may say otherwise. */
export function classNameRules(): string {
  const infima = Object.entries(VARIABLES).map(([name, value]) => `--ifm-${name}: ${value};`);
  const variables = [...infima, ...Object.entries(THEME_VARIABLES).map(([name, value]) => `--${name}: ${value};`)];
  const texts = Object.entries(TEXTS).map(([name, rule]) => `.text--${name} { ${rule}; }`);
  return [`:root { ${variables.join(" ")} }`, ...columns(), ...spaces(), ...texts, ...PARTS].join("\n");
}
