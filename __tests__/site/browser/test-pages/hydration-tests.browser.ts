import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { hydrated, withTab } from "../../../browser/support/page";
import { hold } from "../../../browser/support/requests";
import { browserTest } from "../../../browser/support/suite";

const PAGE = "/tests/pages/hydration-tests/";

browserTest("the served page says that it is the server's, and the browser's page that it is not", () =>
  withTab(PAGE, { untouched: true }, async (page) => {
    const probes = page.locator(".test-box");
    const served = await (await page.request.get(page.url())).text();
    assert.match(served, /data-state="from the server"/);
    await hydrated(page);
    await probes.first().and(page.locator("[data-state='in the browser']")).waitFor();
    await page.getByRole("tab", { name: "Probe" }).click();
    await page.getByRole("tabpanel").locator("[data-state='in the browser']").waitFor();
  }),
);

browserTest("what the browser knows better is right: the tab of the address, and the stored one", () =>
  withTab(`${PAGE}?hydration-tab=second`, {}, async (page) => {
    await page.getByRole("tabpanel").getByText("The second tab.").first().waitFor();
    const stored = page.locator("[data-tab-group=tests-hydration]");
    await stored.getByRole("tab", { name: "Second" }).click();
    await page.reload();
    assert.equal(await stored.getByRole("tab", { name: "Second" }).getAttribute("aria-selected"), "true");
    await hydrated(page);
    assert.equal(await stored.getByRole("tab", { name: "Second" }).getAttribute("aria-selected"), "true");
  }),
);

/** The scripts of islands that a page has loaded so far. */
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => /^\/assets\/.*\.js$/.test(name)),
  );

browserTest("a component of a file loads its script in view, and counts each click, also one that comes before", () =>
  withTab(PAGE, { untouched: true }, async (page) => {
    const counter = page.locator("button.counter");
    assert.equal(await counter.textContent(), "3 clicks");
    await hydrated(page);
    assert.deepEqual(await scriptsOf(page), []);
    const { asked, release } = await hold(page, /\/assets\/_?counter-.*\.js$/);
    await counter.scrollIntoViewIfNeeded();
    await counter.click();
    await asked;
    assert.equal(await counter.textContent(), "3 clicks");
    release();
    await page.getByText("4 clicks").waitFor();
    await counter.click();
    await page.getByText("5 clicks").waitFor();
    assert.equal((await scriptsOf(page)).length, 1);
  }),
);

browserTest("a page without such a component loads no such script", () =>
  withTab("/tests/pages/react-18/", {}, async (page) => {
    await hydrated(page);
    assert.deepEqual(await scriptsOf(page), []);
  }),
);
