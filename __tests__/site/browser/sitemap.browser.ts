import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
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

browserTest("no two pages of the sitemap share a title", async () => {
  const sitemap = await (await fetch(addressOf("/sitemap-0.xml"))).text();
  const routes = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]*([^<]*)<\/loc>/g)].map(([, route = ""]) => route);
  assert.ok(routes.length > 100, "the sitemap has too few pages to try it");
  const titles = routes.map((route) => {
    const html = readFileSync(path.join("public", decodeURI(route), "index.html"), "utf8");
    return /<title[^>]*>([^<]*)/.exec(html)?.[1] ?? "";
  });
  const shared = routes.flatMap((route, index) =>
    titles.indexOf(titles[index] ?? "") === titles.lastIndexOf(titles[index] ?? "")
      ? []
      : [`${route}: ${titles[index]}`],
  );
  assert.deepEqual(shared, []);
});
