import type { Page } from "playwright-core";
import { drawn, until } from "./moments";

/** Sets how large the browser's text is, in pixels: readers choose it once for all pages, and begin with 16. */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard } });
  await until(page, `getComputedStyle(document.documentElement).fontSize === "${standard}px"`);
  await drawn(page);
}
