import { existsSync } from "node:fs";
import path from "node:path";
import type { SearchedPage } from "../features/search/records/searched-page";
import { readVersions } from "../features/docs/files";
import { DEFAULT_TAG, docsTagOf } from "../lib/pages/search-record";
import { readOwnSite } from "../build/context/site-input";
import { site as siteInput } from "../site";
import { builtPages } from "./bench-search/built-pages";
import { corpusPages } from "./bench-search/corpus-pages";
import type { BenchEngine } from "./bench-search/engine";
import { ownEngine } from "./bench-search/own-engine";
import { PAGEFIND, pagefindEngine } from "./bench-search/pagefind-engine";
import { queryTime } from "./bench-search/query-time";
import { mean, reciprocalRank } from "./bench-search/reciprocal-rank";
import { lunrEngine, miniSearchEngine } from "./bench-search/whole-engines";
import { loadTypeScript } from "./load-typescript.mjs";
import { main, takeNoParameters } from "./run.mjs";

const HELP = `npm run bench:search

Asks the search of the last build, MiniSearch, lunr and Pagefind, which npm fetches at first use, the same questions,
and prints quality, bytes and times; then the same for 3,000 and 10,000 docs that it makes up.`;

const SIZES = [3000, 10_000];
const RECORDS = 10_000;
/** Pages from which on lunr and MiniSearch take minutes and gigabytes. */
const MOST_WHOLE = 3000;
const QUERIES_FILE = "__tests__/site/search/queries.ts";
/** Queries to the corpus: names, beginnings, two words, misspelled ones. */
const CORPUS_QUERIES = [
  "topic 512",
  "gateway",
  "clus",
  "parser pipeline",
  "registry of the archive",
  "snapshto",
  "sess",
];

type Query = { query: string; pages: readonly string[] };

async function bench(): Promise<number> {
  takeNoParameters();
  const root = process.cwd();
  const site = readOwnSite(siteInput);
  const tags = site.docs.flatMap((instance) =>
    readVersions(root, instance).versions.flatMap(({ isLast, name }) => (isLast ? [docsTagOf(instance.id, name)] : [])),
  );
  const pages = builtPages(root, (tag) => tag === DEFAULT_TAG || tags.includes(tag));
  const queries = siteQueries(root);
  console.log("| pages | engine | MRR@10 | build | first results |\n| --- | --- | --- | --- | --- |");
  const texts = queries.map(({ query }) => query);
  for (const engine of [ownEngine, miniSearchEngine, lunrEngine, pagefindEngine])
    await compare(engine, pages, texts.length > 0 ? texts : CORPUS_QUERIES, queries);
  for (const size of SIZES) {
    const corpus = [...corpusPages(size)];
    const engines = size > MOST_WHOLE ? [ownEngine, pagefindEngine] : [ownEngine, miniSearchEngine, pagefindEngine];
    for (const engine of engines) await compare(engine, corpus, CORPUS_QUERIES, []);
  }
  const { records, query, first, longest } = await queryTime(RECORDS, CORPUS_QUERIES);
  console.log(
    `\nIn Chromium, ${records} records: a query takes ${query.toFixed(1)} ms, a first one with its files ${first.toFixed(1)} ms (medians); the longest task ${longest.toFixed(0)} ms.`,
  );
  console.log(`${PAGEFIND}, Node ${process.versions.node}; first results: scripts and index, gzip, median and most.`);
  return 0;
}

/** Prints what an engine makes of pages. */
async function compare(
  engine: BenchEngine,
  pages: readonly SearchedPage[],
  texts: readonly string[],
  queries: readonly Query[],
): Promise<void> {
  const index = await engine.build(pages);
  const ranks: number[] = [];
  for (const { query, pages: answers } of queries) ranks.push(reciprocalRank(await index.search(query), answers));
  const bytes: number[] = [];
  for (const text of texts) bytes.push(await index.bytes(text));
  await index.close();
  const sorted = bytes.toSorted((a, b) => a - b);
  const kilobytes = (value = 0) => `${(value / 1000).toFixed(0)} KB`;
  console.log(
    `| ${pages.length} | ${engine.name} | ${ranks.length > 0 ? mean(ranks).toFixed(3) : ""} | ${index.seconds.toFixed(1)} s | ${kilobytes(sorted[Math.floor(sorted.length / 2)])}, ${kilobytes(sorted.at(-1))} |`,
  );
}

/** The queries about this site's own content; none where an adopter has removed them. */
function siteQueries(root: string): Query[] {
  if (!existsSync(path.join(root, QUERIES_FILE))) return [];
  const { tuned, held } = loadTypeScript(root, QUERIES_FILE) as { tuned: Query[]; held: Query[] };
  return [...tuned, ...held];
}

void main(bench, HELP);
