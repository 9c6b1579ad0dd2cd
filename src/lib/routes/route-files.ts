import { nearestRoutes, routesAmong, segmentsOf } from "./nearest-routes";
import { withoutHtmlSuffix } from "./url";

/**
 * The routes that the page of addresses without a page may lead to: titles by route, empty where a page has none of its
 * own, and the root routes of docs versions that are not their instance's last.
 */
export type RouteList = { titles: Record<string, string>; otherVersions: string[] };

/** Titles by route, of pages that have one of their own. */
type Titles = Record<string, string>;

/**
 * A file of routes: by front coding, in the order of their characters. Titles stand in it, in the same order, where
 * they are few, and else in files of their own. The first file names the root routes of other versions, whose routes
 * have a file each.
 */
type RouteFile = { routes: string[]; titles?: string[]; otherVersions?: string[] };

/** A file of routes as it was loaded. */
type LoadedRoutes = { root: string; routes: string[]; titles?: Titles };

/** Loads a file by its address below the base URL; rejects where it does not come. */
type Load = <File>(address: string) => Promise<File>;

/** A page by its route; `title` is empty where it has none of its own. */
type RouteEntry = { route: string; title: string };

/** Titles in one file: some 5 KB as they are sent. */
const TITLES_PER_FILE = 500;

/** The folder of the files of routes in the build, beside the first one. */
export const ROUTES_FOLDER = "/not-found-routes";

/** The address of the routes below a version's root route, or of those of no older version (`/`). */
export function routesFile(root = "/"): string {
  return `${ROUTES_FOLDER}${root}`.replace(/\/$/, ".json");
}

/** Whether a file is one of titles, by its address. */
export function isTitlesFile(address: string): boolean {
  return /\/titles-\d+\.json$/.test(address);
}

function titlesFile(root: string, number: number): string {
  return `${ROUTES_FOLDER}${root}titles-${number}.json`;
}

/** The files of a list by their addresses, so that readers load the routes of one version and few titles. */
export function routeFiles({ titles, otherVersions }: RouteList): Record<string, RouteFile | Titles> {
  const groups = new Map<string, string[]>(["/", ...otherVersions].map((root) => [root, []]));
  const roots = [...otherVersions].sort((one, other) => other.length - one.length);
  for (const route of Object.keys(titles).sort())
    groups.get(roots.find((root) => route.startsWith(root)) ?? "/")?.push(route);
  const files: Record<string, RouteFile | Titles> = {};
  const titlesOf = (routes: readonly string[]): Titles =>
    Object.fromEntries(routes.flatMap((route) => (titles[route] ? [[route, titles[route]]] : [])));
  for (const [root, routes] of groups) {
    const file: RouteFile = { routes: frontCoded(routes) };
    if (root === "/") file.otherVersions = otherVersions;
    if (routes.length <= TITLES_PER_FILE) file.titles = routes.map((route) => titles[route] ?? "");
    files[routesFile(root)] = file;
    if (file.titles) continue;
    for (let start = 0; start < routes.length; start += TITLES_PER_FILE)
      files[titlesFile(root, start / TITLES_PER_FILE)] = titlesOf(routes.slice(start, start + TITLES_PER_FILE));
  }
  return files;
}

/**
 * The pages whose routes are most like a path that has none, nearest first; with `kept`, those of these routes, which
 * are decoded. Pages of a version that is not the last one count only where the path names that version. Rejects where
 * the first file does not come.
 */
export async function nearestPages(path: string, load: Load, kept?: ReadonlySet<string>): Promise<RouteEntry[]> {
  const loaded = await loadRoutes(path, load);
  const all = loaded.flatMap(({ routes }) => routes);
  const nearest = nearestRoutes(path, kept ? routesAmong(all, kept) : all);
  const titles = await loadTitles(nearest, loaded, load);
  return nearest.map((route) => ({ route, title: titles[route] ?? "" }));
}

async function loadRoutes(path: string, load: Load): Promise<LoadedRoutes[]> {
  const first = await load<RouteFile>(routesFile());
  const named = new Set(segmentsOf(withoutHtmlSuffix(path) ?? path));
  const roots = (first.otherVersions ?? []).filter((root) => named.has(segmentsOf(root).at(-1) ?? ""));
  const others = roots.map(async (root) => {
    // Without a network it may not be kept.
    const file = await load<RouteFile>(routesFile(root)).catch(() => undefined);
    return file ? [loadedRoutes(root, file)] : [];
  });
  return [loadedRoutes("/", first), ...(await Promise.all(others)).flat()];
}

function loadedRoutes(root: string, file: RouteFile): LoadedRoutes {
  const routes = frontDecoded(file.routes);
  const titles = file.titles && Object.fromEntries(routes.map((route, place) => [route, file.titles?.[place] ?? ""]));
  return { root, routes, titles };
}

async function loadTitles(of: readonly string[], loaded: readonly LoadedRoutes[], load: Load): Promise<Titles> {
  const apart = loaded.flatMap(({ root, routes, titles }) => {
    const places = titles ? [] : of.map((route) => routes.indexOf(route)).filter((place) => place >= 0);
    return places.map((place) => titlesFile(root, Math.floor(place / TITLES_PER_FILE)));
  });
  // Where one does not come, addresses alone lead to its pages.
  const files = [...new Set(apart)].map((address) => load<Titles>(address).catch((): Titles => ({})));
  const known = [...loaded.map(({ titles }) => titles), ...(await Promise.all(files))];
  return Object.assign({}, ...known) as Titles;
}

/** Of each text how many characters it shares with the beginning of the one before it, and the rest: `12 rest`. */
function frontCoded(texts: readonly string[]): string[] {
  return texts.map((text, index) => {
    const before = texts[index - 1] ?? "";
    let shared = 0;
    while (shared < before.length && before[shared] === text[shared]) shared += 1;
    return `${shared} ${text.slice(shared)}`;
  });
}

function frontDecoded(coded: readonly string[]): string[] {
  let text = "";
  return coded.map((line) => {
    const end = line.indexOf(" ");
    text = text.slice(0, Number(line.slice(0, end))) + line.slice(end + 1);
    return text;
  });
}
