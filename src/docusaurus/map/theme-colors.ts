import { infimaValues, type Mode, type Modes, type Values } from "./infima-values";
import { VARIABLES, siteColor } from "./variables";

/** The site's colours by their names: those of all modes, and what the dark one has in their places. */
type Colors = Record<Mode, Values>;
type Source = readonly [variable: string, value?: (written: string, mode: Mode) => string];

/**
 * The site's colours, with what they are where a project names a variable of Infima or of Docusaurus' theme for them;
 * the first counts.
 */
const COLORS: Readonly<Record<string, readonly Source[]>> = {
  primary: [["color-primary"]],
  primaryDark: [["color-primary-dark"]],
  primaryDarker: [["color-primary-darker"]],
  primaryDarkest: [["color-primary-darkest"]],
  primaryLight: [["color-primary-light"]],
  primaryLighter: [["color-primary-lighter"]],
  primaryLightest: [["color-primary-lightest"]],
  link: [["link-color"], ["color-primary"]],
  linkHover: [["link-hover-color"], ["link-color"], ["color-primary"]],
  accentText: [["menu-color-active"], ["color-primary"]],
  accentFill: [["color-primary"]],
  accentFillHover: [["color-primary-dark"], ["color-primary"]],
  accentSoft: [["menu-color-background-active"], ["color-primary", (color) => mixed(color, 12)]],
  background: [["background-color"]],
  sunken: [["background-color", () => mixed(TEXT, 4)]],
  raised: [["background-surface-color"], ["background-color"]],
  overlay: [["background-surface-color"], ["background-color"]],
  hover: [["menu-color-background-hover"], ["background-color", () => mixed(TEXT, 8)]],
  text: [["font-color-base"], ["color-content"]],
  heading: [["heading-color"], ["font-color-base"], ["color-content"]],
  muted: [["color-content-secondary"]],
  border: [["toc-border-color"]],
  "code-chip": [["code-background"]],
  "code-highlightSoft": [["docusaurus-highlighted-code-line-bg", groundOfCode]],
};
const TEXT = "var(--theme-ui-colors-text)";

function mixed(color: string, share: number): string {
  return `color-mix(in srgb, ${color} ${share}%, var(--theme-ui-colors-background))`;
}

/**
 * A ground that hides no letters, which have the site's colours for code: unless light comes through it, it is as light
 * as they need in the light mode, and as dark in the other.
 */
function groundOfCode(color: string, mode: Mode): string {
  const lightness =
    mode === "light" ? "max(l, clamp(0, 5 * alpha - 1.5, 0.93))" : "min(l, clamp(0.3, 2.5 - 5 * alpha, 1))";
  return `oklch(from ${color} ${lightness} c h / alpha)`;
}

/** What Infima itself says of in its dark mode, so that a value for all modes does not hold there. */
const OF_MODES = [
  "background-color",
  "background-surface-color",
  "color-content",
  "color-content-secondary",
  "code-background",
  "toc-border-color",
];
const SELECTORS = {
  all: "html:root {",
  dark: "@media screen { html[data-theme=dark]:root {",
  darkSystem: "@media screen and (prefers-color-scheme: dark) { html:root:not([data-theme]) {",
};

/**
 * The rules of a stylesheet about Infima's variables as rules of the site's colours, in both modes. What holds under
 * conditions alone (`@media print`, `@supports`) becomes rules under these; what is in layers gives way to the rest.
 */
export function themeColors(css: string): string[] {
  const groups = infimaValues(css);
  const always = colorsIn(groups.filter(({ conditions }) => conditions.length === 0));
  return groups.flatMap(({ conditions }) => {
    if (conditions.length === 0) return rulesOf(always);
    const around = groups.filter((group) => group.conditions.every((one, index) => one === conditions[index]));
    const colors = colorsIn(around);
    const own = { light: without(always.light, colors.light), dark: without(always.dark, colors.dark) };
    const start = conditions.map((condition) => `${condition} { `).join("");
    const rules = rulesOf(own).join(" ");
    return rules === "" ? [] : [`${start}${rules}${" }".repeat(conditions.length)}`];
  });
}

function rulesOf({ light, dark }: Colors): string[] {
  const rules = [
    [SELECTORS.all, declared(light), " }"],
    [SELECTORS.dark, declared(dark), " } }"],
    [SELECTORS.darkSystem, declared(dark), " } }"],
  ] as const;
  return rules.flatMap(([start, said, end]) => (said === "" ? [] : [`${start} ${said}${end}`]));
}

/** The site's colours, by values of Infima's variables of which later ones go before earlier ones. */
function colorsIn(groups: readonly Modes[]): Colors {
  const [all, light, dark] = [merged(groups, "all"), merged(groups, "light"), merged(groups, "dark")];
  const colors = colorsOf({ ...all, ...light }, "light");
  const shared = Object.fromEntries(Object.entries(all).filter(([name]) => !OF_MODES.includes(name)));
  // Without a word of the project's, a colour of the dark mode is the site's own.
  const withoutWord = Object.fromEntries(Object.keys(colors).map((name) => [name, "revert-layer"]));
  return { light: colors, dark: { ...withoutWord, ...colorsOf({ ...shared, ...dark }, "dark") } };
}

function merged(groups: readonly Modes[], mode: keyof Modes): Values {
  return groups.reduce<Values>((all, group) => ({ ...all, ...group[mode] }), {});
}

/** The colours that others do not say alike. */
function without(others: Values, colors: Values): Values {
  return Object.fromEntries(Object.entries(colors).filter(([name, value]) => others[name] !== value));
}

function declared(colors: Values): string {
  return Object.entries(colors)
    .map(([name, value]) => `--theme-ui-colors-${name}: ${value};`)
    .join(" ");
}

function colorsOf(written: Values, mode: Mode): Values {
  return Object.fromEntries(
    Object.entries(COLORS).flatMap(([own, sources]) => {
      for (const [variable, valueOf = (value: string) => value] of sources) {
        const value = written[variable];
        if (value !== undefined && !isCircular(value, own, written)) return [[own, valueOf(value, mode)]];
      }
      return [];
    }),
  );
}

/** Whether a value leads, by Infima's variables as they are without the project, to the colour that it should be. */
function isCircular(value: string, own: string, written: Values): boolean {
  if (value.includes(siteColor(own))) return true;
  return [...value.matchAll(/var\(--ifm-([\w-]+)/g)].some(([, name = ""]) => {
    const { [name]: mine, ...others } = written;
    const next = mine ?? VARIABLES[name];
    return next !== undefined && isCircular(next, own, others);
  });
}
