import { translate } from "../../../lib/translate";

/** How many pages a query found, in words. */
export function resultCount(count: number): string {
  return count === 1 ? translate({ id: "search.oneResult" }) : translate({ id: "search.resultCount" }, { count });
}
