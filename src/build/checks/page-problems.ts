import path from "node:path";
import { addTo } from "../../lib/values/add-to";
import { originalOf, type TranslatedFolder } from "../../lib/content/translations";
import { byPlace, type Problem } from "../../lib/problem";
import type { Page } from "../feature";
import type { PageNode } from "../nodes/mdx-reader";

/**
 * The errors and warnings that concern each page, by its route, for authors who look at it in develop: those of its own
 * file, of the partials in it and of the files that it lists; those of other files in the folders around it, such as a
 * sidebars file; and on all pages the errors that concern no page more than another, such as one of src/site.ts.
 */
export function problemsByPage(
  pages: readonly Page[],
  nodes: readonly PageNode[],
  problems: readonly Problem[],
  translations: readonly TranslatedFolder[] = [],
): ReadonlyMap<string, readonly Problem[]> {
  const found = new Map<string, Problem[]>();
  const [files, users] = [routesByFile(pages), usersByProblem(nodes)];
  for (const problem of problems.filter(({ severity }) => severity !== "info").sort(byPlace))
    for (const page of pagesOf(problem, pages, files, users, translations)) addTo(found, page, problem);
  return found;
}

/** The files whose nodes have a problem, by its text: those of a partial are theirs, too. */
function usersByProblem(nodes: readonly PageNode[]): ReadonlyMap<string, readonly string[]> {
  const users = new Map<string, string[]>();
  for (const { file, problems } of nodes) for (const own of problems) addTo(users, JSON.stringify(own), file);
  return users;
}

/** The pages that are made of a file or list it, by their routes. */
function routesByFile(pages: readonly Page[]): ReadonlyMap<string, readonly string[]> {
  const routes = new Map<string, string[]>();
  for (const { path: route, file, listedFiles = [] } of pages)
    for (const one of new Set(file === undefined ? listedFiles : [file, ...listedFiles])) addTo(routes, one, route);
  return routes;
}

const routesOf = (pages: readonly Page[]) => pages.map((page) => page.path);

function pagesOf(
  problem: Problem,
  pages: readonly Page[],
  files: ReadonlyMap<string, readonly string[]>,
  usersOf: ReadonlyMap<string, readonly string[]>,
  translations: readonly TranslatedFolder[],
): string[] {
  const users = usersOf.get(JSON.stringify(problem)) ?? [];
  // Pages have the names of the files that are translated.
  const own = originalOf(problem.file, translations) ?? problem.file;
  const folder = `${path.posix.dirname(own)}/`;
  const shown = [own, ...users].flatMap((file) => files.get(file) ?? []);
  if (shown.length > 0) return [...new Set(shown)];
  const beside = pages.filter(({ file }) => file?.startsWith(folder));
  if (beside.length > 0) return routesOf(beside);
  return problem.severity === "error" ? routesOf(pages) : [];
}
