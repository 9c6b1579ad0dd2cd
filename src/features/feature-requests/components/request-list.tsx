import { useCallback, useDeferredValue, useMemo } from "react";
import { useAddressState } from "../../../ui/address-state";
import { NEEDS_SCRIPTS } from "../../../ui/held-scripts";
import { ListCount } from "../../../ui/list-count";
import { SiteLink } from "../../../ui/site-link";
import { areasOf, byStatus, requestsAddress, requestsState, shownRequests, type ListedRequest } from "../filter";
import { statusWord, word } from "../words";
import { RequestFilters } from "./request-filters";

/** A request as the page's query gives it. */
type LinkedRequest = ListedRequest & { permalink: string };

/** All requests by their status, and the form that chooses among them; what it chooses stands in the address. */
export function RequestList({ route, requests }: { route: string; requests: readonly LinkedRequest[] }) {
  const address = useAddressState({
    read: useCallback((search) => requestsState(search, requests), [requests]),
    addressOf: (chosen) => requestsAddress(route, chosen),
  });
  const { state, change } = address;
  const chosen = useDeferredValue(state);
  const shown = useMemo(() => shownRequests(requests, chosen), [requests, chosen]);
  const groups = useMemo(() => byStatus(requests), [requests]);
  return (
    <div className="feature-requests" {...{ [NEEDS_SCRIPTS]: "choice" }}>
      <RequestFilters statuses={groups.map(({ status }) => status)} areas={areasOf(requests)} {...address} />
      <ListCount
        text={word("count", { count: shown.size, requests: requests.length })}
        clear={word("clear")}
        isFiltered={shown.size < requests.length}
        onClear={() => change({ words: "", status: "", area: "" })}
      />
      {shown.size === 0 && requests.length > 0 && <p>{word("nothing")}</p>}
      {groups.map(({ status, requests: own }) => (
        <section key={status} hidden={!own.some(({ slug }) => shown.has(slug))} aria-labelledby={`status-${status}`}>
          <h2 id={`status-${status}`}>{statusWord(status)}</h2>
          <ul>
            {own.map(({ slug, permalink, title, description, areaLabel }) => (
              <li key={slug} hidden={!shown.has(slug)}>
                <SiteLink href={permalink}>{title}</SiteLink>
                <span className="area">{areaLabel}</span>
                <p>{description}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
