import assert from "node:assert/strict";
import { pageRoutes, samplePages } from "./support/samples";
import { addressOf } from "./support/site";
import { browserTest } from "./support/suite";
import { withPage } from "./support/page";

const BATCH = 20;
const NOWHERE = "/there-is-no-such-page/";

async function faultOf(path: string): Promise<string[]> {
  // Compressing every page would take longer than all other tests together.
  const response = await fetch(addressOf(encodeURI(path)), { headers: { "accept-encoding": "identity" } });
  const html = await response.text();
  if (response.status !== 200) return [`${path}: ${response.status}`];
  if (html.includes("\0")) return [`${path}: a zero byte`];
  return /<main[\s>]|http-equiv="refresh"/i.test(html) ? [] : [`${path}: neither a main part nor a redirect`];
}

browserTest("every page that was built is served without zero bytes, with a main part or as a redirect", async () => {
  const paths = pageRoutes();
  assert.ok(paths.length > 1, "public holds no pages");
  const faults: string[] = [];
  for (let start = 0; start < paths.length; start += BATCH) {
    faults.push(...(await Promise.all(paths.slice(start, start + BATCH).map(faultOf))).flat());
  }
  assert.deepEqual(faults, []);
});

browserTest("the build tells the template of each page", async () => {
  assert.ok(samplePages().length > 1, "public holds no page data");
});

browserTest("an address that matches nothing shows the not-found page, with status 404", () =>
  withPage(NOWHERE, { missing: true }, async (page) => {
    await page.getByRole("heading", { level: 1 }).waitFor();
    assert.ok((await page.getByRole("link").count()) > 1);
    assert.equal(page.url(), addressOf(NOWHERE));
  }),
);
