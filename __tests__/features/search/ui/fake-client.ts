import type {
  SearchClient,
  SearchHit,
  SearchRequest,
  SearchResult,
} from "../../../../src/features/search/engine/search-client";

/** An answer to one request: the hits of so many pages. */
export function answerOf(request: SearchRequest, hits: readonly SearchHit[], nbHits = hits.length): SearchResult {
  return {
    index: request.indexName,
    query: request.params?.query ?? "",
    params: "",
    hits: [...hits],
    nbHits,
    page: request.params?.page ?? 0,
    nbPages: 1,
    hitsPerPage: 20,
    exhaustiveNbHits: true,
    processingTimeMS: 0,
  };
}

/** A client that gives to each request what a function finds for it, and the requests that it was asked. */
export function fakeClient(find: (query: string, request: SearchRequest) => readonly SearchHit[]): {
  client: SearchClient;
  asked: SearchRequest[];
} {
  const asked: SearchRequest[] = [];
  return {
    asked,
    client: {
      search: async (requests) => {
        asked.push(...requests);
        return { results: requests.map((own) => answerOf(own, find(own.params?.query ?? "", own))) };
      },
      preload: () => Promise.resolve(),
    },
  };
}

/** A client whose answers wait until they are released, all those that were asked for by then. */
export function heldClient(find: (query: string) => readonly SearchHit[]): {
  client: SearchClient;
  answer: () => void;
} {
  const waiting: (() => void)[] = [];
  const { client } = fakeClient(find);
  return {
    answer: () => waiting.splice(0).forEach((release) => release()),
    client: {
      ...client,
      search: async (requests) => {
        await new Promise<void>((resolve) => waiting.push(resolve));
        return client.search(requests);
      },
    },
  };
}
