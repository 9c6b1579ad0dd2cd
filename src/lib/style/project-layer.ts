import type { HeadElement } from "../html/head-element";

/**
 * Where rules of bare elements stand in the site's own stylesheet, so that a project's stylesheets go before them. All
 * other rules of the site are in no layer, and go before the project's.
 */
export const ELEMENTS_LAYER = "@layer elements";

/** Says which layer goes before which; has to stand above the first layer of a page. */
export const LAYER_ORDER = "@layer elements, project;";

/**
 * A stylesheet of a project as a layer: above the site's rules of bare elements, below the site's other rules, which go
 * before it where both say something. Safe inside a style element.
 */
export function layered(css: string): string {
  return `@layer project {\n${inStyleElement(css.trim())}\n}`;
}

/**
 * Whether an element of all pages' heads may be a part of the site's stylesheet instead: one of styles whose place
 * among others is said by layers alone, without imports, which browsers would ask for once they have the stylesheet.
 */
export function isOfStylesheet({ tag, props, text = "" }: HeadElement): boolean {
  return (
    tag === "style" && Object.keys(props).length === 0 && text.startsWith(LAYER_ORDER) && !text.includes("@import")
  );
}

/** CSS in which nothing ends the element around it. */
export function inStyleElement(css: string): string {
  return css.replaceAll("</", "<\\/");
}
