import type { Site } from "../../lib/site-config";
import { oldRoute, type Redirect } from "./redirect";
import { NOT_FOUND_ROUTE } from "../../lib/routes/not-found";

type Rules = Pick<Site, "redirectRules" | "configFile">;

/**
 * The redirects to a page that the configuration's rules give, one for each of its old routes. An unlisted page has
 * them, too: readers come to it by old links.
 */
export function ruledRedirects(route: string, { redirectRules, configFile: file }: Rules): Redirect[] {
  if (route === NOT_FOUND_ROUTE) return [];
  return redirectRules.flatMap(({ fromExtensions, toExtensions, create }, index) => {
    const place = { file, path: ["redirectRules", index] };
    const plain = route.replace(/\/$/, "");
    const all = plain === "" ? [] : [...added(plain, fromExtensions), ...taken(plain, toExtensions)];
    const made = create ? [create(route) ?? []].flat() : [];
    return [
      ...all.map((written) => redirectOf(written, route, { ...place, key: "redirectRules" })),
      ...made.map((written) => redirectOf(written, route, { ...place, key: "createRedirects" })),
    ];
  });
}

/** `/a.html` for `/a`; a route that has one of the endings has no other one. */
function added(plain: string, extensions: readonly string[]): string[] {
  return extensions.some((extension) => plain.endsWith(`.${extension}`))
    ? []
    : extensions.map((extension) => `${plain}.${extension}`);
}

/** `/a` for `/a.zip`. */
function taken(plain: string, extensions: readonly string[]): string[] {
  return extensions
    .filter((extension) => plain.endsWith(`.${extension}`))
    .map((extension) => plain.slice(0, -extension.length - 1));
}

function redirectOf(written: string, to: string, place: Pick<Redirect, "file" | "key" | "path">): Redirect {
  return { ...place, written, from: oldRoute(written), to };
}
