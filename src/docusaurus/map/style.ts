import { inStyleElement, LAYER_ORDER, layered } from "../../lib/style/project-layer";
import type { SiteInput } from "../../lib/site-config";
import { classNameRules } from "./class-names";
import { pageRules } from "./page-rules";
import { partLooks } from "./part-looks";
import { withTexts } from "./part-names";
import { themeColors } from "./theme-colors";
import { variableRules } from "./variable-rules";

/** An import of a stylesheet, which may stand at the beginning of one alone, and in no layer. */
const IMPORT = /@import\s+(url\([^)]*\)|"[^"]*"|'[^']*')([^;]*);/g;

/** Parts of the frame that pages of a project leave out, by the classes that their layout gives `<html>`. */
const LEFT_OUT = "html.without-navbar .site-navbar, html.without-footer .site-footer { display: none; }";

/**
 * The stylesheets of a project as an element of the head, below what Docusaurus' own stylesheet gives. They are a layer
 * above the site's look of bare elements and below all else of it, so that parts of the site keep their look; what
 * they say of the looks of such parts by Docusaurus' names goes before it, and the colours of Infima's variables go
 * into the site's theme. Items of navbar and footer have the classes that the configuration gives them.
 */
export function mapStyle(
  sheets: readonly string[],
  itemClasses: readonly string[] = [],
): NonNullable<SiteInput["head"]> {
  const imports = sheets.flatMap((css) =>
    [...plain(css).matchAll(IMPORT)].map(
      ([, address = "", media = ""]) => `@import ${address} layer(project)${media};`,
    ),
  );
  const pages = pageRules();
  const own = sheets.map((css) => css.replace(IMPORT, ""));
  const all = plain(own.join("\n"));
  const variables = variableRules(all);
  const written = [classNameRules(), pages.layered, variables.layered, ...own.map(withTexts)];
  const above = [...variables.above, ...own.map((css) => partLooks(css, itemClasses)), ...themeColors(all)].map(
    inStyleElement,
  );
  const text = [
    LAYER_ORDER,
    ...imports.map(inStyleElement),
    pages.elements,
    LEFT_OUT,
    ...written.filter(Boolean).map(layered),
    ...above,
  ];
  return [{ tag: "style", text: text.filter(Boolean).join("\n") }];
}

function plain(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, "");
}
