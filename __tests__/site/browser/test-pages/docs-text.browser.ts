import assert from "node:assert/strict";
import { drawn } from "../../../browser/support/moments";
import { hydrated, withTab } from "../../../browser/support/page";
import { browserTest } from "../../../browser/support/suite";

browserTest("every admonition has an icon and a title", () =>
  withTab("/tests/docs/tests/admonitions/", {}, async (page) => {
    const types = ["note", "tip", "info", "warning", "danger"];
    for (const type of types) {
      const boxes = page.locator(`.admonition-${type}`);
      assert.ok((await boxes.count()) > 0, type);
      assert.ok((await boxes.first().locator("svg").count()) > 0, type);
      assert.notEqual((await boxes.first().innerText()).trim(), "", type);
    }
  }),
);

browserTest("every image of the test page is there", () =>
  withTab("/tests/docs/tests/img-tests/", {}, async (page) => {
    await hydrated(page);
    for (const image of await page.locator(".prose img:visible").all()) {
      await image.scrollIntoViewIfNeeded();
      await image.evaluate((picture: HTMLImageElement) => picture.decode());
    }
    assert.ok((await page.locator(".prose img").count()) > 5);
    assert.equal(await page.locator(".prose img:not([alt])").count(), 0);
  }),
);

browserTest("each link of the anchor tests names an element of the page", () =>
  withTab("/tests/docs/tests/links/broken-anchors-tests/", {}, async (page) => {
    const links = page.locator(".prose li > a[href^='#']");
    assert.ok((await links.count()) > 5);
    for (const link of await links.all()) {
      await link.click();
      await drawn(page, 1);
      const id = decodeURIComponent(new URL(page.url()).hash.slice(1));
      assert.ok(
        id === "" ||
          id === "top" ||
          (await page.locator(`[id=${JSON.stringify(id)}], [name=${JSON.stringify(id)}]`).count()) > 0,
        id,
      );
    }
  }),
);

browserTest("the headings of partials are in the table of contents, in the order of the text", () =>
  withTab("/tests/docs/tests/toc-partials/", {}, async (page) => {
    const headings = await page.locator(".prose :is(h2, h3)[id]").evaluateAll((all) => all.map(({ id }) => `#${id}`));
    const links = await page
      .locator(".toc-column a")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    assert.deepEqual(links, headings);
    assert.ok(links.length > 5);
  }),
);
