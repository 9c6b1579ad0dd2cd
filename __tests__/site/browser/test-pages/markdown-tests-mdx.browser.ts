import assert from "node:assert/strict";
import { assertContrast } from "../../../browser/support/axe";
import { withTab } from "../../../browser/support/page";
import { browserTest } from "../../../browser/support/suite";

const PAGE = "/tests/pages/markdown-tests-mdx/";

browserTest("what MDX computes is in the page, which carries the class of its front matter", () =>
  withTab(PAGE, {}, async (page) => {
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

/** The parts of steps and trees of files that stand out of the page, and the names in trees that are cut in two. */
const MISPLACED = `(() => {
  const inside = [...document.querySelectorAll(".steps *, .file-tree *")];
  const edge = document.querySelector(".file-tree").getBoundingClientRect().right;
  const names = inside.filter((part) => part.matches(".file-tree code:not(:has(wbr))"));
  return {
    outside: inside.filter((part) => part.getBoundingClientRect().right > edge + 0.5).map((part) => part.outerHTML),
    cut: names.filter((name) => name.offsetHeight > 1.5 * parseFloat(getComputedStyle(name).lineHeight))
      .map((name) => name.textContent),
  };
})()`;

browserTest("steps and trees of files fit on narrow phones, and break no name that has room", () =>
  withTab(PAGE, { viewport: { width: 320, height: 800 } }, async (page) => {
    assert.equal(await page.locator(".steps > li .code-block, .steps > li .admonition, .steps > li > ol").count(), 3);
    assert.equal(await page.locator(".file-tree li[data-kind=folder] > ul").count(), 4);
    assert.deepEqual(await page.evaluate(MISPLACED), { outside: [], cut: [] });
    await assertContrast(page, "light");
    await page.emulateMedia({ colorScheme: "dark" });
    await assertContrast(page, "dark");
  }),
);
