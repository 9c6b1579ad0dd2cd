import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { withTab } from "../../../browser/support/page";
import { addressOf } from "../../../browser/support/site";
import { browserTest } from "../../../browser/support/suite";

const FOLDER = "/tests/docs/tests/visibility";

const links = (page: Page) =>
  page.locator(".site-sidebar nav a").evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));

const UNLISTED = [
  "/tests/docs/tests/visibility/force-unlisted/",
  "/tests/docs/tests/visibility/only-unlisteds/unlisted1/",
  "/tests/docs/tests/visibility/only-unlisteds/unlisted2/",
  "/tests/docs/tests/visibility/only-unlisteds/unlisted-subcategory/",
  "/tests/docs/tests/visibility/only-unlisteds/unlisted-subcategory/unlisted3/",
  "/tests/docs/tests/visibility/some-unlisteds/unlisted1/",
  "/tests/docs/tests/visibility/some-unlisteds/unlisted2/",
  "/tests/docs/tests/visibility/some-unlisteds/unlisted-subcategory/",
  "/tests/docs/tests/visibility/some-unlisteds/unlisted-subcategory/unlisted3/",
];

const LISTED = [
  "/tests/docs/tests/visibility/",
  "/tests/docs/tests/visibility/some-drafts/draft-subcategory/listed1/",
  "/tests/docs/tests/visibility/some-unlisteds/unlisted-subcategory/listed1/",
];

for (const route of UNLISTED)
  browserTest(`the unlisted doc at ${route} says so, and its sidebar shows it alone of all unlisted docs`, () =>
    withTab(route, {}, async (page) => {
      await page.locator(".site-notice").first().waitFor();
      assert.match((await page.locator("meta[name=robots]").getAttribute("content")) ?? "", /noindex/);
      const paths = await links(page);
      const shown = UNLISTED.filter((unlisted) => paths.includes(new URL(addressOf(unlisted)).pathname));
      assert.deepEqual(shown, [route]);
    }),
  );

for (const route of LISTED)
  browserTest(`the listed doc at ${route} is in the sidebar, among no unlisted docs`, () =>
    withTab(route, {}, async (page) => {
      const paths = await links(page);
      assert.ok(paths.includes(new URL(addressOf(route)).pathname));
      assert.deepEqual(
        UNLISTED.filter((unlisted) => paths.includes(new URL(addressOf(unlisted)).pathname)),
        [],
      );
    }),
  );

browserTest("drafts have no pages", async () => {
  for (const draft of [
    "only-drafts/draft1",
    "only-drafts/draft2",
    "some-drafts/draft1",
    "some-drafts/draft-subcategory",
  ])
    assert.equal((await fetch(addressOf(`${FOLDER}/${draft}/`))).status, 404, draft);
});
