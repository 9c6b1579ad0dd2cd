import assert from "node:assert/strict";
import { withTab } from "../../../browser/support/page";
import { browserTest } from "../../../browser/support/suite";

browserTest("a .md file is Markdown: comments are gone, tables, lists and code are there", () =>
  withTab("/tests/pages/markdown-tests-md/", {}, async (page) => {
    const text = await page.locator(".prose").innerText();
    assert.doesNotMatch(text, /This comment must not show|that must not show/);
    assert.match(text, /This comment must stay/);
    assert.ok((await page.locator(".prose table").count()) > 0);
    assert.ok((await page.locator(".prose pre").count()) > 0);
    assert.equal(await page.locator(".prose th:not([scope])").count(), 0);
  }),
);
