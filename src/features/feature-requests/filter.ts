import { folded } from "../../lib/content/folded";
import { compareText } from "../../lib/values/compare-text";
import type { FeatureRequest } from "./request";
import { STATUSES, type RequestStatus } from "./statuses";

/** What filters and orders look at. */
export type ListedRequest = Pick<
  FeatureRequest,
  "slug" | "title" | "description" | "status" | "area" | "areaLabel" | "opened"
>;

/** What a reader chose to see; empty for all. */
export type RequestsState = { words: string; status: string; area: string };

/** The state that the query part of an address gives; a status or an area that none of the requests has is none. */
export function requestsState(
  search: string,
  requests: readonly Pick<ListedRequest, "status" | "area">[],
): RequestsState {
  const parameters = new URLSearchParams(search);
  const chosen = (name: "status" | "area") =>
    requests.find((request) => request[name] === parameters.get(name))?.[name] ?? "";
  return { words: parameters.get("words") ?? "", status: chosen("status"), area: chosen("area") };
}

/** The address of the list for a state; `route` is its own. */
export function requestsAddress(route: string, state: RequestsState): string {
  const parameters = new URLSearchParams(Object.entries(state).filter(([, value]) => value.trim() !== ""));
  const search = parameters.toString();
  return search ? `${route}?${search}` : route;
}

/** The slugs of the requests that a reader wants to see. */
export function shownRequests(requests: readonly ListedRequest[], { words, status, area }: RequestsState): Set<string> {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  const shown = requests.filter((request) => {
    const text = folded(`${request.title} ${request.description} ${request.areaLabel}`);
    const isChosen = (status === "" || request.status === status) && (area === "" || request.area === area);
    return isChosen && wanted.every((word) => text.includes(word));
  });
  return new Set(shown.map(({ slug }) => slug));
}

/** Requests by how far they are, the newest of each first; a status without a request is left out. */
export function byStatus<Request extends Pick<ListedRequest, "status" | "opened" | "slug">>(
  requests: readonly Request[],
): { status: RequestStatus; requests: Request[] }[] {
  const newestFirst = [...requests].sort(
    (one, other) => compareText(other.opened, one.opened) || compareText(one.slug, other.slug),
  );
  return STATUSES.map((status) => ({
    status,
    requests: newestFirst.filter((request) => request.status === status),
  })).filter((group) => group.requests.length > 0);
}

/** The areas that requests have, as key and label, by their labels. */
export function areasOf(
  requests: readonly Pick<ListedRequest, "area" | "areaLabel">[],
): [area: string, label: string][] {
  const labels = new Map(requests.map(({ area, areaLabel }) => [area, areaLabel]));
  return [...labels].sort(([, one], [, other]) => compareText(one, other));
}
