import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { withTab } from "../../../browser/support/page";
import { addressOf } from "../../../browser/support/site";
import { browserTest } from "../../../browser/support/suite";

const HEAD = "/tests/pages/head-metadata/";
const DARK = "rgb(24, 25, 32)";

const htmlOf = (page: Page) =>
  page.evaluate(
    "({ test: document.documentElement.dataset.headTest ?? null, theme: document.documentElement.dataset.theme, background: getComputedStyle(document.documentElement).backgroundColor, body: document.body.className })",
  );

browserTest("what content puts into the head is there, leaves the colour mode alone, and goes with its page", () =>
  withTab(HEAD, { colorScheme: "dark" }, async (page) => {
    assert.equal(await page.title(), "Title from the head element");
    assert.equal(await page.locator("meta[name=head-test-component]").getAttribute("content"), "2 from an expression");
    assert.equal(await page.locator("meta[property='og:type']").count(), 1);
    assert.deepEqual(await htmlOf(page), {
      test: "lower case",
      theme: "dark",
      background: DARK,
      body: "head-test-body",
    });
    await page
      .getByRole("navigation", { name: "Main", exact: true })
      .getByRole("link", { name: "Blog", exact: true })
      .click();
    await page.waitForURL(addressOf("/blog/"));
    await page.getByRole("heading", { level: 1, name: "Blog" }).waitFor();
    assert.equal(await page.locator("meta[name=head-test-component]").count(), 0);
    assert.deepEqual(await htmlOf(page), { test: null, theme: "dark", background: DARK, body: "" });
  }),
);
