import { SITE_FILE } from "../../lib/settings/site-file";
import type { Problem } from "../../lib/problem";
import type { Site } from "../../lib/site-config";
import {
  decodeAddress,
  isExternal,
  pathOf,
  routeOf,
  splitUrl,
  withoutBaseUrl,
  withoutHtmlSuffix,
} from "../../lib/routes/url";

/** An old route, where it leads, and where its author wrote that. */
export type Redirect = {
  /** Route with its escapes decoded. */
  from: string;
  /** Route or address to go to, with query and hash. */
  to: string;
  /** The old route as its author wrote it. */
  written: string;
  /** The file that says so, from the site's root, and the key in it. */
  file: string;
  key: string;
  /** In the configuration, the keys that lead to it there: the same route may stand in several places. */
  path?: readonly PropertyKey[];
};

/** The template of the pages at old routes. */
export const REDIRECT_TEMPLATE = "src/features/redirects/templates/redirect.tsx";

/** A page as far as redirects must know it: its route and the file that it is made from. */
type TakenRoute = { path: string; file?: string };

/** The redirects of the configuration, one for each old route. */
export function redirectsOf({
  redirects,
  configFile: file = SITE_FILE,
}: Pick<Site, "redirects"> & Partial<Pick<Site, "configFile">>): Redirect[] {
  const key = "redirects";
  return redirects.flatMap(({ from, to }, index) =>
    from.map((written, at) => ({
      file,
      key,
      path: [key, index, "from", at],
      written,
      from: oldRoute(written),
      to: pathOf(to),
    })),
  );
}

/** The redirects that a page's front matter asks for, one for each of its old routes. */
export function redirectsOfPage(page: {
  file: string;
  permalink: string;
  redirectFrom: readonly string[];
}): Redirect[] {
  const { file, permalink: to, redirectFrom } = page;
  return redirectFrom.map((written) => ({ file, key: "redirect_from", written, from: oldRoute(written), to }));
}

/** The redirects that there are pages of: the first from each old route, and none from a route that has a page. */
export function usableRedirects<T extends Pick<Redirect, "from">>(redirects: readonly T[], taken: Set<string>): T[] {
  const first = new Map<string, T>();
  for (const redirect of redirects) if (!first.has(redirect.from)) first.set(redirect.from, redirect);
  return [...first.values()].filter(({ from }) => !taken.has(from));
}

/** The route that an author wrote in some way, also by the file that a route has. */
export function oldRoute(written: string): string {
  return routeOf(decodeAddress(written).replace(/(^|\/)index\.html$/, "$1"));
}

/**
 * What is wrong with redirects: an old route that is none, that has a page, or that stands twice, and one that leads to
 * another redirect or back to itself; a warning of one that seems to have the base URL already. `url` and `baseUrl` are
 * the site's own, `lineOf` finds the line of one in its file. Docusaurus leaves such redirects out with a word, and so
 * does a site of a project of Docusaurus.
 */
export function redirectProblems(
  redirects: readonly Redirect[],
  pages: readonly TakenRoute[],
  { url, baseUrl, lenient = false }: Pick<Site, "url" | "baseUrl"> & Partial<Pick<Site, "lenient">>,
  lineOf: (redirect: Redirect) => number | undefined,
): Problem[] {
  const taken = new Map(pages.map((page) => [page.path, page]));
  const first = new Map<string, Redirect>();
  for (const redirect of redirects) if (!first.has(redirect.from)) first.set(redirect.from, redirect);
  const nextOf = ({ to }: Redirect) => routesAt(to, url + baseUrl).flatMap((route) => first.get(route) ?? [])[0];
  return redirects.flatMap((redirect) => {
    const { file, key, written, from } = redirect;
    const words =
      malformed(redirect) ??
      covered(redirect, taken.get(from)) ??
      repeated(redirect, first.get(from)) ??
      leadingOn(redirect, nextOf) ??
      belowBase(redirect, pages, baseUrl);
    if (!words) return [];
    return [
      {
        severity: lenient || words.isGuess ? ("warning" as const) : ("error" as const),
        file,
        line: lineOf(redirect),
        message: `The redirect from '${written}' (\`${key}\`) ${words.wrong}`,
        remedy: words.remedy,
      },
    ];
  });
}

/** What is wrong with a redirect; a guess may be what its author means. */
type Words = { wrong: string; remedy: string; isGuess?: true };

function malformed({ written }: Redirect): Words | undefined {
  const { query, hash } = splitUrl(written);
  if (written !== "" && !isExternal(written) && query === "" && hash === "") return undefined;
  return {
    wrong: "is none: an old route is a path, without host, query and hash.",
    remedy: "Write the path alone, as `/old/`; readers keep the query and the hash that they come with.",
  };
}

function covered({ written }: Redirect, page: TakenRoute | undefined): Words | undefined {
  if (!page) return undefined;
  return {
    wrong: `leads away from a page that exists${page.file ? `: ${page.file}` : ""}.`,
    remedy: `Take '${written}' out, or give the page another \`slug\`.`,
  };
}

function repeated(redirect: Redirect, first: Redirect | undefined): Words | undefined {
  if (!first || first === redirect) return undefined;
  return {
    wrong: `stands twice: ${first.file} (\`${first.key}\`) leads from there to '${first.to}'.`,
    remedy: "Keep one of the two.",
  };
}

function leadingOn(redirect: Redirect, nextOf: (redirect: Redirect) => Redirect | undefined): Words | undefined {
  const way = [redirect];
  let next = nextOf(redirect);
  for (; next && !way.includes(next); next = nextOf(next)) way.push(next);
  const last = way.at(-1) ?? redirect;
  const steps = [...way.map(({ from }) => from), next ? next.from : last.to].join(" → ");
  if (next) return { wrong: `never arrives: ${steps}.`, remedy: "Let one of them lead to a page." };
  if (last === redirect) return undefined;
  return { wrong: `leads to another redirect: ${steps}.`, remedy: `Let it lead to '${last.to}' at once.` };
}

function belowBase({ written, from }: Redirect, pages: readonly TakenRoute[], baseUrl: string): Words | undefined {
  const isMeant = !from.startsWith(baseUrl) || pages.some((page) => page.path.startsWith(baseUrl));
  if (baseUrl === "/" || isMeant) return undefined;
  return {
    wrong: `begins with the site's \`baseUrl\`, which routes have not: its page is at '${baseUrl.slice(0, -1)}${from}'.`,
    remedy: `Write '${withoutBaseUrl(oldRoute(written), baseUrl)}'.`,
    isGuess: true,
  };
}

/** The routes of this site that an address may mean, the nearest first; none for one that leaves the site. */
function routesAt(to: string, home: string): string[] {
  const own = to.startsWith(home) ? `/${to.slice(home.length)}` : to;
  if (isExternal(own)) return [];
  const path = decodeAddress(splitUrl(own).path);
  const plain = withoutHtmlSuffix(path);
  return [routeOf(path), ...(plain === undefined ? [] : [plain])];
}
