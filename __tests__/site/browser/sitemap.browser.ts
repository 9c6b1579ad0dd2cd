import assert from "node:assert/strict";
import { addressOf } from "../../browser/support/site";
import { browserTest } from "../../browser/support/suite";

browserTest(
  "the sitemap has docs, posts and entries with days, and neither test pages nor docs of older versions",
  async () => {
    const index = await (await fetch(addressOf("/sitemap-index.xml"))).text();
    assert.match(index, /<loc>[^<]*\/sitemap-0\.xml<\/loc>/);
    const sitemap = await (await fetch(addressOf("/sitemap-0.xml"))).text();
    for (const route of ["/docs/installation/", "/blog/releases/3.3/", "/changelog/3.3.2/"])
      assert.match(sitemap, new RegExp(`<loc>[^<]*${route}</loc><lastmod>\\d{4}-\\d{2}-\\d{2}`));
    for (const part of ["/tests/", "/docs/3.3.2/", "/docs/3.2.1/", "/__docusaurus/", "/home/"])
      assert.ok(!sitemap.includes(part), `${part} is in the sitemap`);
  },
);
