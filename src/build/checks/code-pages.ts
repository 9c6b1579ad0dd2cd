import path from "node:path";
import picomatch from "picomatch";
import { filesIn } from "../../files/files-in";
import { routeOf, withTrailingSlash } from "../../lib/routes/url";
import { escapedPattern } from "../../lib/values/escaped-pattern";
import type { PageAtRoute } from "./same-routes";

/** The folder of pages without a content file, from the site's root. */
const FOLDER = "src/pages";
/** Endings of files that Gatsby makes pages of, those of its plugin for MDX included. */
const PAGE_FILE = /\.(?:mjs|jsx?|tsx?|mdx?)$/;
/** Names of files that Gatsby makes no page of. */
const NO_PAGE = /^(?:_|\.|template-)|\.d\.tsx?$/;
const isTest = picomatch(["**/__tests__/**/*.(js|ts|jsx|tsx)", "**/(*.)+(spec|test).(js|ts|jsx|tsx)"]);
/** A part of a path that stands for many: `[id]` and `[...rest]` in the browser, `{Type.field}` at build. */
const PARAMETER = /(\[[^\]]*\]|\{[^}]*\})/;

/** Whether Gatsby makes a page of a file, by its path below `src/pages`. */
export function isCodePage(file: string): boolean {
  const isHidden = file.split("/").some((part) => part.startsWith("."));
  return PAGE_FILE.test(file) && !isHidden && !NO_PAGE.test(path.posix.basename(file)) && !isTest(file);
}

/** The pages of `src/pages` that have an address of their own, each with its route and its file. */
export function codePages(root: string): PageAtRoute[] {
  return pagesIn(root).filter(({ path: route }) => !PARAMETER.test(route));
}

/** Routes of `src/pages`: pages without a content file. */
export function codeRoutes(root: string): string[] {
  return codePages(root).map((page) => page.path);
}

/**
 * Patterns of the routes of those pages in `src/pages` that stand for many. One for every address of the site is left
 * out: with it no link would be a broken one.
 */
export function codePatterns(root: string): RegExp[] {
  const routes = pagesIn(root).map((page) => page.path);
  return routes.filter((route) => PARAMETER.test(route) && !route.startsWith("/[...")).map(patternOf);
}

function pagesIn(root: string): PageAtRoute[] {
  const files = filesIn(path.join(root, FOLDER)).filter(isCodePage);
  return files.map((file) => ({ path: codeRouteOf(file), component: `${FOLDER}/${file}` }));
}

function codeRouteOf(file: string): string {
  const { dir, name } = path.posix.parse(file);
  return withTrailingSlash(routeOf(dir, name === "index" ? "" : name).slice(0, -1) || "/");
}

function patternOf(route: string): RegExp {
  const parts = route.split(PARAMETER).map((part) => {
    if (part.startsWith("[...")) return ".*";
    if (part.startsWith("[")) return "[^/]+";
    return part.startsWith("{") ? ".+" : escapedPattern(part);
  });
  return new RegExp(`^${parts.join("").replace(/\/$/, "")}/?$`);
}
