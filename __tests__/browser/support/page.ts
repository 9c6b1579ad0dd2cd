import assert from "node:assert/strict";
import { setTimeout } from "node:timers/promises";
import type { Page } from "playwright-core";
import { closeContext, requestsDone } from "./requests";
import { addressOf } from "./site";
import { withState } from "./state";
import { browserTests } from "./suite";
import { leaveTab, startVisit, STEP_MS, takeTab, type PageOptions, type TabOptions, type Visit } from "./visit";

/**
 * Opens a path in a fresh browser context and runs a test on it; fails for anything that went wrong on the way, such as
 * an error in the console.
 */
export async function withPage(path: string, options: PageOptions, run: (page: Page) => Promise<void>): Promise<void> {
  const visit = await startVisit(options);
  try {
    await open(visit, path, options);
    await run(visit.page);
    if (!options.faulty) await assertFaultless(visit);
  } catch (fault) {
    throw await withState(fault, visit);
  } finally {
    await closeContext(visit.context);
  }
}

/**
 * Opens a path in a tab that others have left, and runs a test on it that changes nothing but the page itself: it
 * answers no requests, adds no scripts, asks for no permissions and opens no other page.
 */
export async function withTab(path: string, options: TabOptions, run: (page: Page) => Promise<void>): Promise<void> {
  const visit = await takeTab(options);
  try {
    await open(visit, path, options);
    await run(visit.page);
    await assertFaultless(visit);
    await leaveTab(visit);
  } catch (fault) {
    const told = await withState(fault, visit);
    await closeContext(visit.context);
    throw told;
  }
}

/**
 * Declares tests, by their names, that only read a page: it is opened once for all of them, and each leaves it as it
 * found it.
 */
export function pageTests(
  path: string,
  options: TabOptions,
  tests: Record<string, (page: Page) => Promise<void>>,
): void {
  const shared: { visit?: Visit } = {};
  const entries = Object.entries(tests);
  const opened = async () => {
    shared.visit ??= await takeTab(options);
    await open(shared.visit, path, options);
    return shared.visit;
  };
  browserTests(
    entries.map(([name, read], index) => ({
      name,
      run: async () => {
        try {
          const visit = shared.visit ?? (await opened());
          await read(visit.page);
          await assertFaultless(visit);
          if (index === entries.length - 1) await leaveTab(visit);
        } catch (fault) {
          // The next test gets a page on which nothing has gone wrong.
          const told = shared.visit ? await withState(fault, shared.visit) : fault;
          if (shared.visit) await closeContext(shared.visit.context);
          shared.visit = undefined;
          throw told;
        }
      },
    })),
  );
}

async function open(
  { page, faults }: Visit,
  path: string,
  { missing, failing, scripts = true, untouched = false }: PageOptions,
): Promise<void> {
  faults.missing = missing ? path : undefined;
  faults.failing = failing;
  const response = await page.goto(addressOf(path));
  assert.equal(response?.status(), missing ? 404 : 200, `status of ${path}`);
  if (scripts && !untouched) await hydrated(page);
}

/** Fails for what has gone wrong on a page, also by what the last step set going. */
async function assertFaultless({ page, faults }: Visit): Promise<void> {
  await page.waitForLoadState();
  await requestsDone(page);
  await page.evaluate("window.reactRests?.()");
  assert.deepEqual(faults.found, []);
}

const HYDRATION_PAUSE_MS = 50;

/**
 * Waits until React has taken over the page that the server sent, with all parts of it that a selector names, and has
 * run its effects, so that buttons and keys do what they say: React takes over the parts one after the other, and finds
 * fault with what a test changed in one before.
 */
export async function hydrated(page: Page, parts = "#gatsby-focus-wrapper"): Promise<void> {
  // Written as text: the compiler of the tests may wrap functions in calls that the page does not know.
  // A page waits with its scripts for a sign of its reader. React marks an element while it still renders; the last of
  // its effects is a mark, which is kept unless a test holds the time.
  const isMarked = `!(performance instanceof Performance) || performance.getEntriesByName("onInitialClientRender").length > 0`;
  const isHydrated = `dispatchEvent(new Event("pointermove")), ((parts) => (${isMarked}) && parts.length > 0 && parts.every((part) => Object.keys(part).some((key) => key.startsWith("__reactFiber"))))([...document.querySelectorAll(${JSON.stringify(parts)})])`;
  // Asked again and again from here: a page may forbid the evaluation by which the browser would wait itself.
  for (let tries = 0; tries < STEP_MS / HYDRATION_PAUSE_MS; tries += 1) {
    // A redirect may take the page away while it is asked.
    if (await page.evaluate(isHydrated).catch(() => false)) return;
    await setTimeout(HYDRATION_PAUSE_MS);
  }
  throw new Error(`React did not take over ${parts} of ${page.url()}`);
}
