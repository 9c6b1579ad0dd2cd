import assert from "node:assert/strict";
import { withPage, withTab } from "../../browser/support/page";
import { addressOf } from "../../browser/support/site";
import { browserTest } from "../../browser/support/suite";

const REDIRECTS = {
  "/docs/support/?a=1&b=%2F#about": "/community/support/?a=1&b=%2F#about",
  "/docs/next/team/": "/community/team/",
  "/docs/introduction/?a=1": "/docs/?a=1",
  "/docs/support.html?a=1": "/community/support/?a=1",
  "/home/qs/?b=2": "/?a=1&b=2",
  "/home/anchor/#theirs": "/#anchor",
  "/community/": "/community/support/",
};

for (const [from, to] of Object.entries(REDIRECTS)) {
  browserTest(`${from} leads to ${to}, and is no step of the history`, () =>
    withPage("/docs/installation/", {}, async (page) => {
      await page.goto(addressOf(from), { waitUntil: "commit" }).catch(() => undefined);
      await page.waitForURL(addressOf(to));
      await page.locator("main h1").first().waitFor();
      await page.goBack();
      await page.waitForURL(addressOf("/docs/installation/"));
    }),
  );
}

browserTest("a link on the site to an old address leads on, too, with query and hash", () =>
  withPage("/docs/installation/", {}, async (page) => {
    await page.evaluate('___navigate("/docs/team/?a=1#x")');
    await page.waitForURL(addressOf("/community/team/?a=1#x"));
    await page.getByRole("heading", { level: 1 }).waitFor();
  }),
);

browserTest("an old address leads on without scripts", () =>
  withPage("/docs/installation/", { scripts: false }, async (page) => {
    await page.goto(addressOf("/docs/resources/"), { waitUntil: "commit" });
    await page.waitForURL(addressOf("/community/resources/"));
  }),
);

browserTest("the way to the test pages shows on test pages alone", () =>
  withTab("/tests/", {}, async (page) => {
    const tests = page.getByRole("navigation", { name: "Main", exact: true }).getByRole("link", { name: "Tests" });
    assert.equal(await tests.getAttribute("href"), "/tests/");
    await page.goto(addressOf("/docs/installation/"));
    assert.equal(await tests.count(), 0);
  }),
);

browserTest("the way to the test pages shows at an address below theirs that has none", () =>
  withPage("/tests/nope/", { missing: true }, async (page) => {
    const navbar = page.getByRole("navigation", { name: "Main", exact: true });
    await navbar.getByRole("link", { name: "Tests" }).waitFor();
  }),
);
