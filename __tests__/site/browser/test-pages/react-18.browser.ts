import assert from "node:assert/strict";
import { hydrated, withTab } from "../../../browser/support/page";
import { browserTest } from "../../../browser/support/suite";

browserTest("lazy parts arrive in their place, and a transition filters what is typed", () =>
  withTab("/tests/pages/react-18/", {}, async (page) => {
    await hydrated(page, ".test-box");
    const probe = page.locator(".test-box").first();
    await probe.getByText("The late part is here.").waitFor();
    await probe.getByRole("textbox").fill("Row 12");
    await probe.getByText("111 rows").waitFor();
    assert.equal(await page.getByText("The late part is on its way.").count(), 0);
  }),
);
