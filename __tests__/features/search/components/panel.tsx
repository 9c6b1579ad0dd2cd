import { act, useEffect, useState } from "react";
import { SearchPanel, type SearchPanelProps } from "../../../../src/features/search/components/search-panel";
import type { SearchClient } from "../../../../src/features/search/engine/search-client";
import { draw } from "../../../support/drawn";
import { animateAtOnce } from "../../../support/motion";

/** A panel of search with its field, drawn into a page of jsdom's own, and what a reader does with it. */
type DrawnPanel = {
  field: HTMLInputElement;
  /** Types a query, and lets the client answer; the time that the reader stops to type has passed then. */
  type: (query: string) => Promise<void>;
  /** Types a query, and leaves it there. */
  enter: (query: string) => Promise<void>;
  press: (key: string, more?: KeyboardEventInit) => Promise<boolean>;
  find: (selector: string) => HTMLElement[];
  text: () => string;
  closed: () => number;
};

/** Draws the panel of search for a client. */
export async function drawPanel(client: SearchClient, more: Partial<SearchPanelProps> = {}): Promise<DrawnPanel> {
  animateAtOnce();
  jest.useFakeTimers();
  const field = document.body.appendChild(document.createElement("input"));
  const state = { closed: 0 };
  const props: Omit<SearchPanelProps, "query"> = {
    field,
    scope: { indexName: "site", facetFilters: [] },
    loadClient: () => Promise.resolve(client),
    onClose: () => (state.closed += 1),
    rules: { baseUrl: "/", movedPaths: [] },
    versionLabels: { "docs-default-1.0": "1.0" },
    suggestions: [],
    searchPagePath: "/search/",
    reportUrl: "https://example.org/report",
    ...more,
  };
  const change = await draw(<PanelOf {...props} query="" />);
  const enter = (query: string) => change(<PanelOf {...props} query={query} />);
  const type = async (query: string) => {
    await enter(query);
    await act(async () => void (await jest.runAllTimersAsync()));
  };
  return {
    field,
    type,
    enter,
    press: async (key, keys = {}) => {
      const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...keys });
      await act(async () => void field.dispatchEvent(event));
      return event.defaultPrevented;
    },
    find: (selector) => [...document.querySelectorAll<HTMLElement>(selector)],
    text: () => document.body.textContent ?? "",
    closed: () => state.closed,
  };
}

/** The panel for a query, and from then on for what its field holds. */
function PanelOf({ query, ...props }: SearchPanelProps) {
  const [shown, setShown] = useState(query);
  const { field } = props;
  useEffect(() => setShown(query), [query]);
  useEffect(() => {
    const follow = () => setShown(field.value);
    field.addEventListener("input", follow);
    return () => field.removeEventListener("input", follow);
  }, [field]);
  return <SearchPanel {...props} query={shown} />;
}
