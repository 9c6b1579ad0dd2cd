import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { drawn } from "../../browser/support/moments";
import { hydrated, withPage, withTab } from "../../browser/support/page";
import { browserTest } from "../../browser/support/suite";

const toggle = (page: Page) => page.getByRole("button", { name: /^Switch between light and dark mode/ });
const modeOf = (page: Page) => page.locator("html").getAttribute("data-theme");
const backgroundOf = (page: Page) => page.evaluate("getComputedStyle(document.documentElement).backgroundColor");

const LIGHT = "rgb(255, 255, 255)";
const DARK = "rgb(24, 25, 32)";

browserTest("what the reader chose is there at first paint", () =>
  withPage("/docs/", { storage: { theme: "dark" } }, async (page) => {
    // Without the site's scripts only the inline one can have set the mode.
    await page.route(/\.js$/, (route) => route.abort("aborted"));
    await page.reload();
    assert.deepEqual([await modeOf(page), await backgroundOf(page)], ["dark", DARK]);
  }),
);

browserTest("the toggle switches the mode, and the choice survives a reload", () =>
  withTab("/docs/", {}, async (page) => {
    assert.deepEqual([await modeOf(page), await backgroundOf(page)], ["light", LIGHT]);
    await toggle(page).click();
    await page.locator("html[data-theme=dark]").waitFor();
    await page.reload();
    await hydrated(page);
    assert.deepEqual([await modeOf(page), await backgroundOf(page)], ["dark", DARK]);
    await toggle(page).click();
    await page.locator("html[data-theme=light]").waitFor();
  }),
);

browserTest("without a choice the site follows the system", () =>
  withTab("/docs/", { colorScheme: "dark" }, async (page) => {
    assert.equal(await modeOf(page), "dark");
    await page.emulateMedia({ colorScheme: "light" });
    await page.locator("html[data-theme=light]").waitFor();
  }),
);

browserTest("what the system says while a page is printed is not applied, also where scripts come meanwhile", () =>
  withTab("/docs/", { colorScheme: "dark", untouched: true }, async (page) => {
    await page.emulateMedia({ media: "print", colorScheme: "light" });
    await hydrated(page);
    assert.equal(await modeOf(page), "dark");
    await page.emulateMedia({ media: "screen", colorScheme: "dark" });
    await toggle(page).waitFor();
    assert.equal(await modeOf(page), "dark");
    await page.emulateMedia({ media: "print", colorScheme: "light" });
    await drawn(page);
    assert.equal(await modeOf(page), "dark");
    await page.emulateMedia({ media: "screen" });
    await page.locator("html[data-theme=light]").waitFor();
  }),
);
