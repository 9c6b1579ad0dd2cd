import assert from "node:assert/strict";
import type { Locator, Page } from "playwright-core";

/** The dialog of search, open or not. */
export const dialogOf = (page: Page): Locator => page.locator("#search-dialog");

/** The field of the dialog. */
export const fieldOf = (page: Page): Locator => dialogOf(page).locator("input");

/** The button of search in the navbar. */
export const buttonOf = (page: Page): Locator => page.locator(".site-navbar .search-button");

/** The results in the dialog, or what it shows in their place. */
export const optionsOf = (page: Page): Locator => dialogOf(page).getByRole("option");

/** The option that Enter opens. */
export const activeOf = (page: Page): Locator => dialogOf(page).locator("[role=option][aria-selected=true]");

/** Opens search by a key, and types a query. */
export async function searchFor(page: Page, query: string): Promise<void> {
  await page.keyboard.press("Control+k");
  await assertOpen(page);
  await fieldOf(page).fill(query);
}

/** Opens search by a key, types a query, and waits until its results show. */
export async function searchAndFind(page: Page, query: string): Promise<void> {
  await searchFor(page, query);
  await dialogOf(page).locator(".results[aria-busy=false] [role=option]").first().waitFor();
}

/** Fails where the dialog is not open with the focus in its field. */
export async function assertOpen(page: Page): Promise<void> {
  await fieldOf(page).waitFor();
  assert.equal(await fieldOf(page).evaluate((field) => field === document.activeElement), true);
}

/** Waits until the dialog is closed. */
export async function assertClosed(page: Page): Promise<void> {
  await dialogOf(page).waitFor({ state: "hidden" });
}

/** The paths of all files that a page has fetched. */
export const filesOf = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>("performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)");
