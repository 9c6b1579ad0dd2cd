import { joinPath, routeOf } from "../../lib/routes/url";

const DATED_PATH =
  /^(?<folder>.*)(?<year>\d{4})[-/](?<month>\d{1,2})[-/](?<day>\d{1,2})[-/]?(?<text>.*?)(?:\/index)?\.mdx?$/;

/** What a post's path says about it (Docusaurus' rules for dates in file and folder names). */
export type PostPath = {
  /** The day as written, `YYYY-MM-DD`; it may be one that no calendar has. Absent for a path without a date. */
  date?: string;
  /** Route below the blog's, with a leading slash and without a trailing one. */
  slug: string;
  /** The words after the date, or the date where there are none: the title of a post that names no other. */
  name: string;
};

/** Takes apart a post's path inside its blog's folder: `2022/09-01-docusaurus-2.1/index.mdx`. */
export function postPathOf(relativePath: string): PostPath {
  const { folder = "", year, month, day, text = "" } = DATED_PATH.exec(relativePath)?.groups ?? {};
  if (!year || !month || !day) {
    const name = relativePath.replace(/(?:\/index)?\.mdx?$/, "");
    return { slug: joinPath(name), name };
  }
  const date = [year, month.padStart(2, "0"), day.padStart(2, "0")].join("-");
  return { date, slug: joinPath(year, month, day, `${folder}${text}`), name: text || date };
}

/**
 * A post's route: its slug below the blog's route, with or without a leading slash; `..` does not lead out of the blog.
 */
export function permalinkOf(blogRoute: string, slug: string): string {
  return routeOf(blogRoute, routeOf(slug));
}
