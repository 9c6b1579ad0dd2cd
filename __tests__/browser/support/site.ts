import type { Browser } from "playwright-core";

/** The site under test: its address with its base URL, and the browser that looks at it. */
type Site = {
  url: string;
  browser: Browser;
  /** Whether what pages look like is kept instead of compared. */
  accepts?: boolean;
};

const current: { site?: Site } = {};

/** Names the site that the tests are about; called once, before they run. */
export function testSite(site: Site): void {
  current.site = site;
}

/** The site under test; throws where none was named. */
export function siteUnderTest(): Site {
  if (!current.site) throw new Error("No site is under test.");
  return current.site;
}

/** The address of a path such as `/docs/` on the site under test, below its base URL. */
export function addressOf(path: string): string {
  return new URL(path.replace(/^\//, ""), siteUnderTest().url).href;
}
