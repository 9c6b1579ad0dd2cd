import assert from "node:assert/strict";
import { browserTest, withPage } from "./support/page";

const FOCUSED = "document.activeElement?.textContent?.trim() || document.activeElement?.getAttribute('aria-label') || ''";
const TABS = 12;

browserTest("the first stop of the Tab key skips to the content, later ones are the navbar's links", () =>
  withPage("/docs/installation/", {}, async (page) => {
    const stops: unknown[] = [];
    for (let press = 0; press < TABS; press += 1) {
      await page.keyboard.press("Tab");
      stops.push(await page.evaluate(FOCUSED));
    }
    assert.equal(stops[0], "Skip to main content");
    const [docs, api, blog] = ["Docs", "API", "Blog"].map((name) => stops.indexOf(name));
    assert.ok(docs && api && blog && docs > 0 && docs < api && api < blog, `the stops were ${stops.join(", ")}`);
  }));

browserTest("the skip link moves the focus into the content", () =>
  withPage("/docs/installation/", {}, async (page) => {
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    assert.equal(await page.evaluate("document.querySelector('main')?.contains(document.activeElement) ?? false"), true);
  }));
