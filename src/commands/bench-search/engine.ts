import { gzipSync } from "node:zlib";
import type { SearchedPage } from "../../features/search/records/searched-page";

/** An index of pages: what it took to make, which pages a query finds, and what a reader loads for a first query. */
type BuiltIndex = {
  seconds: number;
  search: (query: string) => Promise<string[]>;
  /** Bytes, compressed with gzip, from nothing to the first results of a query; the engine's own script counts. */
  bytes: (query: string) => Promise<number>;
  close: () => Promise<void> | void;
};

/** A search engine under comparison. */
export type BenchEngine = { name: string; build: (pages: readonly SearchedPage[]) => Promise<BuiltIndex> };

/** Bytes of a text compressed with gzip. */
export function gzipped(text: string | Uint8Array): number {
  return gzipSync(text).length;
}

/** Runs a task, and says how many seconds it took. */
export async function timed<T>(task: () => T | Promise<T>): Promise<{ result: T; seconds: number }> {
  const start = performance.now();
  const result = await task();
  return { result, seconds: (performance.now() - start) / 1000 };
}
