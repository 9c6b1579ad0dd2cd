import { translate } from "../../../lib/words/translate";

/** How many pages a query found, in words. */
export function resultCount(count: number): string {
  return translate({ id: count === 1 ? "search.oneResult" : "search.resultCount", count }, { count });
}

/** What screen readers say of the answer to a query: how many pages it found, or that there are none. */
export function answerWords(count: number, query: string): string {
  return count === 0 ? `${translate({ id: "search.none" })} “${query}”` : resultCount(count);
}
