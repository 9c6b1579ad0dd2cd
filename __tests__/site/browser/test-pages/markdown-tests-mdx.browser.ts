import assert from "node:assert/strict";
import { withTab } from "../../../browser/support/page";
import { browserTest } from "../../../browser/support/suite";

browserTest("what MDX computes is in the page, which carries the class of its front matter", () =>
  withTab("/tests/pages/markdown-tests-mdx/", {}, async (page) => {
    await page.locator(".markdown-tests-wrapper").waitFor();
    const text = await page.locator(".prose").innerText();
    for (const expected of [
      "One plus one is 2.",
      'The upper-case form of "mdx" is MDX.',
      "16px, 24px, 32px",
      "A zero shows: 0",
    ])
      assert.ok(text.includes(expected), expected);
    assert.equal(await page.locator(".prose th:not([scope])").count(), 0);
  }),
);
