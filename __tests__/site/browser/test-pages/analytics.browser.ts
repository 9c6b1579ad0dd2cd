import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { hydrated, withTab } from "../../../browser/support/page";
import { addressOf } from "../../../browser/support/site";
import { browserTest } from "../../../browser/support/suite";

const PAGE = "/tests/pages/analytics/";

const views = (page: Page) => page.locator(".test-box code").allInnerTexts();
/** Waits until so many views were reported. */
const reported = (page: Page, count: number) => page.locator(`.test-box li:nth-child(${count})`).waitFor();

browserTest("each page view is reported once, with its query, and a change of the hash is none", () =>
  withTab(PAGE, {}, async (page) => {
    await hydrated(page, ".test-box");
    const path = new URL(addressOf(PAGE)).pathname;
    assert.deepEqual(await views(page), [path]);
    await page.getByRole("link", { name: "This page with a query" }).click();
    await reported(page, 2);
    await page.getByRole("link", { name: "This page with a hash" }).click();
    await page.waitForURL(/#steps$/);
    await reported(page, 3);
    await page.getByRole("link", { name: "A doc", exact: true }).click();
    await page.waitForURL(addressOf("/tests/docs/"));
    // The address changes before the page does, and a page that never showed is no view.
    await page.locator(".test-box").waitFor({ state: "detached" });
    await page.goBack();
    await page.waitForURL(addressOf(`${PAGE}#steps`));
    await reported(page, 5);
    const list = await views(page);
    assert.deepEqual(list.slice(0, 2), [path, `${path}?test=1`]);
    assert.deepEqual(list.slice(-2), [new URL(addressOf("/tests/docs/")).pathname, `${path}#steps`]);
  }),
);
