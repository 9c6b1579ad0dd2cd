import { chromium, type Page } from "playwright-core";

/** What going to the next page transfers: bytes compressed with gzip, and the words of that page. */
export type NextPage = { bytes: number; words: number };

/**
 * What follows the first thing that a reader does on a page: bytes of scripts compressed with gzip, milliseconds until
 * the page answers (on this machine, without a slower network or processor), and the way to the next page where there
 * is one.
 */
export type AfterIntent = { scripts: number; milliseconds: number; next?: NextPage };

const NEXT = ".site-pagination .next";
/** Of what stands beside and below an article, nothing counts. */
const WORDS =
  "(document.querySelector('.page-article > .prose') ?? document.querySelector('main')).innerText.split(/\\s+/).filter(Boolean).length";
/** The browser saves data, so that nothing is fetched before the click. */
const SAVE_DATA =
  "Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true, effectiveType: '4g' }) })";

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
    const page = await browser.newPage();
    await page.addInitScript(SAVE_DATA);
    await page.goto(url, { waitUntil: "networkidle" });
    const fetched = fetchedBy(page);
    const start = await page.evaluate<number>("performance.now()");
    await page.mouse.move(200, 300);
    await page.waitForFunction(TAKEN_OVER);
    const end = await page.evaluate<number>(TAKEN_OVER);
    await page.waitForLoadState("networkidle");
    const scripts = sumOf([...fetched].filter((address) => address.endsWith(".js")).map(bytes));
    return { scripts, milliseconds: end - start, next: await nextPage(page, bytes) };
  } finally {
    await browser.close();
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
