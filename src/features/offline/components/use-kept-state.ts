import { withPrefix } from "gatsby";
import { useEffect, useState } from "react";
import { subscribeToPageViews } from "../../../ui/page-views";
import { watchState } from "../kept-state";
import type { KeptState } from "../messages";

/** What is kept of the site for offline; undefined until its worker has said so. */
export function useKeptState(): KeptState | undefined {
  const [state, setState] = useState<KeptState>();
  useEffect(() => {
    const { askLater, end } = watchState(withPrefix("/"), setState);
    // The page that is there then is kept, too.
    const endViews = subscribeToPageViews(askLater);
    return () => {
      endViews();
      end();
    };
  }, []);
  return state;
}
