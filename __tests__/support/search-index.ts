import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { embeddedClient, type RunLater } from "../../src/features/search/engine/embedded-client";
import { IndexLoader, type FetchJson } from "../../src/features/search/engine/index-loader";
import { MissingFileError } from "../../src/lib/routes/fetch-json";
import type { SearchClient, SearchParameters, SearchResult } from "../../src/features/search/engine/search-client";
import { SiteWriter } from "../../src/features/search/index-files/site-writer";
import type { SearchedPage } from "../../src/features/search/records/searched-page";

/** A page to search, with what a test does not say filled in. */
export function searchedPage(url: string, title: string, more: Partial<SearchedPage> = {}): SearchedPage {
  return { url, title, group: "Docs", language: "en", tag: "default", rank: 1, sections: [], ...more };
}

/** An index of pages in a folder of its own, and a client that reads it; `loaded` are the files it asked for. */
export type TestIndex = {
  folder: string;
  loaded: string[];
  client: SearchClient;
  get: FetchJson;
  search: (query: string, parameters?: SearchParameters) => Promise<SearchResult>;
  /** The pages that a query finds, best first. */
  pagesFor: (query: string, parameters?: SearchParameters) => Promise<string[]>;
  remove: () => void;
};

/** Writes an index, and opens it; `later` runs what a client does after its answers, which is nothing by default. */
export function indexOf(
  pages: Iterable<SearchedPage>,
  later: RunLater = () => undefined,
  synonyms: readonly (readonly string[])[] = [],
): TestIndex {
  const folder = mkdtempSync(path.join(os.tmpdir(), "search-"));
  const writer = new SiteWriter(path.join(folder, "search"), synonyms);
  for (const page of pages) writer.add(page);
  writer.finish();
  const loaded: string[] = [];
  const get: FetchJson = (address) => {
    loaded.push(address.replace(/^\/search\//, "").replace(/\.[\da-f]{12}\//, "/"));
    const file = path.join(folder, address);
    if (!existsSync(file)) return Promise.reject(new MissingFileError(`There is no ${address}.`));
    return Promise.resolve(JSON.parse(readFileSync(file, "utf8")) as unknown);
  };
  const client = embeddedClient(new IndexLoader("/", get), later);
  const search = async (query: string, parameters: SearchParameters = {}) => {
    const { results } = await client.search([{ indexName: "site", params: { query, ...parameters } }]);
    const [result] = results;
    if (!result) throw new Error("A request has no result.");
    return result;
  };
  return {
    folder,
    loaded,
    client,
    get,
    search,
    pagesFor: async (query, parameters) => {
      const { hits } = await search(query, parameters);
      return [...new Set(hits.map((hit) => hit.url_without_anchor))];
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
