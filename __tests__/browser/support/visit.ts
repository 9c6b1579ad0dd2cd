import type { BrowserContext, Page } from "playwright-core";
import { faultsOf, type Faults } from "./faults";
import { watchRequests } from "./requests";
import { siteUnderTest } from "./site";

/**
 * How a page is opened: window and system as a reader's, what the browser has stored before, whether it runs scripts,
 * and whether the page is meant not to exist.
 */
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
  /** True for a page whose reader has done nothing yet: it has not run its scripts. */
  untouched?: boolean;
  /** True for a page whose timers a test holds with `holdTime`. */
  clock?: boolean;
  /** True for a test that adds styles of its own, which the page's content policy would refuse. */
  unguarded?: boolean;
  /** True for a test that brings errors about itself. */
  faulty?: boolean;
};

/** The options of a page in a tab that others have used. */
export type TabOptions = Omit<PageOptions, "storage" | "clock">;

/** A reader's browser with one tab, and what has gone wrong in it so far. */
export type Visit = { context: BrowserContext; page: Page; faults: Faults; scripts: boolean };

/** The limit of a single step: no test that passes ever waits for it, however slow the machine is. */
export const STEP_MS = 5 * 60_000;

const DESKTOP = { width: 1440, height: 900 };

/** Starts a visit with a browser that has never been anywhere. */
export async function startVisit(options: PageOptions): Promise<Visit> {
  const { url, browser } = siteUnderTest();
  const { host, origin } = new URL(url);
  const { scripts = true } = options;
  const context = await browser.newContext({
    viewport: options.viewport ?? DESKTOP,
    colorScheme: options.colorScheme ?? "light",
    javaScriptEnabled: scripts,
    bypassCSP: options.unguarded,
    storageState: { cookies: [], origins: [{ origin, localStorage: entriesOf(options.storage ?? {}) }] },
  });
  // A browser without workers: the tests of those have a server of their own (`deployment.ts`).
  await context.addInitScript("delete Navigator.prototype.serviceWorker");
  context.setDefaultTimeout(STEP_MS);
  watchRequests(context);
  const page = await context.newPage();
  if (options.clock) await page.clock.install();
  return { context, page, faults: faultsOf(page, host), scripts };
}

/** Visits that are over, and whose tabs may be used again. */
const idle: Visit[] = [];

/**
 * Starts a visit in a tab that was used before, where there is one: a window of the browser costs more than the page in
 * it.
 */
export async function takeTab(options: TabOptions): Promise<Visit> {
  const { scripts = true, viewport = DESKTOP, colorScheme = "light" } = options;
  const place = idle.findIndex((visit) => visit.scripts === scripts);
  const [visit] = place < 0 ? [] : idle.splice(place, 1);
  if (!visit) return startVisit(options);
  await visit.page.setViewportSize(viewport);
  await visit.page.emulateMedia({ media: null, colorScheme, reducedMotion: null, forcedColors: null, contrast: null });
  return visit;
}

/** Leaves a tab to others, with nothing in it and nothing stored. */
export async function leaveTab(visit: Visit): Promise<void> {
  await visit.page.evaluate("localStorage.clear(), sessionStorage.clear()");
  await visit.page.goto("about:blank");
  idle.push(visit);
}

function entriesOf(storage: Record<string, string>): { name: string; value: string }[] {
  return Object.entries(storage).map(([name, value]) => ({ name, value }));
}
