import assert from "node:assert/strict";
import { withPage } from "../../browser/support/page";
import { addressOf } from "../../browser/support/site";
import { browserTest } from "../../browser/support/suite";

browserTest("what a term means shows on focus and under the mouse without scripts, and Escape hides it", () =>
  withPage("/docs/seo/", { scripts: false }, async (page) => {
    const term = page.locator(".glossary-term a");
    const note = page.getByRole("tooltip");
    assert.equal(await note.isVisible(), false);
    await term.focus();
    await note.waitFor({ state: "visible" });
    await page.keyboard.press("Escape");
    await note.waitFor({ state: "hidden" });
    await term.hover();
    await note.waitFor({ state: "visible" });
    const [place, words] = [await note.boundingBox(), await term.boundingBox()];
    assert.ok(place && words && place.y >= words.y + words.height - 1, "the note covers its term");
    await note.hover();
    assert.equal(await note.isVisible(), true);
    await term.click();
    await page.waitForURL(addressOf("/glossary/#front-matter"));
    assert.equal(await page.locator("dt:target").innerText(), "front matter");
  }),
);
