import assert from "node:assert/strict";
import { hydrated, withTab } from "../../../browser/support/page";
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
