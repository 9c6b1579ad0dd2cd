import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { withTab } from "../../../browser/support/page";
import { browserTest } from "../../../browser/support/suite";

browserTest("the start page of the tests has no table of contents, and lists pages with their test files", () =>
  withTab("/tests/", {}, async (page) => {
    assert.equal(await page.locator(".toc-list").count(), 0);
    const header = page.getByRole("table").first().getByRole("columnheader");
    assert.deepEqual(await header.allInnerTexts(), ["Page", "Feature", "Test file"]);
    const sources = await page
      .locator("td:last-child a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    assert.ok(sources.length > 50);
    const files = sources.map((source) => source.replace(/^.*\/blob\/main\//, ""));
    assert.deepEqual(
      files.filter((file) => !existsSync(file)),
      [],
    );
    await page.getByRole("table").first().getByRole("link", { name: "Tabs", exact: true }).first().click();
    await page.getByRole("heading", { level: 1, name: "Tabs tests" }).waitFor();
  }),
);
