import { layered } from "../../lib/project-layer";
import type { SiteInput } from "../../lib/site-config";
import { classNameRules } from "./class-names";
import { pageRules } from "./page-rules";

/** Infima's variables of the accent, with the site's own that stand for them. */
const COLORS: [infima: string, own: string][] = [
  ["--ifm-color-primary", "primary"],
  ["--ifm-color-primary-dark", "primaryDark"],
  ["--ifm-color-primary-darker", "primaryDarker"],
  ["--ifm-color-primary-darkest", "primaryDarkest"],
  ["--ifm-color-primary-light", "primaryLight"],
  ["--ifm-color-primary-lighter", "primaryLighter"],
  ["--ifm-color-primary-lightest", "primaryLightest"],
];
const DARK = /\[data-theme\s*=\s*["']?dark["']?\]/;

/** An import of a stylesheet, which may stand at the beginning of one alone, and in no layer. */
const IMPORT = /@import\s+(url\([^)]*\)|"[^"]*"|'[^']*')([^;]*);/g;

/**
 * The stylesheets of a project as an element of the head, below what Docusaurus' own stylesheet gives. They are a
 * layer, so that the site's own rules go before them where both say something; the colours of the accent go into the
 * site's theme, for each of its modes.
 */
export function mapStyle(sheets: readonly string[]): NonNullable<SiteInput["head"]> {
  const imports = sheets.flatMap((css) =>
    [...plain(css).matchAll(IMPORT)].map(
      ([, address = "", media = ""]) => `@import ${address} layer(project)${media};`,
    ),
  );
  const names = classNameRules();
  const pages = pageRules();
  const written = [names.layered, pages.layered, ...sheets.map((css) => css.replace(IMPORT, ""))];
  const theme = themeRules(safe(sheets.join("\n")));
  const text = [...imports.map(safe), ...written.map(layered), names.own, pages.own, ...theme].join("\n");
  return [{ tag: "style", text }];
}

function plain(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, "");
}

function safe(css: string): string {
  return css.replaceAll("</", "<\\/");
}

function themeRules(css: string): string[] {
  const light: string[] = [];
  const dark: string[] = [];
  for (const [, selector = "", body = ""] of plain(css).matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const colors = colorsIn(body);
    if (DARK.test(selector)) dark.push(...colors);
    else if (/(?:^|,)\s*(?::root|html)\s*(?:,|$)/.test(selector) || /data-theme/.test(selector)) light.push(...colors);
  }
  return [
    ...fontRules(plain(css)),
    ...(light.length > 0 ? [`html:root { ${light.join(" ")} }`] : []),
    ...(dark.length > 0 ? [`html[data-theme="dark"]:root { ${dark.join(" ")} }`] : []),
  ];
}

/** Puts the fonts that a project names for its pages and headings before those of the site's own rules. */
function fontRules(css: string): string[] {
  const names = (variable: string) => new RegExp(`${variable}\\s*:`).test(css);
  return [
    ...(names("--ifm-font-family-base") ? ["html:root { font-family: var(--ifm-font-family-base); }"] : []),
    ...(names("[;{\\s]font-family") || names("--ifm-font-family-base") || names("--ifm-heading-font-family")
      ? ["html body :is(h1, h2, h3, h4, h5, h6) { font-family: revert-layer; }"]
      : []),
    ...(names("--ifm-font-family-monospace")
      ? ["html body :is(code, kbd, samp, pre) { font-family: var(--ifm-font-family-monospace); }"]
      : []),
  ];
}

function colorsIn(body: string): string[] {
  return COLORS.flatMap(([infima, own]) => {
    const value = new RegExp(`${infima}\\s*:\\s*([^;]+)`).exec(body)?.[1]?.trim();
    return value === undefined ? [] : [`--theme-ui-colors-${own}: ${value};`];
  });
}
