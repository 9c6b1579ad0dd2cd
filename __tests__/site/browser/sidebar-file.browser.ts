import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { hydrated, withPage } from "../../browser/support/page";
import { answerFor } from "../../browser/support/requests";
import { addressOf } from "../../browser/support/site";
import { browserTest } from "../../browser/support/suite";

const PAGE = "/docs/installation/";
const FILE = /\/sidebars\/[^/]+\.json$/;
const PHONE = { width: 390, height: 844 };

const sidebar = (page: Page) => page.locator(".site-sidebar");
const htmlOf = (page: Page, selector: string) => page.locator(selector).innerHTML();
const expand = (page: Page) => sidebar(page).getByRole("button", { name: "Expand the category Guides", exact: true });
/** Everything on a page that is made of its sidebar. */
const partsOf = (page: Page) =>
  Promise.all([".sidebar-menu", ".site-breadcrumbs", ".site-pagination"].map((selector) => htmlOf(page, selector)));

/** Opens a category, once the list that works is in the place of the one in the HTML: only that list opens. */
const assertOpens = async (page: Page) => {
  await hydrated(page, ".site-sidebar .sidebar-menu > ul");
  await expand(page).click();
  await sidebar(page).getByRole("button", { name: "Collapse the category Guides", exact: true }).waitFor();
};

/** What the console says of sidebars from now on. */
function wordsOf(page: Page): string[] {
  const words: string[] = [];
  page.on("console", (message) => message.text().includes("The sidebar '") && words.push(message.text()));
  return words;
}

/**
 * Reads the same page again once a test has changed how the sidebar's file is answered; returns what the server sent of
 * its parts.
 */
async function reload(page: Page): Promise<string[]> {
  await page.reload();
  await hydrated(page);
  return partsOf(page);
}

const assertWorks = async (page: Page) => {
  const mode = await page.locator("html").getAttribute("data-theme");
  await page.getByRole("button", { name: /^Switch between light and dark mode/ }).click();
  assert.notEqual(await page.locator("html").getAttribute("data-theme"), mode);
};

browserTest(
  "a page works while its sidebar's file is held back, and shows all of its sidebar; with the file it opens",
  () =>
    withPage(PAGE, {}, async (page) => {
      const whole = await partsOf(page);
      const held: { release: () => void } = { release: () => undefined };
      const released = new Promise<void>((resolve) => (held.release = resolve));
      await page.route(FILE, async (route) => {
        await released;
        await route.continue();
      });
      assert.deepEqual(await reload(page), whole);
      await assertWorks(page);
      await page.locator(".toc-column a").last().click();
      assert.deepEqual(await partsOf(page), whole);
      const arrived = page.waitForResponse(FILE);
      held.release();
      await (await arrived).finished();
      await assertOpens(page);
    }),
);

for (const [what, status, body] of [
  ["missing", 404, "Not found"],
  ["no JSON", 200, "<!doctype html>"],
  ["no list", 200, "{}"],
] as const) {
  browserTest(`a page whose sidebar's file is ${what} works, keeps the sidebar of its HTML, and says so`, () =>
    withPage(PAGE, { failing: FILE }, async (page) => {
      const whole = await partsOf(page);
      const words = wordsOf(page);
      await page.route(FILE, (route) => route.fulfill({ status, body, contentType: "text/html" }));
      assert.deepEqual(await reload(page), whole);
      await assertWorks(page);
      await page.locator(".toc-column a").last().click();
      assert.deepEqual(await partsOf(page), whole);
      assert.equal(words.length, 1, words.join("\n"));
      assert.match(await page.getByRole("alert").innerText(), /^The list of pages could not be loaded\./);
      await sidebar(page).getByRole("link", { name: "Configuration", exact: true }).click();
      await page.waitForURL(addressOf("/docs/configuration/"));
      await hydrated(page);
      assert.equal(await sidebar(page).locator("[aria-current=page]").innerText(), "Configuration");
    }),
  );
}

browserTest("Retry brings the sidebar's file, and its categories open", () =>
  withPage(PAGE, { failing: FILE }, async (page) => {
    const whole = await partsOf(page);
    const bringBack = await answerFor(page, FILE, (route) => route.fulfill({ status: 503 }));
    await reload(page);
    const notice = page.getByRole("alert");
    await notice.getByRole("button", { name: "Retry" }).click();
    await notice.waitFor();
    bringBack();
    await notice.getByRole("button", { name: "Retry" }).click();
    await notice.waitFor({ state: "hidden" });
    assert.deepEqual(await partsOf(page), whole);
    await assertOpens(page);
  }),
);

browserTest("on phones the menu shows what the page's HTML has of a sidebar whose file is missing", () =>
  withPage(PAGE, { viewport: PHONE, failing: FILE }, async (page) => {
    await page.route(FILE, (route) => route.fulfill({ status: 404 }));
    await page.reload();
    await hydrated(page);
    await page.getByRole("button", { name: "Open the menu" }).click();
    const panel = page.getByRole("dialog");
    await panel.getByRole("link", { name: "Configuration", exact: true }).click();
    await page.waitForURL(addressOf("/docs/configuration/"));
  }),
);
