import { translate } from "../../../lib/words/translate";

/** What the page of results is called for a query, empty for none. */
export function searchTitle(query: string): string {
  return query.trim() === "" ? translate({ id: "search.label" }) : translate({ id: "search.resultsFor" }, { query });
}
