import { mapStyle } from "../../../src/docusaurus/map/style";

test("buttons are as a project has them, by Infima's variables or by their classes", () => {
  const text = mapStyle([".button--primary { background-color: red; }"])[0]?.text ?? "";
  expect(text).toContain("background-color: var(--ifm-button-background-color, transparent);");
  const [own, ...others] = text
    .split("\n")
    .filter((line) => /^\.button.*[{;] background(?:-color)?:/.test(line))
    .reverse();
  expect(own).toBe(".button--primary { background-color: red; }");
  expect(others.length).toBeGreaterThan(0);
  expect(others.every((line) => !/\.button--primary[^,{]*[.:]/.test(line))).toBe(true);
});

test("the text of buttons has the variable's colour, which the main ones do not set themselves", () => {
  const main = /^\.button--primary \{.*$/m.exec(mapStyle([""])[0]?.text ?? "")?.[0];
  expect(main).toContain("--button-text: var(--ifm-font-color-base-inverse);");
  expect(main).not.toContain("--ifm-button-color:");
});

test.each(["success", "info", "warning", "danger"])("buttons, badges, alerts and texts have a kind for %s", (kind) => {
  const text = mapStyle([""])[0]?.text ?? "";
  const looks = {
    button: "--ifm-button-background-color",
    badge: "background",
    alert: "border-left-color",
    text: "color",
  };
  for (const [part, property] of Object.entries(looks))
    expect(text).toMatch(
      new RegExp(`^\\.${part}--${kind} \\{[^}]*[ ;]${property}: var\\(--ifm-color-${kind}\\);`, "m"),
    );
});

test.each([
  "ul.tabs { display: flex;",
  ":where(.prose) table:where(:not(.table-scroll > *)) { display: block; overflow-x: auto; }",
  "ul.tabs > .tabs__item { display: inline-flex; margin: 0; padding: var(--ifm-tabs-padding-vertical) ",
  ".pills { display: flex;",
  ".pills--block .pills__item { flex-grow: 1;",
  ".row--no-gutters > .col { padding: 0; }",
  "margin: 0 calc(-1 * var(--ifm-spacing-horizontal)); }",
  "width: 100%; padding: 0 var(--ifm-spacing-horizontal); box-sizing: border-box; }",
  "margin: 0 auto; padding: 0 var(--ifm-spacing-horizontal); }",
  ".row--align-center { align-items: center; }",
  ".avatar--vertical { flex-direction: column;",
  ".card--full-height { height: 100%; }",
  ".clean-btn { padding: 0; border: none;",
])("there are Infima's tabs and pills, and its variants of rows, avatars and cards: %s", (rule) => {
  expect(mapStyle([])[0]?.text).toContain(rule);
});

test.each([
  "font-size: calc(0.875rem * var(--ifm-button-size-multiplier)); }",
  " { padding: calc(var(--ifm-button-padding-vertical) * var(--ifm-button-size-multiplier)) calc(",
  ".button--lg { --ifm-button-size-multiplier: 1.35; }",
  " --ifm-button-size-multiplier: 1; ",
  " --ifm-button-group-spacing: 2px; ",
  ".button-group { display: inline-flex; gap: var(--ifm-button-group-spacing); }",
  ".button-group > .button:not(:first-child) { border-start-start-radius: 0; border-end-start-radius: 0; }",
  ".button-group--block > .button { flex-grow: 1; }",
])("buttons have Infima's sizes, and are joined in groups: %s", (rule) => {
  expect(mapStyle([])[0]?.text).toContain(rule);
});

test.each(["lw", "md", "tl"])("parts have the shadow %s by its class", (size) => {
  const rule = `.shadow--${size} { box-shadow: var(--ifm-global-shadow-${size}) !important; }`;
  expect(mapStyle([""])[0]?.text).toContain(rule);
});

test("links that are cards, or hold more than words, have a line only where a project's variables say so, and headings in their colour", () => {
  const text = mapStyle([""])[0]?.text ?? "";
  const [boxes = ""] = /^a:where\(\.card, :has\([^)]*\)\)/m.exec(text) ?? [];
  expect(text).toContain(`${boxes} { text-decoration: var(--ifm-link-decoration, none); }`);
  expect(text).toContain(`${boxes}:hover { text-decoration: var(--ifm-link-hover-decoration); }`);
  expect(text).toContain(`:where(${boxes}) :is(h1, h2, h3, h4, h5, h6) { color: var(--ifm-heading-color); }`);
  for (const block of ["div", "h3", "p", "ul"]) expect(boxes).toMatch(new RegExp(`[ (]${block}[,)]`));
  // One on `:root` would take the lines of words in texts away, too, as soon as a part of a page had another.
  expect(text).not.toContain("--ifm-link-decoration:");
});

test.each([
  ".dropdown > .dropdown__menu { position: absolute; top: 100%; left: 0; z-index: var(--ifm-z-index-dropdown); visibility: hidden;",
  ":is(.dropdown--hoverable:is(:hover, :focus-within), .dropdown--show) > .dropdown__menu { visibility: visible; }",
  ".dropdown--right > .dropdown__menu { right: 0; left: auto; }",
  ".dropdown > .navbar__link { color: var(--ifm-navbar-link-color); text-decoration: none; }",
])("menus that components of a project open are hidden until then: %s", (rule) => {
  expect(mapStyle([])[0]?.text).toContain(rule);
});
