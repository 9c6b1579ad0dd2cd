import type { MouseEvent } from "react";
import { translate } from "../../../lib/words/translate";
import { focusField } from "./focus-field";

/** What stands in the place of results that could not be fetched, with the button that asks for them again. */
export function SearchFailure({ onRetry }: { onRetry: () => void }) {
  const onClick = ({ currentTarget }: MouseEvent) => {
    focusField(currentTarget);
    onRetry();
  };
  return (
    <div role="alert" className="empty">
      <p className="title">{translate({ id: "search.failed" })}</p>
      <p>{translate({ id: "search.failedHint" })}</p>
      <button type="button" onClick={onClick}>
        {translate({ id: "loading.retry" })}
      </button>
    </div>
  );
}
