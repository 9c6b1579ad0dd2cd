import { useMemo } from "react";
import { currentLocaleName } from "../../../lib/settings/locale";
import { useDocsData } from "../../../ui/docs-data";
import { usePageInfo } from "../../../ui/page-info";
import { settings } from "../../../ui/site-settings";
import type { SearchRequest } from "../engine/search-client";
import { ADDRESS_RULES } from "./address-rules";
import { SearchPage, type SearchPageProps } from "./search-page";
import { instancesToChoose, versionLabels } from "./search-scope";
import { INDEX_NAME, loadClient } from "./site-client";

/** The client for react-instantsearch, which knows hits as records of any shape. */
const searchClient = {
  search: async (requests: readonly SearchRequest[]) => (await loadClient()).search(requests),
} as SearchPageProps["searchClient"];

/** What follows the field of the page of results of this site. */
export function SiteSearchPage({ address }: Pick<SearchPageProps, "address">) {
  const docs = useDocsData();
  const page = usePageInfo();
  // As they came to the page: a way back leads past what they choose here to what they had before.
  const instances = useMemo(() => instancesToChoose(docs, page), [docs, page]);
  const { contextualSearch, searchParameters, suggestions, reportUrl, transformItems } = settings.search;
  return (
    <SearchPage
      {...{ searchClient, loadClient, address, instances, contextualSearch, suggestions, reportUrl, transformItems }}
      indexName={INDEX_NAME}
      parameters={searchParameters}
      language={currentLocaleName(settings.i18n)}
      versionLabels={versionLabels(docs)}
      rules={ADDRESS_RULES}
    />
  );
}
