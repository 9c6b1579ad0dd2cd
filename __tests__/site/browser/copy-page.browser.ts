import assert from "node:assert/strict";
import { withClipboard } from "../../browser/support/clipboard";
import { withPage, withTab } from "../../browser/support/page";
import { addressOf } from "../../browser/support/site";
import { browserTest } from "../../browser/support/suite";

const DOC = "/docs/installation/";

browserTest("a doc can be copied as Markdown by somebody who was faster than the page's scripts", () =>
  withPage(DOC, { untouched: true }, async (page) => {
    await withClipboard(page, async () => {
      await page.getByText("Copy page").click();
      await page.getByRole("button", { name: "Copy as Markdown" }).click();
      await page.getByRole("status").filter({ hasText: "Copied" }).waitFor();
      const text = await page.evaluate("navigator.clipboard.readText()");
      assert.match(String(text), /^# Installation\n\n/);
    });
  }),
);

browserTest("the menu above a doc opens by keyboard and without scripts, and leads to the doc as Markdown", () =>
  withTab(DOC, { scripts: false }, async (page) => {
    const menu = page.locator(".copy-page summary");
    await menu.focus();
    await page.keyboard.press("Enter");
    const link = page.getByRole("link", { name: "View as Markdown" });
    assert.equal(await link.isVisible(), true);
    const response = await fetch(addressOf(String(await link.getAttribute("href"))));
    assert.match(await response.text(), /^# Installation\n\n/);
    assert.match(response.headers.get("content-type") ?? "", /^text\/markdown/);
  }),
);

browserTest("what is no doc has no menu", () =>
  withTab("/blog/", {}, async (page) => {
    assert.equal(await page.getByText("Copy page").count(), 0);
  }),
);
