/**
 * What follows the site's host, for an entry's page: Sveltia fills in `{{slug}}`, the path of the entry's file in the
 * collection's folder, without its ending.
 */
export function pageLinkOf(baseUrl: string, folder: string, extension: string): string {
  return `${baseUrl.slice(1)}admin/page/?file=${folder}/{{slug}}.${extension}`;
}

/** The route of the file that a query names, by the routes of all files; undefined for a file without a page. */
export function routeAsked(query: string, pages: Readonly<Record<string, string>>): string | undefined {
  const file = new URLSearchParams(query).get("file") ?? "";
  return Object.hasOwn(pages, file) ? pages[file] : undefined;
}
