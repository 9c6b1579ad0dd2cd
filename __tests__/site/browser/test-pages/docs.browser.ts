import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { withTab } from "../../../browser/support/page";
import { addressOf } from "../../../browser/support/site";
import { browserTest } from "../../../browser/support/suite";

const sidebar = (page: Page) => page.locator(".site-sidebar");
const current = (page: Page) => sidebar(page).locator("[aria-current=page]");

/** The docs that test what a doc's front matter and file name do, with what must be seen of each. */
const DOCS: Record<string, (page: Page) => Promise<void>> = {
  "/tests/docs/": async (page) => {
    assert.deepEqual(await page.locator(".tag-list a").allInnerTexts(), ["a", "b", "c", "some tag"]);
    assert.match((await page.locator("meta[name=robots]").getAttribute("content")) ?? "", /noindex/);
  },
  "/tests/docs/doc-with-another-sidebar/": async (page) => {
    assert.deepEqual(await sidebar(page).locator("nav a").allInnerTexts(), ["Just a dummy page"]);
  },
  "/tests/docs/doc-with-last-update/": async (page) => {
    const foot = await page.locator(".page-footer").innerText();
    assert.match(foot, /custom author/);
    assert.equal(await page.locator(".page-footer time").getAttribute("datetime"), "2000-01-01");
  },
  "/tests/docs/doc-without-sidebar/": async (page) => {
    assert.equal(await sidebar(page).count(), 0);
  },
  "/tests/docs/dummy.html/": async (page) => {
    assert.equal(await current(page).innerText(), "Just a dummy page");
  },
  "/tests/docs/beginner's guide/": async (page) => {
    assert.equal(await sidebar(page).count(), 0);
  },
  "/tests/docs/folder with space/doc 1/": async (page) => {
    assert.equal(decodeURI(page.url()), decodeURI(addressOf("/tests/docs/folder with space/doc 1/")));
  },
  "/tests/docs/folder with space/doc 2/": async (page) => {
    assert.equal(decodeURI(page.url()), decodeURI(addressOf("/tests/docs/folder with space/doc 2/")));
  },
  "/tests/docs/more-test/": async (page) => {
    assert.deepEqual(await current(page).allInnerTexts(), ["Another test page", "Another test page"]);
    const tag = page.locator(".tag-list").getByRole("link", { name: "some-tag" });
    const target = await tag.getAttribute("href");
    await tag.click();
    await page.waitForURL(addressOf("/tests/docs/tags/some-tag/"));
    await page.locator("main").getByRole("link", { name: "Another test page" }).waitFor();
    await page.goto(addressOf("/tests/docs/"));
    assert.equal(await page.getByRole("link", { name: "some tag", exact: true }).getAttribute("href"), target);
  },
  "/tests/docs/standalone/": async (page) => {
    assert.equal(await sidebar(page).count(), 0);
    const tag = page.locator(".tag-list").getByRole("link", { name: "d", exact: true });
    assert.equal(
      new URL((await tag.getAttribute("href")) ?? "", page.url()).href,
      addressOf("/tests/docs/tags/d-custom-permalink/"),
    );
  },
  "/tests/docs/tests/Case-Sentitive-Doc/": async (page) => {
    assert.equal(await current(page).innerText(), "Case-Sensitive doc");
  },
  "/tests/docs/tests/ascii/folder/": async (page) => {
    await page.locator(".prose").getByRole("link", { name: "sibling" }).click();
    await page.waitForURL((url) => decodeURI(url.pathname).endsWith("/tests/docs/tests/ascii/æøå/"));
    await current(page).waitFor();
  },
  "/tests/docs/tests/ascii/æøå/": async (page) => {
    assert.equal(await current(page).count(), 1);
  },
};

for (const [route, look] of Object.entries(DOCS))
  browserTest(`the doc at ${route} shows what its front matter and its file name ask for`, () =>
    withTab(encodeURI(route), {}, async (page) => {
      await page.getByRole("heading", { level: 1 }).waitFor();
      await look(page);
    }),
  );

browserTest("a draft has no page and no item in the sidebar", () =>
  withTab("/tests/docs/doc-with-last-update/", {}, async (page) => {
    assert.equal((await page.request.get(addressOf("/tests/docs/test-draft/"))).status(), 404);
    assert.equal(await sidebar(page).getByText("Test section").count(), 0);
  }),
);
