import assert from "node:assert/strict";
import { hydrated, withTab } from "../../browser/support/page";
import { browserTest } from "../../browser/support/suite";

/** The narrowest phones. */
const NARROW = { width: 320, height: 640 };
/** A narrow window with the sidebar and the table of contents beside the article. */
const LAPTOP = { width: 1024, height: 768 };

/** What stands in more than one line below the elements of a selector: whole words, or what another pattern names. */
const brokenWords = (selector: string, pattern = String.raw`/[^\s-]+/g`) => `(() => {
  const broken = [];
  for (const element of document.querySelectorAll(${JSON.stringify(selector)})) {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text; (text = texts.nextNode()); ) {
      for (const { index, 0: word } of text.data.matchAll(${pattern})) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
      }
    }
  }
  return broken;
})()`;

const FIRST_COLUMN = ".table-scroll tr > :first-child";

for (const path of [
  "/docs/installation/",
  "/docs/api/plugins/@docusaurus/plugin-content-docs/",
  "/docs/migration/v2/manual/",
  "/community/resources/",
])
  browserTest(`on the narrowest phones, names in tables break where their parts meet (${path})`, () =>
    withTab(path, { viewport: NARROW }, async (page) => {
      assert.deepEqual(await page.evaluate(brokenWords(FIRST_COLUMN)), []);
    }),
  );

browserTest("a flag in a table stays in one line with the hyphens before it", () =>
  withTab("/docs/installation/", { viewport: NARROW }, async (page) => {
    const flag = page.locator(`${FIRST_COLUMN} code`, { hasText: /^--typescript$/ });
    assert.equal(await flag.evaluate((code) => code.getClientRects().length), 1);
  }),
);

for (const path of ["/blog/tags/documentation/", "/docs/api/docusaurus-config/"])
  browserTest(`on the narrowest phones no word of a title breaks (${path})`, () =>
    withTab(path, { viewport: NARROW }, async (page) => {
      assert.deepEqual(await page.evaluate(brokenWords("h1")), []);
    }),
  );

/** Parts of names, which are as one word to those who read them. */
const PART = String.raw`/\p{Lu}*\p{Ll}+/gu`;

for (const path of ["/docs/styling-layout/", "/docs/api/plugin-methods/static-methods/"])
  browserTest(`on the narrowest phones, names in headings and above code break where their parts meet (${path})`, () =>
    withTab(path, { viewport: NARROW }, async (page) => {
      assert.deepEqual(await page.evaluate(brokenWords("h1, h2, h3, figcaption", PART)), []);
    }),
  );

for (const width of [996, 1050, 1100])
  browserTest(`names in the table of contents break where their parts meet, in a window of ${width} px`, () =>
    withTab("/docs/api/plugin-methods/lifecycle-apis/", { viewport: { width, height: 768 } }, async (page) => {
      assert.deepEqual(await page.evaluate(brokenWords(".toc-column", PART)), []);
      assert.equal(await page.locator(".toc-column").evaluate((list) => list.scrollWidth - list.clientWidth), 0);
    }),
  );

browserTest("the sidebar holds its longest word where the browser has no dictionary for hyphens", () =>
  withTab("/docs/category/guides/", { viewport: LAPTOP }, async (page) => {
    await page.locator(".site-sidebar").getByText("Internationalization").waitFor();
    assert.deepEqual(await page.evaluate(brokenWords(".site-sidebar")), []);
  }),
);

for (const path of ["/blog/", "/blog/tags/recap/"])
  for (const viewport of [NARROW, LAPTOP, { width: 1440, height: 900 }])
    browserTest(`the letters of a post's cover lie within it (${path}, ${viewport.width} px)`, () =>
      withTab(path, { viewport }, async (page) => {
        const rooms = await page.locator(".post-summary > .cover").evaluateAll((covers) =>
          covers.map((cover) => {
            const [box, letters] = [cover, cover.querySelector("text")].map((part) => part?.getBoundingClientRect());
            return box && letters ? Math.min(letters.left - box.left, box.right - letters.right) : -1;
          }),
        );
        assert.ok(rooms.length > 2 && rooms.every((room) => room > 0), `room beside the letters: ${String(rooms)}`);
      }),
    );

/** A name of eighty letters that nobody wrote places for breaks into. */
const UNBROKEN = "Unbreakable".repeat(8).toLowerCase();

/** Fills the elements of a selector with a text, and tells by how many pixels the page is wider than the window. */
const overflowWith = (text: string, selector: string) => `(() => {
  const elements = document.querySelectorAll(${JSON.stringify(selector)});
  for (const element of elements) element.textContent = ${JSON.stringify(text)};
  const { scrollWidth, clientWidth } = document.documentElement;
  return { filled: elements.length > 0, overflow: scrollWidth - clientWidth };
})()`;

for (const [path, selector, viewport] of [
  ["/docs/sidebar/items/", ".site-pagination span", NARROW],
  ["/docs/sidebar/items/", ".site-pagination span", LAPTOP],
  ["/docs/sidebar/items/", ".site-breadcrumbs li > *", NARROW],
  ["/blog/", ".site-pagination span", LAPTOP],
  ["/blog/", ".post-summary .name", NARROW],
  ["/blog/archive/", "main li > a", LAPTOP],
  ["/blog/tags/", ".tag-list a", NARROW],
] as const)
  browserTest(`a name that is one long word makes no page wider (${path}, ${selector}, ${viewport.width} px)`, () =>
    withTab(path, { viewport }, async (page) => {
      await hydrated(page, selector);
      assert.deepEqual(await page.evaluate(overflowWith(UNBROKEN, selector)), { filled: true, overflow: 0 });
    }),
  );

browserTest("a category without a page whose name is one long word keeps its arrow in the sidebar", () =>
  withTab("/docs/cli/", { viewport: LAPTOP }, async (page) => {
    await hydrated(page, ".site-sidebar a.label[aria-expanded]");
    const label = page.locator(".site-sidebar a.label[aria-expanded]").first();
    await label.evaluate((link, text) => void link.firstChild?.replaceWith(text), UNBROKEN);
    const [list, arrow] = [page.locator(".sidebar-scroller"), label.locator(".site-icon")];
    assert.equal(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), 0);
    const [column, icon] = [await list.boundingBox(), await arrow.boundingBox()];
    assert.ok(column && icon && icon.x + icon.width <= column.x + column.width);
  }),
);
