import { withPrefix } from "gatsby";
import { once } from "../../../lib/values/once";
import { settings } from "../../../ui/site-settings";
import { loadSearchClient } from "../engine/load-search-client";
import type { SearchClient } from "../engine/search-client";

/** The name of the index that is asked; the site's own has no other. */
export const INDEX_NAME = settings.search.indexName ?? "site";

/** The client of the site's search, which is loaded once; after a failure the next call tries again. */
export const loadClient: () => Promise<SearchClient> = once(() =>
  loadSearchClient({ ...settings, baseUrl: withPrefix("/") }),
);
