import assert from "node:assert/strict";
import { withTab } from "../../browser/support/page";
import { browserTest } from "../../browser/support/suite";

/** For each mark of the timeline, how far its middle is from the line, in pixels. */
const MARKS = `[...document.querySelectorAll(".timeline > li")].map((item) => {
  const { left, width, boxSizing, borderLeftWidth } = getComputedStyle(item, "::before");
  const borders = boxSizing === "border-box" ? 0 : 2 * parseFloat(borderLeftWidth);
  return parseFloat(left) + (parseFloat(width) + borders) / 2 + 0.5;
})`;

browserTest("the mark of each release stands on the line of the changelog, whatever its size", () =>
  withTab("/changelog/page/2/", {}, async (page) => {
    const marks = await page.evaluate<number[]>(MARKS);
    assert.ok(marks.length > 10);
    assert.deepEqual(new Set(marks), new Set([0]));
  }),
);
