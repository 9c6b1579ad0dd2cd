import type { SiteSettings } from "../../../lib/settings/site-settings";
import type { SearchClient } from "./search-client";

/** Loads the client that the settings ask for: Algolia's where they name an app, else that of the site's own index. */
export async function loadSearchClient({
  baseUrl,
  search: { appId, apiKey, agent },
}: Pick<SiteSettings, "baseUrl" | "search">): Promise<SearchClient> {
  if (appId && apiKey) {
    const { hostedClient } = await import("./hosted-client");
    return hostedClient({ appId, apiKey, agent });
  }
  const [{ embeddedClient, whenIdle }, { IndexLoader }] = await Promise.all([
    import("./embedded-client"),
    import("./index-loader"),
  ]);
  return embeddedClient(new IndexLoader(baseUrl), whenIdle);
}
