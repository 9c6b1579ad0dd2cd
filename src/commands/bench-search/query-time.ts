import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { chromium } from "playwright-core";
import { SiteWriter } from "../../features/search/index-files/site-writer";
import { recordsOf } from "../../features/search/records/searched-page";
import { findChromium } from "../chromium.mjs";
import { listen } from "../listen.mjs";
import { staticServer } from "../static-server.mjs";
import { corpusPages } from "./corpus-pages";
import { browserScript } from "./script-bytes";

const HOST = "127.0.0.1";
const RUNS = 5;
const CLIENT = `
  import { embeddedClient } from "./src/features/search/engine/embedded-client";
  import { IndexLoader } from "./src/features/search/engine/index-loader";
  window.makeClient = () => embeddedClient(new IndexLoader("/"), () => undefined);
`;

/** Milliseconds in a browser, medians: of a query whose files are here, and of one for which all must come. */
type QueryTime = { records: number; query: number; first: number; longest: number };

/** Asks the site's own index of a corpus with at least so many records in Chromium. */
export async function queryTime(records: number, queries: readonly string[]): Promise<QueryTime> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "bench-query-"));
  const writer = new SiteWriter(path.join(folder, "search"));
  let count = 0;
  for (const page of corpusPages(records)) {
    if (count >= records) break;
    writer.add(page);
    count += recordsOf(page).length;
  }
  writer.finish();
  const server = staticServer(folder, "/");
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage();
    await page.goto(`http://${HOST}:${await listen(server, 0, HOST)}/search/manifest.json`);
    await page.addScriptTag({ content: await browserScript(CLIENT, process.cwd()) });
    const measured = await page.evaluate<{ query: number[]; first: number[]; longest: number }>(
      `(${MEASURE})(${JSON.stringify(queries)}, ${RUNS})`,
    );
    return { records: count, query: median(measured.query), first: median(measured.first), longest: measured.longest };
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  }
}

/**
 * Runs in the browser: the time of each query, with a client that has nothing and with one that has the files, and the
 * longest task on the way.
 */
const MEASURE = `async (queries, runs) => {
  const client = window.makeClient();
  const times = { query: [], first: [], longest: 0 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) times.longest = Math.max(times.longest, duration);
  }).observe({ type: "longtask" });
  const ask = async (asked, query) => {
    const start = performance.now();
    await asked.search([{ indexName: "site", params: { query, hitsPerPage: 8 } }]);
    return performance.now() - start;
  };
  for (const query of queries) {
    times.first.push(await ask(window.makeClient(), query));
    await ask(client, query);
    for (let run = 0; run < runs; run += 1) times.query.push(await ask(client, query));
  }
  return times;
}`;

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
