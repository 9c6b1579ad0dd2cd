import { withPrefix } from "gatsby";
import { settings } from "../../../ui/site-settings";
import { loadSearchClient } from "../engine/load-search-client";
import type { SearchClient } from "../engine/search-client";

/** The name of the index that is asked; the site's own has no other. */
export const INDEX_NAME = settings.search.indexName ?? "site";

const loaded: { client?: Promise<SearchClient> } = {};

/** The client of the site's search, which is loaded once; after a failure the next call tries again. */
export function loadClient(): Promise<SearchClient> {
  loaded.client ??= loadSearchClient({ ...settings, baseUrl: withPrefix("/") }).catch((error: unknown) => {
    loaded.client = undefined;
    throw error;
  });
  return loaded.client;
}
