import assert from "node:assert/strict";
import { setTimeout } from "node:timers/promises";
import type { BrowserContext, Page } from "playwright-core";
import { faultsOf } from "./faults";
import { requestsDone, watchRequests } from "./requests";
import { addressOf, siteUnderTest } from "./site";
import { browserTests } from "./suite";

/** How a page is opened: window and system as a reader's, what the browser has stored before, whether it runs scripts, and whether the page is meant not to exist. */
export type PageOptions = {
  viewport?: { width: number; height: number };
  colorScheme?: "light" | "dark";
  /** Local storage at the start of the visit. */
  storage?: Record<string, string>;
  /** A page that is answered with 404. */
  missing?: boolean;
  /** False for a reader whose browser runs no JavaScript. */
  scripts?: boolean;
  /** True for a page whose timers a test holds with `holdTime`. */
  clock?: boolean;
};

/** A page that is open, with what went wrong on it so far. */
type Visit = { context: BrowserContext; page: Page; faults: string[] };

/** The limit of a single step: no test that passes ever waits for it, however slow the machine is. */
const STEP_MS = 2 * 60_000;
const DESKTOP = { width: 1440, height: 900 };

/** Opens a path in a fresh browser context and runs a test on it; fails for anything that went wrong on the way, such as an error in the console. */
export async function withPage(path: string, options: PageOptions, run: (page: Page) => Promise<void>): Promise<void> {
  const visit = await visitOf(path, options);
  try {
    await run(visit.page);
    await assertFaultless(visit);
  } finally {
    await visit.context.close();
  }
}

/** Declares tests, by their names, that only read a page: it is opened once for all of them, and each leaves it as it found it. */
export function pageTests(
  path: string,
  options: PageOptions,
  tests: Record<string, (page: Page) => Promise<void>>,
): void {
  const shared: { visit?: Visit } = {};
  const close = async () => {
    await shared.visit?.context.close();
    shared.visit = undefined;
  };
  const entries = Object.entries(tests);
  browserTests(
    entries.map(([name, read], index) => ({
      name,
      run: async () => {
        shared.visit ??= await visitOf(path, options);
        try {
          await read(shared.visit.page);
          await assertFaultless(shared.visit);
        } catch (fault) {
          // The next test gets a page that nothing has gone wrong on.
          await close();
          throw fault;
        }
        if (index === entries.length - 1) await close();
      },
    })),
  );
}

async function visitOf(path: string, options: PageOptions): Promise<Visit> {
  const { url, browser } = siteUnderTest();
  const { host, origin } = new URL(url);
  const context = await browser.newContext({
    viewport: options.viewport ?? DESKTOP,
    colorScheme: options.colorScheme ?? "light",
    javaScriptEnabled: options.scripts ?? true,
    storageState: { cookies: [], origins: [{ origin, localStorage: entriesOf(options.storage ?? {}) }] },
  });
  try {
    context.setDefaultTimeout(STEP_MS);
    watchRequests(context);
    const page = await context.newPage();
    if (options.clock) await page.clock.install();
    const faults = faultsOf(page, host, options.missing ? path : undefined);
    await open(page, path, options);
    return { context, page, faults };
  } catch (fault) {
    await context.close();
    throw fault;
  }
}

async function open(page: Page, path: string, { missing, scripts = true }: PageOptions): Promise<void> {
  const response = await page.goto(addressOf(path));
  assert.equal(response?.status(), missing ? 404 : 200, `status of ${path}`);
  if (scripts) await hydrated(page);
}

/** Fails for what has gone wrong on a page, also by what the last step set going. */
async function assertFaultless({ page, faults }: Visit): Promise<void> {
  await page.waitForLoadState();
  await requestsDone(page);
  assert.deepEqual(faults, []);
}

const HYDRATION_PAUSE_MS = 50;

/** Waits until React has taken over the page that the server sent, or a part of it that loads by itself, so that buttons do what they say. */
export async function hydrated(page: Page, part = "#gatsby-focus-wrapper"): Promise<void> {
  // Written as text: the compiler of the tests may wrap functions in calls that the page does not know.
  const isHydrated = `Object.keys(document.querySelector(${JSON.stringify(part)}) ?? {}).some((key) => key.startsWith("__reactFiber"))`;
  // Asked again and again from here: a page may forbid the evaluation by which the browser would wait itself.
  for (let tries = 0; tries < STEP_MS / HYDRATION_PAUSE_MS; tries += 1) {
    // A redirect may take the page away while it is asked.
    if (await page.evaluate(isHydrated).catch(() => false)) return;
    await setTimeout(HYDRATION_PAUSE_MS);
  }
  throw new Error(`React did not take over ${page.url()}`);
}

function entriesOf(storage: Record<string, string>): { name: string; value: string }[] {
  return Object.entries(storage).map(([name, value]) => ({ name, value }));
}
