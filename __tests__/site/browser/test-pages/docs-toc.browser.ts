import assert from "node:assert/strict";
import { withTab } from "../../../browser/support/page";
import { browserTest } from "../../../browser/support/suite";

/** The docs that set heading levels: route, and the least and the greatest level of their tables of contents. */
const LEVELS = [
  ["/tests/docs/toc/toc-_-_/", 2, 3],
  ["/tests/docs/toc/toc-_-5/", 2, 5],
  ["/tests/docs/toc/toc-2-2/", 2, 2],
  ["/tests/docs/toc/toc-2-3/", 2, 3],
  ["/tests/docs/toc/toc-2-4/", 2, 4],
  ["/tests/docs/toc/toc-2-5/", 2, 5],
  ["/tests/docs/toc/toc-3-_/", 3, 3],
  ["/tests/docs/toc/toc-3-5/", 3, 5],
  ["/tests/docs/toc/toc-4-5/", 4, 5],
  ["/tests/docs/toc/toc-5-5/", 5, 5],
  ["/tests/docs/toc/toc-test-bad/", 2, 6],
  ["/tests/docs/toc/toc-test-good/", 2, 6],
] as const;

for (const [route, least, greatest] of LEVELS)
  browserTest(`the table of contents of ${route} has the headings of the levels ${least} to ${greatest}`, () =>
    withTab(route, {}, async (page) => {
      const levels = Array.from({ length: greatest - least + 1 }, (_, place) => `.prose h${least + place}[id]`);
      const headings = await page.locator(levels.join(", ")).evaluateAll((all) => all.map(({ id }) => `#${id}`));
      const links = await page
        .locator(".toc-column a")
        .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      assert.ok(headings.length > 0);
      assert.deepEqual(links, headings);
    }),
  );
