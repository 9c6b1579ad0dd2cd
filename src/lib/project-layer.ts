/**
 * A stylesheet of a project as a layer below the site's own rules, which go before it where both say something; safe
 * inside a style element.
 */
export function layered(css: string): string {
  // Nothing in a stylesheet may end the element around it.
  return `@layer project {\n${css.trim()}\n}`.replaceAll("</", "<\\/");
}
