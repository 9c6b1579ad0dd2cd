import { once, EventEmitter } from "node:events";
import type { BrowserContext, Page, Request, Route } from "playwright-core";
import { later } from "./later";

/** The requests of a page that are under way, and an emitter that tells `change` when one begins or ends. */
type Traffic = { under: Set<Request>; events: EventEmitter };

const traffic = new WeakMap<Page, Traffic>();

/** Notes the requests of all pages of a context, for `requestsDone`. */
export function watchRequests(context: BrowserContext): void {
  context.on("page", (page) => {
    const under = new Set<Request>();
    const events = new EventEmitter();
    traffic.set(page, { under, events });
    page.on("request", (request) => {
      // What the page before was still fetching, the browser forgets.
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) under.clear();
      under.add(request);
    });
    const end = (request: Request) => {
      under.delete(request);
      events.emit("change");
    };
    page.on("requestfinished", end).on("requestfailed", end);
    page.on("close", () => {
      under.clear();
      events.emit("change");
    });
  });
}

/** Waits until a page has all that it asked for, and what this made it ask for, too. */
export async function requestsDone(page: Page): Promise<void> {
  const { under, events } = traffic.get(page) ?? { under: new Set<Request>(), events: new EventEmitter() };
  do {
    while (under.size > 0) await once(events, "change");
    // What the page asked for before it answers is noted by then.
    await page.evaluate("0");
  } while (under.size > 0);
}

/** Closes a context; what a test still answers to its pages then fails, and is no fault. */
export async function closeContext(context: BrowserContext): Promise<void> {
  const answering = [context, ...context.pages()];
  await Promise.all(answering.map((one) => one.unrouteAll({ behavior: "ignoreErrors" })));
  await context.close();
}

/** Which requests a page's answers are for: a part of their addresses, or what says so of one. */
type Addresses = Parameters<Page["route"]>[0];

/**
 * Answers what an open page asks for. Chromium says that it asks the test before the page's renderer does: what the
 * page asks for in these milliseconds comes from the server, so this waits until the page gets such an answer.
 */
async function answerOpenPage(page: Page, addresses: Addresses, answer: (route: Route) => Promise<void>) {
  const probe = new URL("?answered-by-the-test", page.url()).href;
  await page.route(probe, (route) => route.fulfill({ status: 204 }));
  await page.route(addresses, answer);
  while ((await page.evaluate(`fetch(${JSON.stringify(probe)}).then(({ status }) => status)`)) !== 204);
}

/** A response that does not come until it is released. */
type Held = { asked: Promise<void>; release: () => void };

/**
 * Holds back what a page asks for at addresses of a pattern: `asked` resolves when it has asked, and `release` lets all
 * of it come.
 */
export async function hold(page: Page, addresses: RegExp): Promise<Held> {
  const asked = later();
  const released = later();
  await answerOpenPage(page, addresses, async (route) => {
    asked.resolve();
    await released.promise;
    await route.continue();
  });
  return { asked: asked.promise, release: released.resolve };
}

/**
 * Answers what a page asks for at some addresses in place of the server, `times` times or until the function that it
 * returns is called. The route stays until the page is closed: taken away earlier, as Playwright's own `times` does, it
 * leaves what the browser asks for at that moment without an answer, for good.
 */
export async function answerFor(
  page: Page,
  addresses: Addresses,
  answer: (route: Route) => Promise<void>,
  times = Infinity,
): Promise<() => void> {
  let left = times;
  await answerOpenPage(page, addresses, (route) => {
    left -= 1;
    return left >= 0 ? answer(route) : route.fallback();
  });
  return () => {
    left = 0;
  };
}
