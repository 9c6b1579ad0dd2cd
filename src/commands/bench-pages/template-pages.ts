import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { refreshOf } from "../../features/offline/page-files";
import { compareText } from "../../lib/values/compare-text";

/** A page of a build: its route, the template that made it, and the characters of its HTML. */
type TemplatePage = { route: string; template: string; length: number };

/** What is read of a page's data file. */
type PageData = { componentChunkName: string; path: string };

/**
 * One page of each template by its route: the one of middle length, of two in the middle the shorter. In the order of
 * the templates' names.
 */
export function middlePages(pages: readonly TemplatePage[]): string[] {
  const names = [...new Set(pages.map(({ template }) => template))].sort();
  return names.flatMap((name) => {
    const own = pages
      .filter(({ template }) => template === name)
      .sort((one, other) => one.length - other.length || compareText(one.route, other.route));
    return own[Math.ceil(own.length / 2) - 1]?.route ?? [];
  });
}

/** The pages in the folder of a build that stay when they are opened: those that lead on have nothing to examine. */
export function templatePages(folder: string): TemplatePage[] {
  const data = path.join(folder, "page-data");
  const files = readdirSync(data, { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => path.basename(file) === "page-data.json")
    .flatMap((file) => {
      const { componentChunkName: template, path: route } = JSON.parse(
        readFileSync(path.join(data, file), "utf8"),
      ) as PageData;
      // Gatsby's page of what is not there has a second address that is a file.
      if (!route.endsWith("/")) return [];
      const html = readFileSync(path.join(folder, route, "index.html"), "utf8");
      return refreshOf(html) === undefined ? [{ route, template, length: html.length }] : [];
    });
}
