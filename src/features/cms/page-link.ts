/** What follows the site's host, for an entry's page: `{{dirname}}` and `{{slug}}` are filled in by Sveltia. */
export function pageLinkOf(baseUrl: string, folder: string, extension: string): string {
  return `${baseUrl.slice(1)}admin/page/?file=${folder}/{{dirname}}/{{slug}}.${extension}`;
}

/**
 * The route of the file that a query names, by the routes of all files; Sveltia leaves two slashes where a file lies in
 * no folder of its collection. Undefined for a file without a page.
 */
export function routeAsked(query: string, pages: Readonly<Record<string, string>>): string | undefined {
  const file = new URLSearchParams(query).get("file")?.replace(/\/{2,}/g, "/") ?? "";
  return Object.hasOwn(pages, file) ? pages[file] : undefined;
}
