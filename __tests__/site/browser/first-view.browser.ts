import assert from "node:assert/strict";
import { bytesOf, FIRST_VIEW, firstViews } from "../../browser/support/first-views";
import { browserTest } from "../../browser/support/suite";

browserTest("the first view of every page takes at most 30 KB: HTML, styles and art, compressed", async () => {
  const tooLarge = firstViews().flatMap((view) => {
    const bytes = bytesOf(view, FIRST_VIEW);
    return bytes > FIRST_VIEW ? `${view.route} takes ${bytes} bytes` : [];
  });
  assert.deepEqual(tooLarge, []);
});
