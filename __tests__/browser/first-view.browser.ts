import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import path from "node:path";
import { bytesOf, compressedSize, FIRST_VIEW, firstViews, mostFor } from "./support/first-views";
import { browserTest } from "./support/suite";

/** What the first ten packets of a connection hold beside the headers of a page. */
const FIRST_PACKETS = 14_600 - 1_500;

browserTest("a first view takes at most 30 KB, or the frame and twice what is written, compressed", async () => {
  const tooLarge = firstViews().flatMap((view) => {
    const bytes = bytesOf(view, FIRST_VIEW);
    const most = bytes > FIRST_VIEW ? mostFor(view.html) : FIRST_VIEW;
    return bytes > most ? `${view.route} takes ${bytes} bytes, of ${most} for what is written on it` : [];
  });
  assert.deepEqual(tooLarge, []);
});

browserTest("a page names a stylesheet that is there, or holds it if its HTML does not come at once", async () => {
  for (const { route, file, html, styles } of firstViews()) {
    const held = html.includes("<style>*{");
    const named = styles.filter((href) => href.startsWith("/styles."));
    assert.equal(named.length, held ? 0 : 1, `styles of ${route}`);
    assert.ok(
      styles.every((href) => existsSync(path.join("public", href))),
      `styles of ${route}`,
    );
    assert.ok(held || compressedSize(file, FIRST_PACKETS) <= FIRST_PACKETS, `${route} should hold its styles`);
  }
});
