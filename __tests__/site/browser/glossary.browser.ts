import assert from "node:assert/strict";
import { until } from "../../browser/support/moments";
import { withPage, withTab } from "../../browser/support/page";
import { requestsDone } from "../../browser/support/requests";
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

/** Has a page be as in a browser that does not know `interestfor`. */
const WITHOUT_INTEREST = `
  for (const style of document.querySelectorAll("style"))
    if (style.textContent.includes(":interest-source"))
      style.textContent = style.textContent.replace(":interest-source", ":unknown-to-all");
  for (const term of document.querySelectorAll("[interestfor]")) term.removeAttribute("interestfor");`;

browserTest("where CSS shows what a term means, Escape hides it until the mouse or the focus comes anew", () =>
  withTab("/docs/seo/", {}, async (page) => {
    const term = page.locator(".glossary-term a").first();
    const note = page.getByRole("tooltip").first();
    await page.evaluate(WITHOUT_INTEREST);
    const ways = [
      { come: () => term.hover(), leave: () => page.mouse.move(0, 0) },
      { come: () => term.focus(), leave: () => page.locator("#main").focus() },
    ];
    for (const { come, leave } of ways) {
      await come();
      await note.waitFor({ state: "visible" });
      // The code that hears the key comes with the first term that is pointed at.
      await requestsDone(page);
      await page.keyboard.press("Escape");
      await note.waitFor({ state: "hidden" });
      await leave();
      await come();
      await note.waitFor({ state: "visible" });
      await leave();
      await note.waitFor({ state: "hidden" });
    }
  }),
);

browserTest(
  "a term to which a page leads in the browser is marked and has the focus, and the next stop is its link",
  () =>
    withTab("/docs/seo/", { viewport: { width: 390, height: 844 } }, async (page) => {
      await page.locator(".glossary-term a").first().press("Enter");
      await page.waitForURL(addressOf("/glossary/#front-matter"));
      const term = page.locator("dt#front-matter");
      await until(page, "document.activeElement?.id === 'front-matter'");
      const [marked, usual] = [term, page.locator("dt").first()].map((one) =>
        one.evaluate((element) => getComputedStyle(element).backgroundColor),
      );
      assert.notEqual(await marked, await usual);
      assert.equal(await term.evaluate((element) => getComputedStyle(element).outlineStyle), "none");
      await page.keyboard.press("Tab");
      assert.equal(
        await term.evaluate((element) => element.nextElementSibling?.contains(document.activeElement)),
        true,
      );
    }),
);
