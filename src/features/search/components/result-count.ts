import { translate } from "../../../lib/words/translate";

/** How many pages a query found, in words. */
export function resultCount(count: number): string {
  return translate({ id: count === 1 ? "search.oneResult" : "search.resultCount", count }, { count });
}
