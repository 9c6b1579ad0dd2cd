import assert from "node:assert/strict";
import { withTab } from "../../../browser/support/page";
import { browserTest } from "../../../browser/support/suite";

browserTest("the table of contents lists the levels 2 to 5, and no list of headings has a link in a link", () =>
  withTab("/tests/pages/page-toc-tests/", {}, async (page) => {
    await page.locator(".page-toc-tests-wrapper").waitFor();
    const items = await page.locator(".toc-column a").allInnerTexts();
    for (const title of ["Level 2", "Level 3", "Level 4", "Level 5", "Level 2 with emphasis, code and a link"])
      assert.ok(items.includes(title), title);
    assert.equal(items.includes("Level 6"), false);
    assert.equal(await page.locator(".toc-column a em, .toc-column a code").count(), 2);
    const served = await (await page.request.get(page.url())).text();
    for (const [link] of served.matchAll(/<a [^>]*href="#[^"]*"[^>]*>.*?<\/a>/g))
      assert.equal(link.split("<a ").length, 2, link);
    const lists = page.locator(".toc-inline");
    assert.deepEqual(await lists.nth(1).locator("a").allInnerTexts(), ["Level 4", "Level 5"]);
    assert.equal(await lists.nth(2).locator("a").count(), items.length + 1);
    assert.deepEqual(
      await page
        .locator(".prose h2[id]")
        .evaluateAll((all) => all.map(({ id }) => id).filter((id) => /-1$|^own/.test(id))),
      ["level-2-1", "own-id"],
    );
  }),
);
