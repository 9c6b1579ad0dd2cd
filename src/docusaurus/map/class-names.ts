/*
 * What Docusaurus' own stylesheet gives to components of a project by the names of classes and variables. They have the
 * site's own look.
 */

const color = (name: string) => `var(--theme-ui-colors-${name})`;

const GRAYS = ["fff", "f5f6f7", "ebedf0", "dadde1", "ccd0d5", "bec3c9", "8d949e", "606770", "444950", "1c1e21", "000"];
const HEADING_SIZES = ["2rem", "1.5rem", "1.25rem", "1rem", "0.875rem", "0.85rem"];

/** Infima's variables without `--ifm-`, as they are where a project says nothing of them. */
export const VARIABLES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(GRAYS.map((gray, index) => [`color-gray-${index * 100}`, `#${gray}`])),
  ...Object.fromEntries(HEADING_SIZES.map((size, index) => [`h${index + 1}-font-size`, size])),
  "color-primary": color("primary"),
  "color-primary-dark": color("primaryDark"),
  "color-primary-darker": color("primaryDarker"),
  "color-primary-darkest": color("primaryDarkest"),
  "color-primary-light": color("primaryLight"),
  "color-primary-lighter": color("primaryLighter"),
  "color-primary-lightest": color("primaryLightest"),
  "background-color": color("background"),
  "background-surface-color": color("sunken"),
  "font-color-base": color("text"),
  "heading-color": color("heading"),
  "link-color": color("link"),
  "toc-border-color": color("border"),
  "card-background-color": color("sunken"),
  "color-emphasis-0": color("background"),
  "color-emphasis-100": color("sunken"),
  "color-emphasis-200": color("border"),
  "color-emphasis-300": color("border"),
  "color-emphasis-400": color("borderStrong"),
  "color-emphasis-500": color("borderStrong"),
  "color-emphasis-600": color("muted"),
  "color-emphasis-700": color("text"),
  "color-emphasis-800": color("text"),
  "color-emphasis-900": color("heading"),
  "color-emphasis-1000": color("heading"),
  "color-secondary": "#ebedf0",
  "color-success": "#00a400",
  "color-info": "#54c7ec",
  "color-warning": "#ffba00",
  "color-danger": "#fa383e",
  "color-content": color("text"),
  "color-content-inverse": color("background"),
  "color-content-secondary": color("muted"),
  "color-white": "#fff",
  "color-black": "#000",
  "font-color-base-inverse": color("background"),
  "font-color-secondary": color("muted"),
  "link-hover-color": "var(--ifm-link-color)",
  "link-decoration": "none",
  "link-hover-decoration": "underline",
  "hover-overlay": "rgba(0, 0, 0, 0.05)",
  "code-background": color("sunken"),
  "table-border-color": color("border"),
  "heading-font-weight": "var(--ifm-font-weight-bold)",
  "heading-line-height": "1.25",
  "heading-margin-top": "0",
  "heading-margin-bottom": "1.25rem",
  "paragraph-margin-bottom": "1.25rem",
  "list-margin": "1.25rem",
  "list-left-padding": "2rem",
  leading: "1.25rem",
  "line-height-base": "1.65",
  "font-size-base": "100%",
  "font-weight-light": "300",
  "font-weight-normal": "400",
  "font-weight-base": "400",
  "global-border-width": "1px",
  "global-shadow-lw": "0 1px 2px 0 rgba(0, 0, 0, 0.1)",
  "global-shadow-md": "0 5px 40px rgba(0, 0, 0, 0.2)",
  "global-shadow-tl": "0 12px 28px 0 rgba(0, 0, 0, 0.2), 0 2px 4px 0 rgba(0, 0, 0, 0.1)",
  "transition-fast": "200ms",
  "transition-slow": "400ms",
  "transition-timing-default": "cubic-bezier(0.08, 0.52, 0.52, 1)",
  "navbar-height": "3.75rem",
  "global-radius": "0.5rem",
  "global-spacing": "1rem",
  "spacing-horizontal": "1rem",
  "spacing-vertical": "1rem",
  "container-width": "71.25rem",
  "container-width-xl": "82.5rem",
  "font-weight-bold": "700",
  "font-weight-semibold": "500",
};

const SIZES = { none: "0", xs: "0.25rem", sm: "0.5rem", md: "1rem", lg: "2rem", xl: "5rem" };
const SIDES = {
  "": [""],
  ...{ "-top": ["-top"], "-bottom": ["-bottom"], "-left": ["-left"], "-right": ["-right"] },
  ...{ "-vert": ["-top", "-bottom"], "-horiz": ["-left", "-right"] },
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
    ".row { display: flex; flex-wrap: wrap; margin: 0 -1rem; }",
    ".col { flex: 1 0 0; max-width: 100%; width: 100%; padding: 0 1rem; box-sizing: border-box; }",
    ...counts.map((count) => `.col--${count} { flex: 0 0 ${share(count)}; max-width: ${share(count)}; }`),
    ...counts.map((count) => `.col--offset-${count} { margin-left: ${share(count)}; }`),
    "@media (max-width: 996px) { .row .col { flex: 0 0 100%; max-width: 100%; margin-left: 0; } }",
  ];
}

