import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { drawn, until } from "../../../browser/support/moments";
import { hydrated, withTab } from "../../../browser/support/page";
import { browserTest } from "../../../browser/support/suite";

const PAGE = "/tests/pages/z-index-tests/";

/** Whether what lies on top at a point of the window belongs to an element. */
const isOnTop = (page: Page, selector: string, x: number, y: number) => page.evaluate(onTop(selector, x, y));

const onTop = (selector: string, x: number, y: number) =>
  `Boolean(document.elementFromPoint(${x}, ${y})?.closest(${JSON.stringify(selector)}))`;

browserTest("navbar, menu and search lie above whatever the page has below them", () =>
  withTab(PAGE, {}, async (page) => {
    await hydrated(page, ".test-stacking");
    for (const selector of [
      ".test-stacking",
      ".tabs",
      ".live-code",
      "[style*='z-index:1000'], [style*='z-index: 1000']",
      "[style*=sticky]",
    ]) {
      // On the way up the navbar shows, over what is below it.
      await page
        .locator(selector)
        .first()
        .evaluate((element) => {
          window.scrollTo(0, window.scrollY + element.getBoundingClientRect().top);
        });
      await drawn(page);
      await page.evaluate("scrollBy(0, -20)");
      await page.locator(".site-navbar[data-hidden=false]").waitFor();
      // It slides into its place.
      await until(page, onTop(".site-navbar", 700, 8));
    }
    await page.getByRole("button", { name: "Canary 🚧" }).press("Enter");
    const item = await page.locator(".site-navbar").getByRole("link", { name: "All versions" }).boundingBox();
    assert.ok(item && (await isOnTop(page, ".site-navbar .menu", item.x + item.width / 2, item.y + item.height / 2)));
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+k");
    await page.locator(".search-dialog[open]").waitFor();
    assert.equal(await isOnTop(page, ".search-dialog", 700, 8), true);
  }),
);

browserTest("on phones the menu covers the page and the navbar", () =>
  withTab(PAGE, { viewport: { width: 390, height: 844 } }, async (page) => {
    await page.getByRole("button", { name: "Open the menu" }).click();
    await page.getByRole("dialog", { name: "Menu" }).waitFor();
    for (const [x, y] of [
      [40, 30],
      [40, 800],
      [380, 400],
    ] as const)
      assert.equal(await isOnTop(page, ".mobile-menu", x, y), true, `${x}, ${y}`);
  }),
);
