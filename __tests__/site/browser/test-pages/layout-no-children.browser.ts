import assert from "node:assert/strict";
import { withTab } from "../../../browser/support/page";
import { browserTest } from "../../../browser/support/suite";

browserTest("a page without content shows navbar, title and nothing else above a footer at the bottom", () =>
  withTab("/tests/pages/layout-no-children/", { viewport: { width: 1440, height: 1600 } }, async (page) => {
    assert.equal(await page.locator(".prose > *").count(), 0);
    const title = await page.getByRole("heading", { level: 1 }).innerText();
    assert.equal((await page.getByRole("main").innerText()).trim(), title);
    await page.getByRole("navigation", { name: "Main", exact: true }).waitFor();
    const footer = await page.getByRole("contentinfo").boundingBox();
    assert.ok(footer && Math.abs(footer.y + footer.height - 1600) < 2, JSON.stringify(footer));
  }),
);
