/** The path in the build of the HTML of a page, by its route: `docs/a/index.html` for `/docs/a/`. */
export function htmlFileOf(route: string): string {
  if (route.endsWith(".html")) return route.slice(1);
  return `${route.slice(1).replace(/[^/]$/, "$&/")}index.html`;
}
