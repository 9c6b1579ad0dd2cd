import { chromium } from "playwright-core";

/** What going to the next page transfers: bytes compressed with gzip, and the words of that page. */
export type NextPage = { bytes: number; words: number };

const NEXT = ".site-pagination .next";
/** Of what stands beside and below an article, nothing counts. */
const WORDS =
  "(document.querySelector('.page-article > .prose') ?? document.querySelector('main')).innerText.split(/\\s+/).filter(Boolean).length";
/** The browser saves data, so that nothing is fetched before the click. */
const SAVE_DATA =
  "Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true, effectiveType: '4g' }) })";

/**
 * Follows the link to the next page of the page at an address as a reader does, and counts what that transfers;
 * undefined where there is no such link.
 */
export async function nextPage(
  url: string,
  executablePath: string,
  bytes: (url: string) => number | undefined,
): Promise<NextPage | undefined> {
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage();
    await page.addInitScript(SAVE_DATA);
    await page.goto(url, { waitUntil: "networkidle" });
    const next = page.locator(NEXT);
    if ((await next.count()) === 0) return undefined;
    const asked = new Set<string>();
    page.on("response", (response) => asked.add(response.url()));
    await next.click();
    await page.waitForURL((now) => now.href !== url);
    await page.waitForLoadState("networkidle");
    const sizes = [...asked].map((address) => bytes(address) ?? 0);
    return { bytes: sizes.reduce((sum, size) => sum + size, 0), words: await page.evaluate<number>(WORDS) };
  } finally {
    await browser.close();
  }
}
