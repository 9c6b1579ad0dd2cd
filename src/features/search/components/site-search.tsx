import { useEffect, useMemo } from "react";
import type { DocsData } from "../../../lib/docs/docs-data";
import { useDocsData } from "../../../ui/docs-data";
import { usePageInfo, type PageInfo } from "../../../ui/page-info";
import { loadClient } from "./site-client";
import { ADDRESS_RULES } from "./address-rules";
import { SearchPanel, type SearchPanelProps } from "./search-panel";
import { readVersions, scopeOf, versionLabels, versionOfPage } from "./search-scope";
import { settings } from "../../../ui/site-settings";

/** What the dialog tells of itself: its query, its field, and how it closes. */
export type SiteSearchProps = Pick<SearchPanelProps, "query" | "field" | "onClose">;

/** Search of this site, for what the reader of the page reads. */
export function SiteSearch(props: SiteSearchProps) {
  const docs = useDocsData();
  const page = usePageInfo();
  const { searchPagePath, suggestions, reportUrl, transformItems } = settings.search;
  const scope = useMemo(() => scopeOf(docs, readVersions(docs, page)), [docs, page]);
  const labels = useMemo(() => versionLabels(docs), [docs]);
  useEffect(() => {
    // What does not come is asked for again by the first query.
    preloadSearch(docs, page).catch(() => undefined);
  }, [docs, page]);
  return (
    <SearchPanel
      {...props}
      {...{ scope, loadClient, transformItems, searchPagePath, suggestions, reportUrl }}
      version={versionOfPage(docs, page)}
      rules={ADDRESS_RULES}
      versionLabels={labels}
    />
  );
}

/** Loads the index of what the reader of a page reads, before they ask for it. */
export async function preloadSearch(docs: DocsData, page: PageInfo): Promise<void> {
  const client = await loadClient();
  await client.preload(scopeOf(docs, readVersions(docs, page)).facetFilters);
}
