import { withoutHtmlSuffix } from "../../lib/routes/url";
import { nearestPages } from "../../lib/routes/route-files";
import { fetchJson } from "../../lib/routes/fetch-json";
import { NOT_FOUND_ROUTE } from "../../lib/routes/not-found";

/** The element in which the page of addresses without a page lists those whose addresses are like it. */
export const PLACE = "nearest-pages";

/** Puts the base URL before a route. */
type WithPrefix = (route: string) => string;

/**
 * Goes to the address without `.html`, where the path ends in it and a page is there; what follows the path stays, and
 * `location` is where the reader is.
 */
export async function leaveHtmlSuffix(
  path: string,
  withPrefix: WithPrefix,
  location: Pick<Location, "search" | "hash" | "replace"> = window.location,
): Promise<void> {
  const route = withoutHtmlSuffix(path.replace(/\/$/, ""));
  // The file of this page is there, at an address of its own.
  if (!route || route === NOT_FOUND_ROUTE) return;
  const answer = await fetch(withPrefix(route), { method: "HEAD" }).catch(() => undefined);
  if (answer?.ok) location.replace(`${withPrefix(route)}${location.search}${location.hash}`);
}

/** The path that `answerByItself` has answered on this page; undefined where it has not, or there is no browser. */
export function answeredPath(): string | undefined {
  if (typeof document === "undefined") return undefined;
  return document.querySelector<HTMLElement>(`.${PLACE}`)?.dataset.path;
}

/** What a place was last asked for: an answer to an earlier question may come later. */
const asked = new WeakMap<HTMLElement, object>();

/**
 * Fills the place with the pages whose addresses are most like a path, once the routes of the site have come, and hides
 * it where there is none; what it says of them is its data `found`. With `kept`, those of these routes.
 */
export async function showNearest(
  place: HTMLElement,
  path: string,
  question: { withPrefix: WithPrefix; kept?: ReadonlySet<string> },
): Promise<void> {
  const { withPrefix, kept } = question;
  asked.set(place, question);
  place.dataset.path = path;
  const load = <File>(address: string) => fetchJson<File>(withPrefix(address));
  const pages = await nearestPages(path, load, kept).catch(() => undefined);
  if (asked.get(place) !== question) return;
  if (!pages) {
    // Who asks next, such as React, asks anew.
    delete place.dataset.path;
    return;
  }
  place.hidden = pages.length === 0;
  const [status, ...before] = place.children;
  status?.replaceChildren(...(pages.length > 0 ? [filled("p", place.dataset.found ?? "")] : []));
  for (const element of before) element.remove();
  if (pages.length > 0) place.append(filled("ul", ...pages.map((page) => itemOf(page, withPrefix))));
}

function itemOf({ route, title }: { route: string; title: string }, withPrefix: WithPrefix): HTMLElement {
  const link = filled("a", title || route);
  link.href = withPrefix(route);
  return title ? filled("li", link, " ", filled("code", route)) : filled("li", link);
}

function filled<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.append(...children);
  return element;
}
