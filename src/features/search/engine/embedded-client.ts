import { MissingFileError } from "../../../lib/routes/fetch-json";
import { resultOf, tagsFor } from "./embedded-query";
import type { IndexLoader } from "./index-loader";
import type { SearchClient, SearchRequest } from "./search-client";
import { sparesData } from "../../../lib/values/spares-data";

/** Runs a task when the reader waits for nothing else, or never. */
export type RunLater = (task: () => Promise<void>) => void;

/**
 * Searches the index that the build made of the site; nothing but its files is asked for. After an answer the rest of a
 * small index is loaded `later`, so that other queries need no network.
 */
export function embeddedClient(loader: IndexLoader, later: RunLater): SearchClient {
  const answer = async (requests: readonly SearchRequest[]) => ({
    results: await Promise.all(requests.map((request) => resultOf(request, loader))),
  });
  const completed = new Set<string>();
  const complete = (requests: readonly SearchRequest[]) => {
    for (const { params } of requests) {
      const key = JSON.stringify(params?.facetFilters ?? []);
      if (completed.has(key)) continue;
      completed.add(key);
      later(async () => {
        try {
          for (const tag of await tagsFor(params?.facetFilters, loader)) await tag.whole();
        } catch (error) {
          completed.delete(key);
          throw error;
        }
      });
    }
  };
  return {
    search: async (requests) => {
      const answered = await answer(requests).catch((error: unknown) => {
        // A site that was built anew has other files: what is here belongs to the last build.
        if (error instanceof MissingFileError) loader.reset();
        return answer(requests);
      });
      complete(requests);
      return answered;
    },
    preload: async (facetFilters) => {
      try {
        await tagsFor(facetFilters, loader);
      } catch {
        // The query that follows says so.
      }
    },
  };
}

/** Runs a task once the browser is idle; not where the connection is slow or its reader saves data. */
export const whenIdle: RunLater = (task) => {
  if (sparesData(navigator)) return;
  const run = () => void task().catch(() => undefined);
  if ("requestIdleCallback" in globalThis) requestIdleCallback(run);
  else setTimeout(run, 1000);
};
