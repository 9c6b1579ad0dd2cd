import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { auditTests } from "../../browser/support/audit";
import { assertAccessible } from "../../browser/support/axe";
import { withTab } from "../../browser/support/page";
import { browserTest } from "../../browser/support/suite";

/** Pages with something that the first and the longest page of their templates may lack. */
const PAGES = {
  "doc with a sidebar and a table of contents": "/docs/installation/",
  "doc of an old version": "/docs/3.2.1/installation/",
  "doc with all admonitions": "/tests/docs/tests/admonitions/",
  "post of a release": "/blog/releases/3.3/",
};

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 900 };

const navbar = (page: Page) => page.getByRole("navigation", { name: "Main", exact: true });
const panel = (page: Page) => page.getByRole("dialog", { name: "Menu" });

for (const [name, path] of Object.entries(PAGES)) auditTests(name, path);

const MODES = ["light", "dark"] as const;

/** Shows a page in both modes, one after the other, and looks at it in each. */
async function inBothModes(page: Page, look: (mode: string) => Promise<void>): Promise<void> {
  for (const mode of MODES) {
    await page.emulateMedia({ colorScheme: mode });
    await page.locator(`html[data-theme=${mode}]`).waitFor();
    await look(mode);
  }
}

browserTest("the navbar's open menus have no fault in both modes", () =>
  withTab("/docs/installation/", { viewport: DESKTOP }, async (page) => {
    for (const name of ["Canary 🚧", "English"]) {
      await navbar(page).getByRole("button", { name }).press("Enter");
      await navbar(page).locator(".menu:not([hidden])").waitFor();
      await inBothModes(page, (mode) => assertAccessible(page, `the menu ${name} is open, ${mode}`));
    }
  }),
);

browserTest("the open panel of a phone has no fault in both modes", () =>
  withTab("/docs/installation/", { viewport: PHONE }, async (page) => {
    await page.getByRole("button", { name: "Open the menu" }).click();
    await panel(page).getByRole("button", { name: "Expand the category Guides" }).click();
    await inBothModes(page, (mode) => assertAccessible(page, `the pages of the section, ${mode}`));
    await panel(page).getByRole("button", { name: "Back to main menu" }).click();
    await panel(page).getByRole("button", { name: "Languages" }).click();
    await inBothModes(page, (mode) => assertAccessible(page, `the main menu, ${mode}`));
  }),
);

browserTest("the open table of contents of a phone has no fault in both modes", () =>
  withTab("/docs/installation/", { viewport: PHONE }, async (page) => {
    await page.locator(".toc-block summary").click();
    await inBothModes(page, (mode) => assertAccessible(page, `the table of contents is open, ${mode}`));
    await page.locator(".toc-block a").first().waitFor();
  }),
);

browserTest("screen readers hear the steps of the way to a page, and nothing between them", () =>
  withTab("/docs/installation/", { viewport: DESKTOP }, async (page) => {
    const heard = await page.getByRole("navigation", { name: "Breadcrumbs" }).ariaSnapshot();
    assert.match(heard, /^ *- listitem: Installation$/m);
  }),
);
