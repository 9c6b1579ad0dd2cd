import { useDocsData } from "../../../ui/docs-data";
import { usePageInfo } from "../../../ui/page-info";

/** Loads the code of search, which is no part of any page. */
export const loadSiteSearch = () => import("./site-search");

/** Returns what loads the code of search and the index of what the page's reader reads, before they ask for it. */
export function useSearchAhead(): () => void {
  const docs = useDocsData();
  const page = usePageInfo();
  // What does not come is asked for again when search opens.
  return () =>
    void loadSiteSearch().then(
      ({ preloadSearch }) => preloadSearch(docs, page),
      () => undefined,
    );
}
