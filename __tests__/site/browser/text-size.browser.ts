import assert from "node:assert/strict";
import { drawn } from "../../browser/support/moments";
import { withPage, withTab } from "../../browser/support/page";
import { browserTest } from "../../browser/support/suite";
import { setTextSize } from "../../browser/support/text-size";

/** How many pixels of the page lie beyond the window's right edge. */
const OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth";

browserTest("with larger text in the browser the navbar gives its items to the menu where they have no room", () =>
  withPage("/docs/installation/", { viewport: { width: 1280, height: 800 } }, async (page) => {
    const items = page.getByRole("navigation", { name: "Main", exact: true }).getByRole("link", { name: "Showcase" });
    const menu = page.locator(".hamburger");
    assert.deepEqual([await items.isVisible(), await menu.isVisible()], [true, false]);
    for (const size of [20, 24, 32]) {
      await setTextSize(page, size);
      assert.equal(await page.evaluate(OVERFLOW), 0, `the page scrolls sideways (${size} px)`);
    }
    assert.deepEqual([await items.isVisible(), await menu.isVisible()], [false, true]);
    await menu.click();
    await page.getByRole("dialog").getByRole("link", { name: "Introduction" }).waitFor();
  }),
);

browserTest("text twice as large takes the room that a window has for it", () =>
  withPage("/docs/installation/", { viewport: { width: 1280, height: 800 } }, async (page) => {
    await setTextSize(page, 32);
    const width = (part: string) => page.locator(part).evaluate((element) => element.getBoundingClientRect().width);
    assert.ok((await width(".page-article")) > 1100, `the article is ${await width(".page-article")} px wide`);
  }),
);

browserTest("fields have room for text twice as large", () =>
  withPage("/showcase/", { viewport: { width: 1280, height: 800 } }, async (page) => {
    await setTextSize(page, 32);
    const heights = await page
      .locator(".filters > label > :is(input, select)")
      .evaluateAll((fields) => fields.map((field) => field.getBoundingClientRect().height));
    assert.deepEqual(heights, [80, 80, 80]);
  }),
);

for (const path of ["/", "/docs/installation/", "/docs/category/guides/", "/versions/"])
  browserTest(`text twice as large does not make the page wider than a phone (${path})`, () =>
    withPage(path, { viewport: { width: 390, height: 844 } }, async (page) => {
      await setTextSize(page, 32);
      assert.equal(await page.evaluate(OVERFLOW), 0);
    }),
  );

browserTest("letters and words as far apart as readers may set them make no page wider than its window", () =>
  withPage("/", { viewport: { width: 320, height: 640 }, unguarded: true }, async (page) => {
    await page.addStyleTag({
      content: "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }",
    });
    // A phone, and the narrowest windows with the items of the navbar and with the words of its search.
    for (const width of [320, 998, 1101]) {
      await page.setViewportSize({ width, height: 640 });
      await drawn(page);
      assert.equal(await page.evaluate(OVERFLOW), 0, `the page scrolls sideways (${width} px)`);
    }
  }),
);

browserTest("cards show all of what they say of pages, on phones and wide screens", () =>
  withTab("/docs/category/guides/", {}, async (page) => {
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await drawn(page);
      const cut = await page
        .locator(".doc-cards .text")
        .evaluateAll((texts) => texts.filter((text) => text.scrollHeight > text.clientHeight).length);
      assert.equal(cut, 0, `texts are cut (${width} px)`);
    }
  }),
);
