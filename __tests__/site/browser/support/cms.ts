import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { fillRepository, type Contents } from "../../../browser/support/repository";
import { withPage } from "../../../browser/support/page";
import { addressOf } from "../../../browser/support/site";

const ADMIN = "/admin/";

/** Opens the CMS with this site's content in the place of a folder of the machine, and runs a test on it. */
export const withCms = (run: (page: Page) => Promise<void>, contents?: Contents) =>
  withPage(ADMIN, { untouched: true }, async (page) => {
    // What Chromium draws between two views without a graphics card took a third of the time of these tests.
    await page.evaluate("document.startViewTransition = undefined");
    await fillRepository(page, contents);
    await page.getByRole("button", { name: "Work with Local Repository" }).click();
    await page.getByRole("row", { name: "Installation" }).waitFor();
    await run(page);
  });

/** Opens the form of an entry, or of a new one, by its route in the CMS. */
export const open = async (page: Page, route: string) => {
  await page.goto(addressOf(`${ADMIN}#/collections/${route}`));
  await page.getByRole("button", { name: "Cancel Editing" }).waitFor();
};
/** A field of the form by its label. */
export const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
/** A field farther down in the form, which draws its fields as they come into view. */
export const below = async (page: Page, name: string) => {
  while ((await field(page, name).count()) === 0) await page.getByRole("group").last().scrollIntoViewIfNeeded();
  return field(page, name);
};
/** Waits until no form is open. */
export const closed = (page: Page) => page.getByRole("button", { name: "Cancel Editing" }).waitFor({ state: "hidden" });
/** Saves the form and waits until it is closed. */
export const save = async (page: Page) => {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await closed(page);
};
/** Closes the form as it was. */
export const cancel = async (page: Page) => {
  await page.getByRole("button", { name: "Cancel Editing" }).click();
  await closed(page);
};
/** Chooses from the menu above the form. */
export const choose = async (page: Page, action: string) => {
  await page.getByRole("button", { name: "Show Editor Options" }).click();
  await page.getByRole("menuitem", { name: action }).click();
};

/** The text of a content file, by its path from the site's root. */
export const source = (file: string) => readFileSync(file, "utf8");
/** A file that was not there, as `changesOf` gives it. */
export const made = (after: string) => ({ before: undefined, after });
/** A file that was removed, as `changesOf` gives it. */
export const gone = (file: string) => ({ before: source(file), after: undefined });
