import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { readOwnSite } from "../build/context/site-input";
import { site as siteInput } from "../site";
import type { Site } from "../lib/site-config";
import { routeOf } from "../lib/routes/url";
import { afterIntent } from "./bench-pages/after-intent";
import { bytesOf } from "./bench-pages/bytes";
import { figuresOf } from "./bench-pages/figures";
import { LIGHTHOUSE, lighthouse } from "./bench-pages/lighthouse";
import { sameDocs } from "./bench-pages/same-docs";
import { filterCost } from "./bench-pages/showcase-filter";
import { middlePages, templatePages } from "./bench-pages/template-pages";
import { lossLines, pagesTable, type PageFinding } from "./bench-pages/table";
import { findChromium } from "./chromium.mjs";
import { listen } from "./listen.mjs";
import { main } from "./run.mjs";
import { staticServer } from "./static-server.mjs";
import { NOT_FOUND_ROUTE } from "../lib/routes/not-found";

const HELP = `npm run bench:pages -- ROUTE … [--templates] [--folder=public] [--runs=3] [--peers]

Examines pages of the last build with Lighthouse, which npm fetches at first use, and prints scores and bytes.
ROUTE is a page, such as /docs/installation/. --folder is the folder of a build, --runs how often each page is examined.
--templates examines one page of each template beside the named ones, that of middle length.
--peers examines one doc in sites that this engine and other generators, which npm fetches, build of the same docs.
CHROMIUM_PATH is the browser; without it one is found, or installed.`;

const HOST = "127.0.0.1";
const RUNS = "3";
const SHOWCASE_SITES = 1000;
/** Docs of the sites that are compared: as many as share a sidebar, which all generators have in a page. */
const COMPARED_DOCS = 60;

/** Where the built site is and where it answers. */
type Served = { folder: string; origin: string; baseUrl: string };

async function bench(): Promise<number> {
  const { folder, runs, routes: named, withPeers, withTemplates } = readParameters();
  const site = readOwnSite(siteInput);
  if (!withPeers) assertBuilt(folder, named);
  const routes = new Set([...named, ...(withTemplates ? middlePages(templatePages(folder)) : [])]);
  const browser = await findChromium();
  const findings: PageFinding[] = [];
  if (withPeers) findings.push(...(await benchPeers(site, runs, browser)));
  else
    await whileServed(folder, site.baseUrl, async (served) => {
      for (const route of routes) findings.push(await benchOf(route, runs, browser, served));
      const filter = await benchShowcase(browser, served);
      if (filter) console.log(`${filter}\n`);
    });
  console.log(`\n${[pagesTable(findings), ...lossLines(findings)].join("\n")}\n`);
  console.log(
    `${LIGHTHOUSE}, mobile profile, median of ${runs} runs; sizes are compressed with gzip. ${await versionOf(browser)}, Node ${process.versions.node}.`,
  );
  return 0;
}

/** Examines the same doc in sites of this engine and of the other generators. */
async function benchPeers(site: Site, runs: number, browser: string): Promise<PageFinding[]> {
  const findings: PageFinding[] = [];
  for (const [index, { name, folder, route, remove }] of (await sameDocs(site, COMPARED_DOCS)).entries()) {
    const finding = await whileServed(folder, index === 0 ? site.baseUrl : "/", (served) =>
      index === 0 ? benchOf(route, runs, browser, served) : figuresAt(route, runs, browser, served),
    );
    findings.push({ ...finding, route: name });
    rmSync(remove, { recursive: true });
  }
  return findings;
}

/** Serves a built site for as long as a task takes. */
async function whileServed<T>(folder: string, baseUrl: string, task: (served: Served) => Promise<T>): Promise<T> {
  const server = staticServer(folder, baseUrl);
  try {
    const port = await listen(server, 0, HOST);
    return await task({ folder, origin: `http://${HOST}:${port}`, baseUrl });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function benchOf(route: string, runs: number, browser: string, served: Served): Promise<PageFinding> {
  const { folder, baseUrl } = served;
  const figures = await figuresAt(route, runs, browser, served);
  // A page that runs its scripts by itself waits for no intent.
  if (figures.scripts > 0) return figures;
  const bytes = (asked: string) => bytesOf(asked, folder, baseUrl);
  return { ...figures, intent: await afterIntent(addressOf(route, served), browser, bytes) };
}

async function figuresAt(route: string, runs: number, browser: string, served: Served): Promise<PageFinding> {
  const url = addressOf(route, served);
  const reports = [];
  for (let run = 1; run <= runs; run += 1) {
    console.log(`${route}: run ${run} of ${runs} …`);
    reports.push(await lighthouse(url, browser));
  }
  return { route, ...figuresOf(reports, (asked) => bytesOf(asked, served.folder, served.baseUrl)) };
}

function addressOf(route: string, { baseUrl, origin }: Served): string {
  return new URL(`${baseUrl}${route.slice(1)}`, origin).href;
}

/** What filtering the showcase costs, in a sentence; undefined where the site has none. */
async function benchShowcase(browser: string, { folder, origin, baseUrl }: Served): Promise<string | undefined> {
  const { showcase } = readOwnSite(siteInput);
  if (!showcase || !existsSync(path.join(folder, showcase.routeBasePath, "index.html"))) return undefined;
  console.log("showcase: typing …");
  const start = new URL(`${baseUrl}${NOT_FOUND_ROUTE.slice(1)}`, origin).href;
  const cost = await filterCost({ start, showcase: routeOf(showcase.routeBasePath), sites: SHOWCASE_SITES }, browser);
  const [median, most] = [cost.median, cost.most].map((milliseconds) => `${milliseconds.toFixed(1)} ms`);
  return `The showcase with ${cost.sites} sites: a letter typed takes ${median} of script, style and layout (median of ${cost.letters} letters), ${most} at most; a frame has 16.7 ms.`;
}

type Parameters = { folder: string; runs: number; routes: string[]; withPeers: boolean; withTemplates: boolean };

function readParameters(): Parameters {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      folder: { type: "string", default: "public" },
      runs: { type: "string", default: RUNS },
      peers: { type: "boolean", default: false },
      templates: { type: "boolean", default: false },
    },
  });
  if (!/^[1-9]\d*$/.test(values.runs))
    throw new Error(`--runs is '${values.runs}', which is not a number of runs. Write one, such as --runs=3.`);
  const wrong = positionals.find((route) => !/^\/(?:.*\/)?$/.test(route));
  if (wrong !== undefined)
    throw new Error(`'${wrong}' is not a route. Write one with a slash at both ends, such as /docs/installation/.`);
  if (positionals.length === 0 && !values.templates && !values.peers)
    throw new Error("No page is named. Name one or several, such as: npm run bench:pages -- / /blog/");
  return {
    folder: values.folder,
    runs: Number(values.runs),
    routes: positionals,
    withPeers: values.peers,
    withTemplates: values.templates,
  };
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

void main(bench, HELP);
