import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { site as siteInput } from "../site";
import { readSite } from "../lib/site-config";
import { afterIntent } from "./bench-pages/after-intent";
import { bytesOf } from "./bench-pages/bytes";
import { figuresOf } from "./bench-pages/figures";
import { LIGHTHOUSE, lighthouse } from "./bench-pages/lighthouse";
import { lossLines, pagesTable, type PageFinding } from "./bench-pages/table";
import { findChromium } from "./chromium.mjs";
import { listen } from "./listen.mjs";
import { main } from "./run.mjs";
import { staticServer } from "./static-server.mjs";

const HOST = "127.0.0.1";
const RUNS = "3";

/** Where the built site is and where it answers. */
type Served = { folder: string; origin: string; baseUrl: string };

async function bench(): Promise<number> {
  const { folder, runs, routes } = readParameters();
  const { baseUrl } = readSite(siteInput);
  assertBuilt(folder, routes);
  const browser = await findChromium();
  const server = staticServer(folder, baseUrl);
  try {
    const port = await listen(server, 0, HOST);
    const served = { folder, origin: `http://${HOST}:${port}`, baseUrl };
    const findings: PageFinding[] = [];
    for (const route of routes) findings.push(await benchOf(route, runs, browser, served));
    console.log(`\n${[pagesTable(findings), ...lossLines(findings)].join("\n")}\n`);
    console.log(
      `${LIGHTHOUSE}, mobile profile, median of ${runs} runs; sizes are compressed with gzip. ${await versionOf(browser)}, Node ${process.versions.node}.`,
    );
    return 0;
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function benchOf(
  route: string,
  runs: number,
  browser: string,
  { folder, origin, baseUrl }: Served,
): Promise<PageFinding> {
  const url = new URL(`${baseUrl}${route.slice(1)}`, origin).href;
  const reports = [];
  for (let run = 1; run <= runs; run += 1) {
    console.log(`${route}: run ${run} of ${runs} …`);
    reports.push(await lighthouse(url, browser));
  }
  const bytes = (asked: string) => bytesOf(asked, folder, baseUrl);
  return { route, ...figuresOf(reports, bytes), intent: await afterIntent(url, browser, bytes) };
}

function readParameters(): { folder: string; runs: number; routes: string[] } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { folder: { type: "string", default: "public" }, runs: { type: "string", default: RUNS } },
  });
  if (!/^[1-9]\d*$/.test(values.runs))
    throw new Error(`--runs is '${values.runs}', which is not a number of runs. Write one, such as --runs=3.`);
  const wrong = positionals.find((route) => !/^\/(?:.*\/)?$/.test(route));
  if (wrong !== undefined)
    throw new Error(`'${wrong}' is not a route. Write one with a slash at both ends, such as /docs/installation/.`);
  if (positionals.length === 0)
    throw new Error("No page is named. Name one or several, such as: tsx src/commands/bench-pages.ts / /blog/");
  return { folder: values.folder, runs: Number(values.runs), routes: [...new Set(positionals)] };
}

function assertBuilt(folder: string, routes: readonly string[]): void {
  const isThere = (route: string) => existsSync(path.join(folder, route, "index.html"));
  if (!isThere("/"))
    throw new Error(
      `There is no built site in '${folder}'. Build it with \`npm run build\`, or name the folder of one: npm run bench:pages -- --folder=public`,
    );
  const missing = routes.find((route) => !isThere(route));
  if (missing !== undefined)
    throw new Error(
      `The site in '${folder}' has no page '${missing}'. Correct the route, or build the site again with \`npm run build\`.`,
    );
}

async function versionOf(executablePath: string): Promise<string> {
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    return `Chromium ${browser.version()}`;
  } finally {
    await browser.close();
  }
}

void main(bench);
