import assert from "node:assert/strict";
import { withTab } from "../../../browser/support/page";
import { browserTest } from "../../../browser/support/suite";

browserTest("an unlisted page says so above its title, and asks robots not to index it", () =>
  withTab("/tests/pages/unlisted/", {}, async (page) => {
    const note = page.locator(".site-notice").filter({ hasText: /^This page is unlisted/ });
    const title = page.getByRole("heading", { level: 1, name: "Unlisted page" });
    const [above, below] = [await note.boundingBox(), await title.boundingBox()];
    assert.ok(above && below && above.y < below.y);
    assert.match((await page.locator("meta[name=robots]").getAttribute("content")) ?? "", /noindex/);
  }),
);
