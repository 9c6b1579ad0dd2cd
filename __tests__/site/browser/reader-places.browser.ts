import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { drawn, until, wheel } from "../../browser/support/moments";
import { hydrated, withTab } from "../../browser/support/page";
import { addressOf } from "../../browser/support/site";
import { browserTest } from "../../browser/support/suite";

const LONG = "/docs/configuration/";

const place = (page: Page) => page.evaluate<number>("Math.round(window.scrollY)");
const isAt = (page: Page, top: number) => until(page, `Math.abs(window.scrollY - ${top}) < 2`);
/** Follows a link without a mouse over it, which would be a sign of the reader. */
const follow = (page: Page, link: string) => page.locator(link).evaluate((element) => (element as HTMLElement).click());
const leave = async (page: Page) => {
  await follow(page, ".site-navbar .side a[href$='/blog/']");
  await page.waitForURL(addressOf("/blog/"));
  await until(page, "window.scrollY === 0");
};
const comeBack = async (page: Page, hash = "") => {
  await page.goBack();
  await page.waitForURL(addressOf(`${LONG}${hash}`));
};

browserTest("Back leads to where the reader was, also when they had scrolled before scripts were there", () =>
  withTab(LONG, { untouched: true }, async (page) => {
    await page.evaluate("window.scrollTo(0, 700)");
    await drawn(page);
    await hydrated(page);
    await leave(page);
    await comeBack(page);
    await isAt(page, 700);
  }),
);

browserTest("Back from a heading leads to the place before it, and again after another page", () =>
  withTab(LONG, {}, async (page) => {
    await wheel(page, 200);
    const before = await place(page);
    await page.locator(".toc-column a").nth(3).click();
    await drawn(page);
    assert.ok((await place(page)) > before + 100);
    await comeBack(page);
    await isAt(page, before);
    await drawn(page);
    await leave(page);
    await comeBack(page);
    await isAt(page, before);
  }),
);

browserTest("Back to a page that was left below its heading leads to the place, and forward to the heading", () =>
  withTab(LONG, {}, async (page) => {
    const link = page.locator(".toc-column a").nth(2);
    const hash = String(await link.getAttribute("href"));
    await link.click();
    await drawn(page);
    await wheel(page, 300);
    const below = await place(page);
    await leave(page);
    await comeBack(page, hash);
    await isAt(page, below);
    await comeBack(page);
    await isAt(page, 0);
    await page.goForward();
    await isAt(page, below);
  }),
);

for (const [kind, hash, page] of [
  ["tab", "#level-2-in-the-second-panel", "/tests/pages/tabs-tests/"],
  ["block", "#a-heading-inside-details", "/docs/markdown-features/toc/"],
] as const)
  browserTest(`Back leads below the part of the address that stands in a closed ${kind}`, () =>
    withTab(`${page}${hash}`, {}, async (tab) => {
      await until(tab, `document.querySelector(${JSON.stringify(hash)})?.checkVisibility() && window.scrollY > 0`);
      await wheel(tab, 250);
      const below = await place(tab);
      await leave(tab);
      await tab.goBack();
      await tab.locator(hash).waitFor();
      await drawn(tab);
      await isAt(tab, below);
    }),
  );

browserTest("a link to a heading of another page leads to the heading", () =>
  withTab("/docs/", {}, async (page) => {
    await page.evaluate(`window.___navigate(${JSON.stringify(`${new URL(addressOf(LONG)).pathname}#site-metadata`)})`);
    await page.waitForURL(addressOf(`${LONG}#site-metadata`));
    await until(page, "window.scrollY > 100");
  }),
);

browserTest(
  "Back leads to the same place of a list that is drawn by and by, also where the browser does not wait",
  () =>
    withTab("/search/?q=sidebar", {}, async (page) => {
      // Chromium scrolls as the page grows, Firefox and Safari do not.
      await page.evaluate("history.scrollRestoration = 'manual'");
      await page.locator("main ol > li").nth(12).waitFor();
      await page.evaluate("window.scrollTo(0, 1500)");
      await drawn(page);
      await leave(page);
      await page.goBack();
      await page.waitForURL(addressOf("/search/?q=sidebar"));
      await isAt(page, 1500);
    }),
);
