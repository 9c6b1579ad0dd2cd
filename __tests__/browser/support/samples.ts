import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

const PUBLIC = "public";
const PAGE_DATA = "page-data.json";

/** A page of the build: its path, such as `/docs/`, and its template, by the file's name with dashes. */
type BuiltPage = { path: string; template: string };

/** A page that stands for its template; the longest comes after the first. */
type Sample = BuiltPage & { isLongest: boolean };

/**
 * The routes of the build that have a file of a name, such as `index.html`, in a folder of `public`; empty before the
 * first build.
 */
export function routesWith(name: string, folder = ""): string[] {
  const root = path.join(PUBLIC, folder);
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .map((file) => `/${file.replaceAll("\\", "/")}`)
    .filter((file) => file.endsWith(`/${name}`))
    .map((file) => file.slice(0, -name.length))
    .sort();
}

/** The routes of all pages of the build; a document that has no data of Gatsby's, such as the CMS, is none. */
export function pageRoutes(): string[] {
  const dataOf = (route: string) => path.join(PUBLIC, "page-data", route === "/" ? "index" : route, PAGE_DATA);
  return routesWith("index.html").filter((route) => existsSync(dataOf(route)));
}

/**
 * Of each template the page that comes first in the alphabet and the longest one, once where they are the same;
 * redirects, and the page for what is not there, are none.
 */
export function samplePages(): Sample[] {
  const byTemplate = new Map<string, BuiltPage[]>();
  for (const page of builtPages()) byTemplate.set(page.template, [...(byTemplate.get(page.template) ?? []), page]);
  return [...byTemplate.values()].flatMap((pages) => {
    const [first, ...others] = pages.sort((one, other) => (one.path < other.path ? -1 : 1));
    const longest = others.reduce((best, page) => (lengthOf(page) > lengthOf(best) ? page : best), first as BuiltPage);
    return [...new Set([first as BuiltPage, longest])].map((page, place) => ({ ...page, isLongest: place > 0 }));
  });
}

function builtPages(): BuiltPage[] {
  return routesWith(PAGE_DATA, "page-data")
    .map((route) => {
      const file = path.join(PUBLIC, "page-data", route, PAGE_DATA);
      const data = JSON.parse(readFileSync(file, "utf8")) as { path: string; componentChunkName: string };
      return { path: data.path, template: data.componentChunkName.replace(/^component---src-|-[jt]sx?$/g, "") };
    })
    .filter((page) => !page.path.startsWith("/404") && !/http-equiv="refresh"/i.test(htmlOf(page)));
}

function htmlOf(page: BuiltPage): string {
  return readFileSync(fileOf(page), "utf8");
}

function lengthOf(page: BuiltPage): number {
  return statSync(fileOf(page)).size;
}

function fileOf({ path: route }: BuiltPage): string {
  return path.join(PUBLIC, route, "index.html");
}
