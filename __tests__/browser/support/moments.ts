import { setTimeout } from "node:timers/promises";
import type { Frame, Page } from "playwright-core";
import { STEP_MS } from "./visit";

// An observer's first call comes after a frame is laid out, also where the page's own clock is held. React goes on by
// messages, which come in their order: with one of its own a test waits for what React has begun.
const framesDrawn = (count: number) => `new Promise((resolve) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = resolve;
  let frames = 0;
  (function look() {
    if ((frames += 1) > ${count}) return port2.postMessage("");
    new IntersectionObserver((_, observer) => (observer.disconnect(), look())).observe(document.documentElement);
  })();
})`;

/**
 * Waits until a page, or a frame in it, has drawn some frames, so that it has seen what happened before: a scroll, a
 * change of sizes, what came into view.
 */
export async function drawn(page: Page | Frame, frames = 3): Promise<void> {
  await page.evaluate(framesDrawn(frames));
}

const MOVING = "document.getAnimations().some(({ playState }) => playState === 'running')";
const STILL_FRAMES = 5;

/** Waits until for some frames nothing on the page has moved or changed its colour. */
export async function stillness(page: Page): Promise<void> {
  for (let still = 0; still <= STILL_FRAMES;) {
    await drawn(page, 1);
    still = (await page.evaluate<boolean>(MOVING)) ? 0 : still + 1;
  }
}

const PAUSE_MS = 50;

/** Waits until a condition holds, and asks it again and again; the error names what was waited for. */
export async function soon(what: string, holds: () => unknown): Promise<void> {
  for (let tries = 0; tries < STEP_MS / PAUSE_MS; tries += 1) {
    if (await holds()) return;
    await setTimeout(PAUSE_MS);
  }
  throw new Error(`This never came true: ${what}`);
}

/**
 * Waits until an expression holds on a page, or in a frame of it. It is asked again and again from here: the site's
 * security policy forbids the evaluation by which the browser would wait itself.
 */
export async function until(page: Page | Frame, expression: string): Promise<void> {
  // A page that leads on takes with it what was asked of it.
  await soon(expression, () => page.evaluate<unknown>(expression).catch(() => false));
}

/** Holds all animations of a page at their beginning, until the function that it resolves to is called. */
export async function holdAnimations(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: 0 });
  return async () => {
    await session.send("Animation.setPlaybackRate", { playbackRate: 1 });
    await session.detach();
  };
}

/** Longer than the page needs from being asked for its time to being told to hold it. */
const LEAD_MS = 60 * 60_000;

/**
 * Holds the timers of a page that was opened with a `clock`: they go on only when the test says so, by
 * `page.clock.runFor`.
 */
export async function holdTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate<number>("Date.now()")) + LEAD_MS);
}

/**
 * Turns the mouse wheel over the middle of the window, and waits until the page has come to rest further down or up.
 */
export async function wheel(page: Page, distance: number): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.mouse.move(width / 2, height / 2);
  await page.evaluate(
    "void (window.scrolled = new Promise((resolve) => addEventListener('scrollend', resolve, { once: true })))",
  );
  await page.mouse.wheel(0, distance);
  await page.evaluate("window.scrolled.then(() => undefined)");
  await drawn(page);
}
