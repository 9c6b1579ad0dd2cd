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
  const users = usersByProblem(nodes);
  for (const problem of problems.filter(({ severity }) => severity !== "info").sort(byPlace))
    for (const page of pagesOf(problem, pages, users, translations)) addTo(found, page, problem);
  return found;
}

/** The files whose nodes have a problem, by its text: those of a partial are theirs, too. */
function usersByProblem(nodes: readonly PageNode[]): ReadonlyMap<string, readonly string[]> {
  const users = new Map<string, string[]>();
  for (const { file, problems } of nodes) for (const own of problems) addTo(users, JSON.stringify(own), file);
  return users;
}

function pagesOf(
  problem: Problem,
  pages: readonly Page[],
  usersOf: ReadonlyMap<string, readonly string[]>,
  translations: readonly TranslatedFolder[],
): string[] {
  const users = new Set(usersOf.get(JSON.stringify(problem)));
  // Pages have the names of the files that are translated.
  const own = originalOf(problem.file, translations) ?? problem.file;
  const folder = `${path.posix.dirname(own)}/`;
  const concerns = (file: string) => file === own || users.has(file);
  const groups: ((page: Page) => boolean)[] = [
    ({ file, listedFiles = [] }) => (file !== undefined && concerns(file)) || listedFiles.some(concerns),
    ({ file }) => file?.startsWith(folder) === true,
    () => problem.severity === "error",
  ];
  const shown = groups.map((isOf) => pages.filter(isOf)).find((group) => group.length > 0) ?? [];
  return shown.map((page) => page.path);
}
