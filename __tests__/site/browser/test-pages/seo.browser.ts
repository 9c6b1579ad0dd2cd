import assert from "node:assert/strict";
import { withTab } from "../../../browser/support/page";
import { addressOf } from "../../../browser/support/site";
import { browserTest } from "../../../browser/support/suite";

const PAGE = "/tests/pages/seo/";

browserTest("the head has the front matter's title, description and keywords once, and one canonical address", () =>
  withTab(`${PAGE}?test=1#the-same-address`, {}, async (page) => {
    assert.match(await page.title(), /^SEO tests\b/);
    const content = (selector: string) => page.locator(selector).getAttribute("content");
    assert.match((await content("meta[name=description]")) ?? "", /^Tests which metadata/);
    assert.equal(await content("meta[name=keywords]"), "seo, metadata");
    const canonical = (await page.locator("link[rel=canonical]").getAttribute("href")) ?? "";
    assert.equal(new URL(canonical).pathname, new URL(addressOf(PAGE)).pathname);
    assert.equal(canonical.endsWith("/seo/"), true);
    assert.match((await content("meta[property='og:image']")) ?? "", /^https?:.*social-card\.png$/);
    assert.equal(await page.locator("title").count(), 1);
  }),
);
