import { useSyncExternalStore } from "react";
import { translate } from "../../lib/words/translate";
import { isPageLate, subscribeToLatePages } from "./page-loads";

/** A bar at the top of the window while the next page is late and the old one stays. */
export function ProgressBar() {
  const late = useSyncExternalStore(subscribeToLatePages, isPageLate, () => false);
  return late && <div role="progressbar" aria-label={translate({ id: "loading.page" })} className="progress-bar" />;
}
