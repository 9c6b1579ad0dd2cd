import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { assertAccessible, assertContrast } from "../../browser/support/axe";
import { browserTest, hydrated, stillness, withPage } from "../../browser/support/page";

const TEMPLATES = {
  "home page": "/",
  doc: "/docs/installation/",
  "category's index": "/docs/category/guides/",
  "tag of docs": "/tests/docs/tags/visibility/",
  "list of docs' tags": "/tests/docs/tags/",
  "doc of an old version": "/docs/3.2.1/installation/",
  "blog's list": "/blog/",
  post: "/blog/releases/3.3/",
  "list of posts' tags": "/blog/tags/",
  "tag of posts": "/blog/tags/release/",
  archive: "/blog/archive/",
  "list of authors": "/blog/authors/",
  author: "/blog/authors/team/",
  "changelog's list": "/changelog/",
  "changelog's entry": "/changelog/3.3.2/",
  "community doc": "/community/support/",
  "standalone page": "/examples/markdownPageExample/",
  "list of versions": "/versions/",
  "test doc": "/tests/docs/tests/admonitions/",
  "page that is not there": "/docs/instalation/",
};
const MISSING = "page that is not there";

const HEIGHT = 900;
const DESKTOP = { width: 1440, height: HEIGHT };
const PHONE = { width: 390, height: HEIGHT };
const MODES = ["light", "dark"] as const;

type Mode = (typeof MODES)[number];

const OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth";

const navbar = (page: Page) => page.getByRole("navigation", { name: "Main", exact: true });
const panel = (page: Page) => page.getByRole("dialog", { name: "Menu" });

/** Shows a page anew in a mode and at a width, as a reader with that system would get it. */
async function show(page: Page, colorScheme: Mode, width: number): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: HEIGHT });
  await page.reload();
  await hydrated(page);
}

/** A list that fills with the warnings of a page; errors fail the test by themselves. */
function warningsOf(page: Page): string[] {
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  return warnings;
}

/** What a page must be like at a width: axe looks at the narrow and the wide layout, the one between differs from them in room alone. */
async function assertSound(page: Page, mode: Mode, width: number): Promise<void> {
  const state = `${mode}, ${width} px`;
  assert.equal(await page.evaluate(OVERFLOW), 0, `the page scrolls sideways (${state})`);
  if (width === 768) return;
  await (mode === "light" ? assertAccessible(page, state) : assertContrast(page, state));
}

for (const [name, path] of Object.entries(TEMPLATES)) {
  browserTest(`${name}: no fault at three widths in both modes`, () =>
    withPage(path, { viewport: DESKTOP, missing: name === MISSING }, async (page) => {
      const warnings = warningsOf(page);
      await assertSound(page, "light", 1440);
      for (const [mode, width] of [
        ["light", 768],
        ["light", 390],
        ["dark", 390],
        ["dark", 768],
        ["dark", 1440],
      ] as const) {
        await show(page, mode, width);
        await assertSound(page, mode, width);
      }
      assert.deepEqual(warnings, []);
    }),
  );
}

for (const mode of MODES) {
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
