import assert from "node:assert/strict";
import { setTimeout } from "node:timers/promises";
import { test } from "node:test";
import { chromium, type BrowserContext, type Page, type Route } from "playwright-core";

/** How a page is opened: window and system as a reader's, what the browser has stored before, whether it runs scripts, and whether the page is meant not to exist. */
export type PageOptions = {
  viewport?: { width: number; height: number };
  colorScheme?: "light" | "dark";
  /** Local storage at the start of the visit. */
  storage?: Record<string, string>;
  /** A page that is answered with 404. */
  missing?: boolean;
  /** Addresses that fail because the test has them fail. */
  failing?: RegExp;
  /** False for a reader whose browser runs no JavaScript. */
  scripts?: boolean;
};

const TEST_MS = 60_000;
const STEP_MS = 15_000;
const DESKTOP = { width: 1440, height: 900 };

/** Declares a browser test; one that hangs fails after a minute. */
export function browserTest(name: string, body: () => Promise<void>): void {
  void test(name, { timeout: TEST_MS }, async () => {
    if (process.env.SITE_PROBLEM) throw new Error(process.env.SITE_PROBLEM);
    await body();
  });
}

/** The address of a path such as `/docs/` on the site under test, below its base URL. */
export function addressOf(path: string): string {
  return new URL(path.replace(/^\//, ""), process.env.SITE_URL).href;
}

/** Opens a path in a fresh browser context and runs a test on it; fails for anything that went wrong on the way, such as an error in the console. */
export async function withPage(path: string, options: PageOptions, run: (page: Page) => Promise<void>): Promise<void> {
  const { SITE_URL = "", BROWSER_ENDPOINT = "" } = process.env;
  const browser = await chromium.connect(BROWSER_ENDPOINT);
  try {
    const context = await browser.newContext({
      viewport: options.viewport ?? DESKTOP,
      colorScheme: options.colorScheme ?? "light",
      javaScriptEnabled: options.scripts ?? true,
      storageState: {
        cookies: [],
        origins: [{ origin: new URL(SITE_URL).origin, localStorage: entriesOf(options.storage ?? {}) }],
      },
    });
    context.setDefaultTimeout(STEP_MS);
    await keepToSite(context, new URL(SITE_URL).host);
    const page = await context.newPage();
    const faults = faultsOf(page, new URL(SITE_URL).host, isExpected(path, options));
    await open(page, path, options);
    await run(page);
    // What the last step set going may still go wrong.
    await page.waitForLoadState("networkidle");
    assert.deepEqual(faults, []);
  } finally {
    await browser.close();
  }
}

async function open(page: Page, path: string, { missing, scripts = true }: PageOptions): Promise<void> {
  const response = await page.goto(addressOf(path));
  assert.equal(response?.status(), missing ? 404 : 200, `status of ${path}`);
  if (scripts) await hydrated(page);
}

const HYDRATION_TRIES = 600;
const HYDRATION_PAUSE_MS = 50;

/** Waits until React has taken over the page that the server sent, or a part of it that loads by itself, so that buttons do what they say. */
export async function hydrated(page: Page, part = "#gatsby-focus-wrapper"): Promise<void> {
  // Written as text: the compiler of the tests may wrap functions in calls that the page does not know.
  const isHydrated = `Object.keys(document.querySelector(${JSON.stringify(part)}) ?? {}).some((key) => key.startsWith("__reactFiber"))`;
  // Asked again and again from here: a page may forbid the evaluation by which the browser would wait itself.
  for (let tries = 0; tries < HYDRATION_TRIES; tries += 1) {
    // A redirect may take the page away while it is asked.
    if (await page.evaluate(isHydrated).catch(() => false)) return;
    await setTimeout(HYDRATION_PAUSE_MS);
  }
  throw new Error(`React did not take over ${page.url()}`);
}

const STILL = `new Promise((resolve) => {
  let frames = 0;
  (function look() {
    frames = document.getAnimations().some(({ playState }) => playState === "running") ? 0 : frames + 1;
    if (frames > 5) resolve();
    else requestAnimationFrame(look);
  })();
})`;

/** Waits until for some frames nothing on the page has moved or changed its colour. */
export async function stillness(page: Page): Promise<void> {
  await page.evaluate(STILL);
}

function entriesOf(storage: Record<string, string>): { name: string; value: string }[] {
  return Object.entries(storage).map(([name, value]) => ({ name, value }));
}

/** Answers requests to other hosts with nothing, so that the tests depend on no network. */
async function keepToSite(context: BrowserContext, host: string): Promise<void> {
  await context.route(
    ({ host: asked }) => asked !== host,
    (route: Route) => route.fulfill({ status: 204 }),
  );
}

/** Whether an address may fail: the path of a page that is missing, or one that the test has fail. */
function isExpected(path: string, { missing, failing }: PageOptions): (url: string) => boolean {
  return (url) => (missing === true && url.includes(path.replace(/\/$/, ""))) || failing?.test(url) === true;
}

/** A list that fills with what goes wrong on a page, but for addresses that may fail. */
function faultsOf(page: Page, host: string, isExpected: (url: string) => boolean): string[] {
  const faults: string[] = [];
  page.on("console", (message) => {
    const isFault = message.type() === "error" || /hydrat/i.test(message.text());
    if (isFault && !isExpected(message.location().url))
      faults.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => faults.push(`page error: ${error.stack ?? error.message}`));
  page.on("response", (response) => {
    const url = response.url();
    if (new URL(url).host === host && response.status() >= 400 && !isExpected(url))
      faults.push(`${response.status()}: ${url}`);
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "failed";
    // A page that is left aborts what it was still fetching.
    if (new URL(request.url()).host === host && !reason.includes("ERR_ABORTED"))
      faults.push(`${reason}: ${request.url()}`);
  });
  return faults;
}
