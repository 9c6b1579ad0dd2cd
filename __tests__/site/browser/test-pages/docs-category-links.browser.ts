import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { withTab } from "../../../browser/support/page";
import { addressOf } from "../../../browser/support/site";
import { browserTest } from "../../../browser/support/suite";

const FOLDER = "/tests/docs/tests/category-links";

const sidebar = (page: Page) => page.locator(".site-sidebar nav");
const current = (page: Page) => sidebar(page).locator("[aria-current=page]");
const cards = (page: Page) => page.locator(".doc-cards strong").allInnerTexts();
const pathOf = async (page: Page, name: string) =>
  new URL((await sidebar(page).getByRole("link", { name, exact: true }).getAttribute("href")) ?? "", page.url()).href;

/** Index docs that are the link of their category: route, title, the route and the title of the other doc. */
const INDEX_DOCS = [
  [
    "/tests/docs/tests/category-links/custom-index-convention/intro/",
    "/tests/docs/tests/category-links/custom-index-convention/sample-doc/",
    "Sample doc",
  ],
  [
    "/tests/docs/tests/category-links/with-category-name-doc/",
    "/tests/docs/tests/category-links/with-category-name-doc/sample-doc/",
    "Sample doc beside a doc of the folder's name",
  ],
  [
    "/tests/docs/tests/category-links/with-index-doc/",
    "/tests/docs/tests/category-links/with-index-doc/sample-doc/",
    "Sample doc beside index.mdx",
  ],
  [
    "/tests/docs/tests/category-links/with-readme-doc/",
    "/tests/docs/tests/category-links/with-readme-doc/sample-doc/",
    "Sample doc beside README.mdx",
  ],
] as const;

for (const [index, sample, title] of INDEX_DOCS)
  browserTest(`${index} is the link of its category, and has a card of the other doc, which leads back`, () =>
    withTab(index, {}, async (page) => {
      assert.deepEqual(await cards(page), [title]);
      assert.equal(await page.locator(".row [aria-current=page]").count(), 1);
      await page.locator(".doc-cards a").click();
      await page.waitForURL(addressOf(sample));
      await page.getByRole("heading", { level: 1, name: title }).waitFor();
      assert.equal(await current(page).innerText(), title);
      await page.locator(".site-breadcrumbs a").last().click();
      await page.waitForURL(addressOf(index));
    }),
  );

browserTest("an index doc that is no link of its category is an ordinary item, with the cards of all", () =>
  withTab("/tests/docs/tests/category-links/no-index-doc/", {}, async (page) => {
    assert.deepEqual((await cards(page)).sort(), ["Index without a category link", "Sample doc beside an index"]);
    assert.equal(await current(page).innerText(), "Index without a category link");
    assert.equal(
      await pathOf(page, "Sample doc beside an index"),
      addressOf("/tests/docs/tests/category-links/no-index-doc/sample-doc/"),
    );
  }),
);

browserTest("a folder that holds an index alone is a link, one without index a category without a page", () =>
  withTab("/tests/docs/tests/category-links/no-subdoc/", {}, async (page) => {
    assert.equal(await current(page).innerText(), "Category with an index only");
    assert.equal(await sidebar(page).locator(".row [aria-current=page]").count(), 0);
    await page.goto(addressOf("/tests/docs/tests/category-links/regular-category/sample-doc/"));
    assert.equal(await current(page).innerText(), "Sample doc of a regular category");
    assert.equal((await page.request.get(addressOf(`${FOLDER}/regular-category/`))).status(), 404);
  }),
);
