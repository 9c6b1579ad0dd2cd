import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { until } from "../../browser/support/moments";
import { withPage, withTab } from "../../browser/support/page";
import { requestsDone } from "../../browser/support/requests";
import { addressOf } from "../../browser/support/site";
import { browserTest } from "../../browser/support/suite";

const DOC = "/docs/markdown-features/math-equations/";
const PHONE = { width: 390, height: 844 };

/** Names of the files that the page and the pages before it in the same visit loaded and that are KaTeX's. */
const katexFiles = (page: Page) =>
  page.evaluate<string[]>(
    "performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => /katex/i.test(name))",
  );

/**
 * What a reader sees of the formulas: their heights, whether HTML or MathML shows, and whether a font of KaTeX's is
 * there.
 */
async function assertDrawn(page: Page): Promise<void> {
  await until(page, "[...document.fonts].some((font) => /KaTeX_Main/.test(font.family) && font.status === 'loaded')");
  const heights = await page.evaluate<number[]>(
    "[...document.querySelectorAll('main .katex-html')].map((formula) => formula.getBoundingClientRect().height)",
  );
  assert.ok(
    heights.length > 5 && heights.every((height) => height > 0),
    `the formulas are ${heights.join(", ")} pixels high`,
  );
  const hidden = await page.evaluate<number[]>(
    "[...document.querySelectorAll('main .katex-mathml')].map((formula) => formula.getBoundingClientRect().height)",
  );
  assert.ok(
    hidden.every((height) => height <= 1),
    "the MathML shows beside the drawing",
  );
}

browserTest("formulas are drawn, with fonts of the site's own", () =>
  withTab(DOC, {}, async (page) => {
    await assertDrawn(page);
    const files = await katexFiles(page);
    assert.ok(files.some((name) => name.endsWith("/katex.min.css")));
    assert.deepEqual(
      files.filter((name) => !name.startsWith(addressOf("/"))),
      [],
    );
  }),
);

browserTest(
  "a page without formulas loads no file of KaTeX's; one with formulas is drawn also when it comes after",
  () =>
    withTab("/docs/markdown-features/", {}, async (page) => {
      await requestsDone(page);
      assert.deepEqual(await katexFiles(page), []);
      await page.locator(`main a[href$="${DOC}"]`).first().click();
      await page.waitForURL(addressOf(DOC));
      await assertDrawn(page);
    }),
);

browserTest("on a phone a wide formula scrolls in its box, and the page does not", () =>
  withTab("/tests/pages/markdown-tests-mdx/", { viewport: PHONE }, async (page) => {
    await until(page, "[...document.fonts].some((font) => /KaTeX_Main/.test(font.family) && font.status === 'loaded')");
    const wide = await page.evaluate<number>(
      "[...document.querySelectorAll('.formula-block')].filter((box) => box.scrollWidth > box.clientWidth).length",
    );
    assert.ok(wide > 0, "no formula is wider than its box");
    assert.equal(await page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"), 0);
  }),
);

browserTest("while KaTeX's stylesheet is missing the browser draws the MathML alone", () =>
  withPage("/docs/", {}, async (page) => {
    // The page answers like a server that has lost the file; a fault in the console would fail the test.
    await page.route(/katex\.min\.css$/, (route) => route.fulfill({ contentType: "text/css", body: "" }));
    await page.goto(addressOf(DOC));
    const heights = await page.evaluate<[number, number]>(
      "['.katex-html', '.katex-mathml'].map((name) => document.querySelector(`main .formula-block ${name}`).getBoundingClientRect().height)",
    );
    assert.deepEqual(
      heights.map((height) => height > 0),
      [false, true],
    );
  }),
);
