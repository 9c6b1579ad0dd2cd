import type { SiteInput } from "../../lib/site-config";
import type { DocusaurusConfig } from "../config";

type SearchInput = NonNullable<SiteInput["search"]>;

/** Search by the settings of Algolia in a theme's configuration; without them the site has its own index. */
export function mapSearch({ themeConfig: { algolia } }: DocusaurusConfig): SearchInput {
  if (!algolia) return {};
  const textOf = (key: string) => (typeof algolia[key] === "string" && algolia[key] !== "" ? algolia[key] : undefined);
  const [appId, apiKey, indexName] = [textOf("appId"), textOf("apiKey"), textOf("indexName")];
  const path = algolia.searchPagePath;
  return {
    ...(appId && apiKey && indexName && { appId, apiKey, indexName }),
    ...(typeof algolia.contextualSearch === "boolean" && { contextualSearch: algolia.contextualSearch }),
    ...(textOf("externalUrlRegex") && { externalUrlRegex: textOf("externalUrlRegex") }),
    ...(textOf("placeholder") && { placeholder: textOf("placeholder") }),
    ...(typeof algolia.searchParameters === "object" && {
      searchParameters: algolia.searchParameters as SearchInput["searchParameters"],
    }),
    ...(path === false && { searchPagePath: false as const }),
    ...(typeof path === "string" && { searchPagePath: `/${path.replace(/^\/+|\/+$/g, "")}/` }),
  };
}
