import { PLUGIN_PAGES } from "../../lib/build/plugin-folders";
import { htmlFileOf } from "../../lib/routes/html-file";
import { addTo } from "../../lib/values/add-to";
import { placeOf, type Problem } from "../../lib/problem";
import type { Page } from "../feature";

/** A page by its route, what it is made from, and what tells it apart where it has no file of its own. */
export type PageAtRoute = Pick<Page, "path" | "component" | "file" | "namedIn" | "title" | "frame" | "isFallback">;

const DOCS = "src/features/docs/";
const CATEGORY = `${DOCS}templates/category.tsx`;
const BLOG = "src/features/blog/";

/**
 * Pages with one for each route: the last one that is no fallback, and in a project of Docusaurus the one that its
 * router finds first. That is no doc where there is another page, the newest of posts, and else the first one by the
 * names of their files.
 */
export function shownPages<P extends PageAtRoute>(pages: readonly P[], lenient = false): P[] {
  const shown = new Set([...byRoute(pages).values()].map((same) => shownOf(same, lenient)));
  return pages.filter((page) => shown.has(page));
}

/** Where the route of a file's page is said. */
type PlaceOfRoute = (file: string) => Pick<Problem, "file" | "line">;

/**
 * A word about each page that is not shown, but for fallbacks; those of code, which Gatsby makes last, are shown in any
 * case.
 */
export function hiddenPages(
  pages: readonly PageAtRoute[],
  ofCode: readonly PageAtRoute[],
  lenient?: boolean,
  placeOfRoute: PlaceOfRoute = (file) => ({ file }),
): Problem[] {
  return [...byRoute(pages).values()].map(withoutFallbacks).flatMap((same) => {
    const shown = ofCode.find(({ path }) => path === same[0]?.path) ?? shownOf(same, lenient);
    return same.filter((page) => page !== shown).map((page) => hiddenBehind(shown, page, placeOfRoute));
  });
}

function hiddenBehind(shown: PageAtRoute | undefined, page: PageAtRoute, placeOfRoute: PlaceOfRoute): Problem {
  const { path, file, namedIn, component } = page;
  const name = file === undefined ? titleOf(page) : undefined;
  return {
    severity: "warning",
    ...placeOfRoute(file ?? namedIn ?? component),
    message: `The page ${name ? `${name} ` : ""}is not shown: its route '${path}' is also that of ${nameOf(shown, placeOfRoute)}, which is shown.`,
    remedy: remedyFor([page, shown]),
  };
}

/** A word about each static file, by its path in the build, that is not published, as its address is that of a page. */
export function hiddenFiles(
  pages: readonly PageAtRoute[],
  files: ReadonlyMap<string, string>,
  placeOfRoute: PlaceOfRoute,
): Problem[] {
  return [...byRoute(pages)].flatMap(([route, same]) => {
    const file = files.get(htmlFileOf(route));
    if (file === undefined) return [];
    return {
      severity: "warning" as const,
      file,
      message: `The file is not shown: its address '${route}' is also that of ${nameOf(same.at(-1), placeOfRoute)}, which is shown.`,
      remedy: "Give the file another name, or the page another `slug`.",
    };
  });
}

function remedyFor(pages: readonly (PageAtRoute | undefined)[]): string {
  if (pages.some((page) => page?.component === CATEGORY))
    return "Write another `slug` into the `link` of a category: in the sidebars file, or in the `_category_` file of its folder.";
  if (pages.some((page) => page?.file?.startsWith(`${PLUGIN_PAGES}/`)))
    return "Leave one of them out: a plugin adds the page that is named with a plugin.";
  return "Give one of them another `slug`, or its file another name.";
}

/** A page by its file and line, else by its title and where that stands, else by its template. */
function nameOf(page: PageAtRoute | undefined, placeOfRoute: PlaceOfRoute): string | undefined {
  if (page?.file !== undefined) return placeOf(placeOfRoute(page.file));
  const title = page && titleOf(page);
  return title ? `the page ${title}${page.namedIn ? ` in ${page.namedIn}` : ""}` : page?.component;
}

/** The title of a page with the sidebar that shows it; none for a page that its node or its template names. */
function titleOf({ title, frame }: PageAtRoute): string | undefined {
  return title && `'${title}'${frame?.sidebarId ? ` of the sidebar '${frame.sidebarId}'` : ""}`;
}

function byRoute<P extends PageAtRoute>(pages: readonly P[]): Map<string, P[]> {
  const routes = new Map<string, P[]>();
  for (const page of pages) addTo(routes, page.path, page);
  return routes;
}

function shownOf<P extends PageAtRoute>(all: readonly P[], lenient = false): P | undefined {
  const same = withoutFallbacks(all);
  if (!lenient) return same.at(-1);
  const [first, ...others] = same;
  return others.reduce((best, page) => (best && goesBefore(page, best) ? page : best), first);
}

/** The pages of a route that somebody asked for, or the engine's own where there is no such page. */
function withoutFallbacks<P extends PageAtRoute>(same: readonly P[]): readonly P[] {
  const asked = same.filter(({ isFallback }) => !isFallback);
  return asked.length > 0 ? asked : same;
}

function goesBefore(page: PageAtRoute, other: PageAtRoute): boolean {
  const [isDoc, isOtherDoc] = [page.component.startsWith(DOCS), other.component.startsWith(DOCS)];
  if (isDoc !== isOtherDoc) return isOtherDoc;
  const isOfFiles = page.component === other.component && !page.component.startsWith(BLOG);
  return isOfFiles && (page.file ?? "") < (other.file ?? "");
}
