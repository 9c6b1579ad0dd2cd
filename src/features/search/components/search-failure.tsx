import { translate } from "../../../lib/words/translate";

/** What stands in the place of results that could not be fetched. */
export function SearchFailure() {
  return (
    <div role="alert" className="empty">
      <p className="title">{translate({ id: "search.failed" })}</p>
      <p>{translate({ id: "search.failedHint" })}</p>
    </div>
  );
}
