import { themeColors } from "../../../src/docusaurus/map/theme-colors";

test("marked lines of code have the ground that a project gives them, on which the site's letters can be read", () => {
  const marked = (css: string) => themeColors(css).map((rule) => /-code-highlightSoft: (.*?);/.exec(rule)?.[1]);
  const light = "oklch(from #eef max(l, clamp(0, 5 * alpha - 1.5, 0.93)) c h / alpha)";
  const dark = (color: string) => `oklch(from ${color} min(l, clamp(0.3, 2.5 - 5 * alpha, 1)) c h / alpha)`;
  const css = ":root { --docusaurus-highlighted-code-line-bg: #eef; }";
  expect(marked(css)).toEqual([light, dark("#eef"), dark("#eef")]);
  const both = `${css} [data-theme="dark"] { --docusaurus-highlighted-code-line-bg: rgba(0, 0, 0, 0.3); }`;
  expect(marked(both)).toEqual([light, dark("rgba(0, 0, 0, 0.3)"), dark("rgba(0, 0, 0, 0.3)")]);
  expect(marked(":root { --ifm-color-primary: red; }")).toEqual([undefined, undefined, undefined]);
});

const darks = (dark: string) => [
  `@media screen { html[data-theme=dark]:root { ${dark} } }`,
  `@media screen and (prefers-color-scheme: dark) { html:root:not([data-theme]) { ${dark} } }`,
];
const heading = (value: string) => `--theme-ui-colors-heading: ${value};`;

test("colours under a condition hold under it alone, in the modes that they are for", () => {
  const css = ":root { --ifm-heading-color: red; } [data-theme=dark] { --ifm-heading-color: tan; }";
  const always = [`html:root { ${heading("red")} }`, ...darks(heading("tan"))];
  expect(themeColors(css)).toEqual(always);
  const print = "@media print { :root { --ifm-heading-color: black; } }";
  expect(themeColors(`${css} ${print}`)).toEqual([...always, `@media print { html:root { ${heading("black")} } }`]);
  expect(themeColors("@media (prefers-color-scheme: dark) { :root { --ifm-toc-border-color: tan; } }")).toEqual([
    `@media (prefers-color-scheme: dark) { html:root { --theme-ui-colors-border: tan; } ${darks("--theme-ui-colors-border: revert-layer;").join(" ")} }`,
  ]);
  const nested =
    "@supports (color: oklch(0 0 0)) { @media (width < 9em) { html { --ifm-heading-color: oklch(0 0 0); } } }";
  expect(themeColors(nested)).toEqual([
    `@supports (color: oklch(0 0 0)) { @media (width < 9em) { html:root { ${heading("oklch(0 0 0)")} } ${darks(heading("oklch(0 0 0)")).join(" ")} } }`,
  ]);
});

test.each([
  [
    "what always holds goes before what was said of a condition",
    "@media print { :root { --ifm-heading-color: black; } } :root { --ifm-heading-color: red; }",
  ],
  [
    "what is in a layer gives way to the rest",
    ":root { --ifm-heading-color: red; } @layer theme { :root { --ifm-heading-color: black; } }",
  ],
  ["what is in a layer counts", "@layer base, theme; @layer theme { :root { --ifm-heading-color: red; } }"],
  [
    "what is no rule of the page has no say",
    ":root { --ifm-heading-color: red; } @container (width > 1px) { :root { --ifm-heading-color: black; } }",
  ],
  ["a mode may stand before the root", `[data-theme="dark"]:root, :root { --ifm-heading-color: red; }`],
])("%s", (_, css) => {
  expect(themeColors(css)).toEqual([`html:root { ${heading("red")} }`, ...darks(heading("red"))]);
});

test("what is said of the light mode alone does not hold in the dark one", () => {
  const light = `html[data-theme='light'] { --ifm-heading-color: black; }`;
  expect(themeColors(light)).toEqual([`html:root { ${heading("black")} }`, ...darks(heading("revert-layer"))]);
  const both = `${light} :root { --ifm-heading-color: red; }`;
  expect(themeColors(both)).toEqual([`html:root { ${heading("black")} }`, ...darks(heading("red"))]);
  const each = `${light} [data-theme="dark"] { --ifm-heading-color: tan; }`;
  expect(themeColors(each)).toEqual([`html:root { ${heading("black")} }`, ...darks(heading("tan"))]);
});

test("a value may hold what ends others", () => {
  const value = "url(data:image/png;base64,AA==)";
  expect(themeColors(`:root { --ifm-toc-border-color: ${value}; --ifm-heading-color: red; }`)[0]).toBe(
    `html:root { ${heading("red")} --theme-ui-colors-border: ${value}; }`,
  );
});