const TEXTS = {
  ...{ center: "text-align: center", left: "text-align: left", right: "text-align: right" },
  ...{ justify: "text-align: justify", uppercase: "text-transform: uppercase", italic: "font-style: italic" },
  ...{ bold: "font-weight: 700", semibold: "font-weight: 500", "no-decoration": "text-decoration: none" },
  truncate: "overflow: hidden; text-overflow: ellipsis; white-space: nowrap",
};

/** Kinds of buttons, badges, alerts and texts by what they mean; letters on their colours are black in both modes. */
const KINDS = ["success", "info", "warning", "danger"];

const PARTS = [
  ".container { box-sizing: border-box; width: 100%; max-width: var(--ifm-container-width); margin: 0 auto; padding: 0 1rem; }",
  "@media (min-width: 1440px) { .container { max-width: var(--ifm-container-width-xl); } }",
  ".container--fluid { max-width: none; }",
  ".hero { display: flex; align-items: center; padding: 4rem 2rem; background: var(--ifm-card-background-color); }",
  ".hero--primary { --ifm-heading-color: currentColor; color: var(--ifm-font-color-base-inverse); background: var(--ifm-color-primary); }",
  ".hero--dark { --ifm-heading-color: currentColor; color: #fff; background: #303846; }",
  ".hero__title { font-size: clamp(2rem, 5vw, 3rem); }",
  ".hero__subtitle { font-size: 1.5rem; }",
  ".button { display: inline-block; box-sizing: border-box; padding: 0.4em 1.4em; border: 1px solid var(--ifm-button-border-color, currentColor); border-radius: var(--ifm-button-border-radius, var(--ifm-global-radius)); background-color: var(--ifm-button-background-color, transparent); font-weight: 700; text-align: center; cursor: pointer; }",
  `.button, .button:hover { color: var(--ifm-button-color, var(--button-text, ${color("text")})); text-decoration: none; }`,
  `.button--primary { --ifm-button-background-color: ${color("primary")}; --button-text: var(--ifm-font-color-base-inverse); --ifm-button-border-color: ${color("primary")}; }`,
  `.button--secondary { --ifm-button-background-color: ${color("sunken")}; --ifm-button-color: ${color("text")}; --ifm-button-border-color: currentColor; }`,
  ...KINDS.map(
    (kind) =>
      `.button--${kind} { --ifm-button-background-color: var(--ifm-color-${kind}); --button-text: #000; --ifm-button-border-color: var(--ifm-color-${kind}); }`,
  ),
  ".button--link { --button-text: var(--ifm-link-color); --ifm-button-border-color: transparent; }",
  `.button--outline { --ifm-button-color: ${color("text")}; background-color: transparent; }`,
  ".button--sm { font-size: 0.8em; } .button--lg { font-size: 1.2em; } .button--block { display: block; width: 100%; }",
  ".badge { display: inline-block; padding: 0 0.5em; border: 1px solid currentColor; border-radius: var(--ifm-global-radius); font-size: 0.75em; font-weight: 700; }",
  `.badge--primary { border-color: ${color("primary")}; background: ${color("primary")}; color: ${color("background")}; }`,
  ...KINDS.map(
    (kind) =>
      `.badge--${kind} { border-color: var(--ifm-color-${kind}); background: var(--ifm-color-${kind}); color: #000; }`,
  ),
  ".card { display: flex; flex-direction: column; overflow: hidden; border: 1px solid var(--ifm-toc-border-color); border-radius: var(--ifm-global-radius); background: var(--ifm-card-background-color); }",
  ".card__header, .card__body, .card__footer { padding: 1rem; }",
  ".alert { padding: 1rem; border: 1px solid var(--ifm-toc-border-color); border-left: 5px solid var(--ifm-color-primary); border-radius: var(--ifm-global-radius); }",
  ...KINDS.map((kind) => `.alert--${kind} { border-left-color: var(--ifm-color-${kind}); }`),
  ".avatar { display: flex; align-items: center; gap: 1rem; } .avatar__photo { width: 3rem; height: 3rem; border-radius: 50%; }",
  ".button-group { display: inline-flex; gap: 0.25rem; } .avatar__name { font-weight: 700; }",
  ...["primary", ...KINDS].map((kind) => `.text--${kind} { color: var(--ifm-color-${kind}); }`),
  ...["lw", "md", "tl"].map((size) => `.shadow--${size} { box-shadow: var(--ifm-global-shadow-${size}) !important; }`),
  ".clean-list { padding: 0; list-style: none; }",
  ".hidden { display: none; }",
];

/** The stylesheet of these names, in which a project's own may say otherwise. */
export function classNameRules(): string {
  const variables = Object.entries(VARIABLES).map(([name, value]) => `--ifm-${name}: ${value};`);
  const texts = Object.entries(TEXTS).map(([name, rule]) => `.text--${name} { ${rule}; }`);
  return [`:root { ${variables.join(" ")} }`, ...columns(), ...spaces(), ...texts, ...PARTS].join("\n");
}
