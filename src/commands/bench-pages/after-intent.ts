import { chromium, type Browser, type Page } from "playwright-core";

/** What going to the next page transfers: bytes compressed with gzip, and the words of that page. */
type NextPage = { bytes: number; words: number };

/** Milliseconds until a page answers a reader, and of the longest task on the way to it. */
type Answer = { after: number; longestTask: number };

/**
 * What follows the first thing that a reader does on a page: bytes of scripts compressed with gzip, when the page
 * answers on this machine and on a slow phone, and the way to the next page where there is one.
 */
export type AfterIntent = { scripts: number; desktop: Answer; phone: Answer; next?: NextPage };

/** Slow 4G as Lighthouse has it: milliseconds, and bytes a second; and how much slower the processor is. */
const SLOW = { latency: 150, throughput: (1.6 * 1024 * 1024) / 8, processor: 4 };

const NEXT = ".site-pagination .next";
/** Of what stands beside and below an article, nothing counts. */
const WORDS =
  "(document.querySelector('.page-article > .prose') ?? document.querySelector('main')).innerText.split(/\\s+/).filter(Boolean).length";
/** The browser saves data, so that nothing is fetched before the click. */
const SAVE_DATA =
  "Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true, effectiveType: '4g' }) })";

/** Notes the milliseconds of every task of 50 and more. */
const NOTE_TASKS = `window.tasks = [];
new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: "longtask" });`;

/** Gatsby's mark of the time at which React has taken over the page. */
const TAKEN_OVER = "performance.getEntriesByName('onInitialClientRender')[0]?.startTime";

/** Moves the mouse on the page at an address, waits until React has the page, and follows the link to the next one. */
export async function afterIntent(
  url: string,
  executablePath: string,
  bytes: (url: string) => number | undefined,
): Promise<AfterIntent> {
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage({ bypassCSP: true });
    await page.addInitScript(SAVE_DATA);
    await page.goto(url, { waitUntil: "networkidle" });
    const fetched = fetchedBy(page);
    const desktop = await answerOf(page);
    await page.waitForLoadState("networkidle");
    const scripts = sumOf([...fetched].filter((address) => address.endsWith(".js")).map(bytes));
    return { scripts, desktop, phone: await phoneAnswer(browser, url), next: await nextPage(page, bytes) };
  } finally {
    await browser.close();
  }
}

/** Moves the mouse, and waits until React has the page. */
async function answerOf(page: Page): Promise<Answer> {
  await page.evaluate(NOTE_TASKS);
  const start = await page.evaluate<number>("performance.now()");
  await page.mouse.move(200, 300);
  await page.waitForFunction(TAKEN_OVER);
  const end = await page.evaluate<number>(TAKEN_OVER);
  return { after: end - start, longestTask: await page.evaluate<number>("Math.max(0, ...window.tasks)") };
}

async function phoneAnswer(browser: Browser, url: string): Promise<Answer> {
  const page = await browser.newPage({ bypassCSP: true, viewport: { width: 390, height: 844 } });
  await page.goto(url, { waitUntil: "networkidle" });
  const devTools = await page.context().newCDPSession(page);
  const { latency, throughput, processor: rate } = SLOW;
  const network = { offline: false, latency, downloadThroughput: throughput, uploadThroughput: throughput };
  await devTools.send("Network.enable");
  await devTools.send("Network.emulateNetworkConditions", network);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate });
  try {
    return await answerOf(page);
  } finally {
    await page.close();
  }
}

async function nextPage(page: Page, bytes: (url: string) => number | undefined): Promise<NextPage | undefined> {
  const url = page.url();
  const next = page.locator(NEXT);
  if ((await next.count()) === 0) return undefined;
  const fetched = fetchedBy(page);
  await next.click();
  await page.waitForURL((now) => now.href !== url);
  await page.waitForLoadState("networkidle");
  return { bytes: sumOf([...fetched].map(bytes)), words: await page.evaluate<number>(WORDS) };
}

/** The addresses of all that a page is answered from now on. */
function fetchedBy(page: Page): Set<string> {
  const fetched = new Set<string>();
  page.on("response", (response) => fetched.add(response.url()));
  return fetched;
}

function sumOf(sizes: readonly (number | undefined)[]): number {
  return sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0);
}
