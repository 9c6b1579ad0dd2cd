import { decodeAddress } from "../../lib/routes/url";

/** A route of a router: a path such as `/a/:id` or `/a/*`, or the one for all that no path matches. */
export type Route = { path?: string; default?: boolean };

/** The route that an address matches, the parts that its path names, and the address as far as the path goes. */
export type RouteMatch<R> = { route: R; params: Record<string, string>; uri: string };

/**
 * The best of some routes for a pathname, which may have a query; null where none matches. Named parts are decoded. The
 * order is that of Reach Router, on which Gatsby's `matchPath` stands: parts that are equal, then named ones, then `*`.
 */
export function pick<R extends Route>(routes: readonly R[], uri: string): RouteMatch<R> | null {
  const parts = partsOf(uri.split("?")[0] ?? "");
  const ranked = routes.map((route) => ({ route, rank: rankOf(route) })).sort((a, b) => b.rank - a.rank);
  for (const { route } of ranked) {
    if (route.path === undefined) continue;
    const match = matchOf(partsOf(route.path), parts);
    if (match) return { route, ...match };
  }
  const other = routes.find((route) => route.default);
  return other ? { route: other, params: {}, uri } : null;
}

/** The path to which a link leads from another one: `../b` from `/a/c` is `/a/b`. A query stays. */
export function resolve(to: string, base: string): string {
  if (to.startsWith("/")) return to;
  const [path = "", query] = to.split("?");
  const [from = "/"] = base.split("?");
  const parts: string[] = [];
  for (const part of [...partsOf(from), ...partsOf(path)])
    if (part === "..") parts.pop();
    else if (part !== "" && part !== ".") parts.push(part);
  return (path === "" ? from : `/${parts.join("/")}`) + (query ? `?${query}` : "");
}

/** The parts of a path between slashes; one empty part for the root. */
const partsOf = (path: string) => path.replace(/^\/+|\/+$/g, "").split("/");

/** What a named part and `*` count; the root counts 5, and any other part 7. */
const RANKS: Record<string, number> = { ":": 6, "*": -1 };

function rankOf({ path }: Route): number {
  if (path === undefined) return 0;
  return partsOf(path).reduce((rank, part) => rank + (part === "" ? 5 : (RANKS[part[0] ?? ""] ?? 7)), 0);
}

function matchOf(path: string[], parts: string[]): { params: Record<string, string>; uri: string } | undefined {
  const params: Record<string, string> = {};
  for (let index = 0; index < Math.max(path.length, parts.length); index += 1) {
    const [name, part] = [path[index], parts[index]];
    if (name?.startsWith("*")) {
      params[name.slice(1) || "*"] = parts.slice(index).map(decodeAddress).join("/");
      return { params, uri: `/${parts.slice(0, index).join("/")}` };
    }
    if (part === undefined) return undefined;
    if (name?.startsWith(":") && parts[0] !== "") params[name.slice(1)] = decodeAddress(part);
    else if (name !== part) return undefined;
  }
  return { params, uri: `/${parts.join("/")}` };
}
