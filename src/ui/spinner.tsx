import { translate } from "../lib/words/translate";

/** What stands for something that loads; it appears only when that takes a moment. */
export function Spinner() {
  return <div className="site-spinner" role="status" aria-label={translate({ id: "loading.label" })} />;
}
