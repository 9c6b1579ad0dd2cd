import type { SearchSettings } from "../../lib/settings/search-config";

/** Where a push goes. */
type PushTarget = { appId: string; writeKey: string; indexName: string };

/** Where a push goes by the environment and `src/site.ts`; throws with all that is missing. */
export function pushTarget(
  env: Readonly<Record<string, string | undefined>>,
  search: Pick<SearchSettings, "appId" | "indexName">,
): PushTarget {
  const appId = env.ALGOLIA_APP_ID ?? search.appId;
  const indexName = env.ALGOLIA_INDEX_NAME ?? search.indexName;
  const writeKey = env.ALGOLIA_WRITE_KEY;
  const missing = [
    appId ? undefined : "the app: set ALGOLIA_APP_ID, or `search.appId` in src/site.ts",
    indexName ? undefined : "the index: set ALGOLIA_INDEX_NAME, or `search.indexName` in src/site.ts",
    writeKey ? undefined : "a key that may write: set ALGOLIA_WRITE_KEY; it is never in src/site.ts, which readers get",
  ].filter((line) => line !== undefined);
  if (!appId || !indexName || !writeKey)
    throw new Error(
      `The push to Algolia needs more:\n${missing.map((line) => `  - ${line}`).join("\n")}\n` +
        "To see what would be pushed, no key is needed: npm run search:push -- --dry-run",
    );
  return { appId, writeKey, indexName };
}
