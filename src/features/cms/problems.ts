import type { Page } from "../../build/feature";
import { routePlace, type Translated } from "../../build/nodes/translated-text";
import type { Problem } from "../../lib/problem";
import { routeOf } from "../../lib/routes/url";
import { ADMIN } from "./admin-page";

/**
 * An error for each page, and each redirect, at the addresses of the CMS: the CMS would be written over it, and hosts
 * send the policy of the CMS with what lies below.
 */
export function pagesInItsPlace(
  pages: readonly Pick<Page, "path" | "component" | "file" | "namedIn">[],
  context: Translated,
): Problem[] {
  const there = pages.filter(({ path: route }) => route.startsWith(routeOf(ADMIN)));
  return there.map(({ path: route, file, namedIn, component }) => ({
    severity: "error",
    ...(file === undefined ? { file: namedIn ?? component } : routePlace(file, context)),
    message: `The route '${route}' lies at '${routeOf(ADMIN)}', where the site has its CMS.`,
    remedy: "Give the page another `slug` or `from`, or write `cms: { enabled: false }` into src/site.ts.",
  }));
}
