import type { Page } from "playwright-core";
import { auditTests } from "../../browser/support/audit";
import { assertAccessible } from "../../browser/support/axe";
import { stillness } from "../../browser/support/moments";
import { withPage } from "../../browser/support/page";
import { browserTest } from "../../browser/support/suite";

/** Pages with something that the first and the longest page of their templates may lack. */
const PAGES = {
  "doc with a sidebar and a table of contents": "/docs/installation/",
  "doc of an old version": "/docs/3.2.1/installation/",
  "category's index": "/docs/category/guides/",
  "community doc": "/community/support/",
  "doc with all admonitions": "/tests/docs/tests/admonitions/",
  "tag of docs with more than one": "/tests/docs/tags/visibility/",
  "post of a release": "/blog/releases/3.3/",
  "tag of releases": "/blog/tags/release/",
  "changelog's list": "/changelog/",
  "changelog's entry": "/changelog/3.3.2/",
};

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 900 };

const navbar = (page: Page) => page.getByRole("navigation", { name: "Main", exact: true });
const panel = (page: Page) => page.getByRole("dialog", { name: "Menu" });

for (const [name, path] of Object.entries(PAGES)) auditTests(name, path);

for (const mode of ["light", "dark"] as const) {
  browserTest(`the navbar's open menus have no fault (${mode})`, () =>
    withPage("/docs/installation/", { viewport: DESKTOP, colorScheme: mode }, async (page) => {
      for (const name of ["Canary 🚧", "English"]) {
        await navbar(page).getByRole("button", { name }).press("Enter");
        await navbar(page).locator(".menu:not([hidden])").waitFor();
        await assertAccessible(page, `the menu ${name} is open`);
      }
    }),
  );

  browserTest(`the open panel of a phone has no fault (${mode})`, () =>
    withPage("/docs/installation/", { viewport: PHONE, colorScheme: mode }, async (page) => {
      await page.getByRole("button", { name: "Open the menu" }).click();
      await panel(page).getByRole("button", { name: "Expand the category Guides" }).click();
      await stillness(page);
      await assertAccessible(page, "the pages of the section");
      await panel(page).getByRole("button", { name: "Back to main menu" }).click();
      await panel(page).getByRole("button", { name: "Languages" }).click();
      await stillness(page);
      await assertAccessible(page, "the main menu");
    }),
  );

  browserTest(`the open table of contents of a phone has no fault (${mode})`, () =>
    withPage("/docs/installation/", { viewport: PHONE, colorScheme: mode }, async (page) => {
      await page.locator(".toc-block summary").click();
      await stillness(page);
      await assertAccessible(page, "the table of contents is open");
      await page.locator(".toc-block a").first().waitFor();
    }),
  );
}
