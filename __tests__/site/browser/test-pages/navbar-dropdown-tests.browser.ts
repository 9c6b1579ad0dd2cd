import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { withTab } from "../../../browser/support/page";
import { browserTest } from "../../../browser/support/suite";

const PAGE = "/tests/pages/navbar-dropdown-tests/";

const navbar = (page: Page) => page.getByRole("navigation", { name: "Main", exact: true });
const active = (page: Page) => navbar(page).locator("[data-active]").allInnerTexts();

browserTest("query and hash change nothing of what is active in the navbar, and no version is", () =>
  withTab(PAGE, {}, async (page) => {
    const before = await active(page);
    for (const name of ["This page with a query", "This page with both"]) {
      await page.getByRole("link", { name, exact: true }).click();
      await page.waitForURL(/param=1/);
      assert.deepEqual(await active(page), before);
    }
    // The language is the page's, on every page.
    const marked = navbar(page).locator(".menu :is([data-active], [aria-current=page]):not([lang])");
    assert.equal(await marked.count(), 0);
  }),
);

browserTest("Escape closes a dropdown and gives its button the focus", () =>
  withTab(PAGE, {}, async (page) => {
    const button = navbar(page).getByRole("button", { name: "Canary 🚧" });
    await button.press("Enter");
    const item = navbar(page).getByRole("link", { name: "All versions" });
    await item.focus();
    await page.keyboard.press("Escape");
    await item.waitFor({ state: "hidden" });
    assert.equal(await button.evaluate((element) => element === document.activeElement), true);
  }),
);

browserTest("the test item of the navbar shows on the test pages alone", () =>
  withTab(PAGE, {}, async (page) => {
    const item = navbar(page).getByRole("link", { name: "Tests", exact: true });
    await item.waitFor();
    await navbar(page).getByRole("link", { name: "Blog", exact: true }).click();
    await item.waitFor({ state: "detached" });
  }),
);
