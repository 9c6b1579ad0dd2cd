import type { Page } from "playwright-core";
import { later } from "./later";

const queue = { last: Promise.resolve() };

/**
 * Lets a page write and read the clipboard while a function runs; all pages of the browser have one clipboard, so each
 * waits for its turn.
 */
export async function withClipboard(page: Page, run: () => Promise<void>): Promise<void> {
  const before = queue.last;
  const turn = later();
  queue.last = turn.promise;
  await before;
  try {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await run();
  } finally {
    turn.resolve();
  }
}
