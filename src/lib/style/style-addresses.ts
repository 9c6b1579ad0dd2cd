/** What addresses of the site's own files begin with in stylesheets of the configuration: stands for the base URL. */
export const BASE_MARK = "base:/";

/** A stylesheet of the configuration with its addresses below a base URL. */
export function atBase(css: string, baseUrl: string): string {
  return css.replaceAll(`url("${BASE_MARK}`, `url("${baseUrl}`);
}
