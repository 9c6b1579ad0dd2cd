import assert from "node:assert/strict";
import { hydrated, withTab } from "../../browser/support/page";
import { browserTest } from "../../browser/support/suite";

browserTest("a page with unreleased parts leads to the place of the reader in the release", () =>
  withTab("/docs/blog/#blog-list", {}, async (page) => {
    await hydrated(page);
    const note = page.locator(".unreleased-note");
    const link = note.getByRole("link");
    assert.match(
      await note.innerText(),
      /^You are reading the unreleased version\. Release 3\.3\.2 differs on this page/,
    );
    await link.focus();
    assert.equal(await link.getAttribute("href"), "/docs/3.3.2/blog/#blog-list");
    const marks = page.locator("article .prose .unreleased-mark");
    assert.deepEqual(await marks.evaluateAll((all) => all.map((mark) => mark.getAttribute("href"))), [
      "https://github.com/facebook/docusaurus/pull/10137",
    ]);
  }),
);

browserTest("a page of a release says nothing about unreleased parts", () =>
  withTab("/docs/3.3.2/blog/", {}, async (page) => {
    assert.equal(await page.locator(".unreleased-note, .unreleased-mark").count(), 0);
  }),
);
