import assert from "node:assert/strict";
import type { Locator, Page } from "playwright-core";
import { listen } from "../../src/commands/listen.mjs";
import { staticServer } from "../../src/commands/static-server.mjs";
import { BuiltSite } from "../engine/support/built-site";
import { faultsOf } from "./support/faults";
import { closeContext, requestsDone, watchRequests } from "./support/requests";
import { siteUnderTest } from "./support/site";
import { browserTest } from "./support/suite";
import { STEP_MS } from "./support/visit";

const HOST = "127.0.0.1";
const BASE = "/manual/";

type Islands = [Locator, Locator, Locator];

/** Scrolls to an island, which is no box itself. */
const scrollToContent = (island: Element) => island.firstElementChild?.scrollIntoView();

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  assert.fail(`${MOST_TABS} times Tab do not lead there.`);
}
const MOST_TABS = 200;

browserTest("components of a Docusaurus folder that need a browser are drawn there once they are in view", async () => {
  const site = new BuiltSite("__tests__/fixtures/docusaurus");
  const { code, output } = await site.build();
  assert.equal(code, 0, output);
  const server = staticServer(site.path("public"), BASE);
  const host = `${HOST}:${await listen(server, 0, HOST)}`;
  const context = await siteUnderTest().browser.newContext();
  context.setDefaultTimeout(STEP_MS);
  watchRequests(context);
  try {
    const page = await context.newPage();
    const faults = faultsOf(page, host);
    // The project names a stylesheet of another host.
    faults.failing = /fonts\.example/;
    await page.goto(`http://${host}${BASE}docs/next/components/`);
    const [counter, gauge, drawn] = [0, 1, 2].map((index) => page.locator("site-island").nth(index)) as Islands;

    await counter.getByRole("button", { name: "Fired 3 times" }).click();
    await counter.getByRole("button", { name: "Fired 4 times" }).waitFor();
    await gauge.evaluate(scrollToContent);
    await gauge.getByText(`${BASE}docs/next/components/`).waitFor();

    // Its place in the served page is empty, and what it shows of a file of Markdown comes with the page's data.
    await drawn.evaluate(scrollToContent);
    await drawn.getByRole("heading", { name: "Voltage" }).waitFor();
    assert.equal(await drawn.locator("p").last().textContent(), "For cone 6.");
    assert.ok(Number(await drawn.locator(".window").getAttribute("data-width")) > 0);
    // Parts of the page itself: a component that it declares, a tag with a handler, and what only browsers draw.
    const [ramp, bell, place] = [3, 4, 5].map((index) => page.locator("site-island").nth(index)) as Islands;
    await ramp.evaluate(scrollToContent);
    await ramp.getByRole("button", { name: "600 degrees" }).click();
    await ramp.getByRole("button", { name: "650 degrees" }).waitFor();
    await bell.getByRole("button", { name: "Ring" }).click();
    await bell.getByRole("button", { name: "Ring!" }).waitFor();
    await place.getByText(`${BASE}docs/next/components/`).waitFor();

    // The component around all pages keeps the scale, which outlives the page.
    await page.getByRole("button", { name: "1222 °C" }).click();
    await page.getByRole("button", { name: "2232 °F" }).waitFor();
    await page.locator(".site-pagination a").first().click();
    await page.waitForURL((url) => !url.pathname.endsWith("/components/"));
    await page.getByText("Degrees are in F.").waitFor();

    // Items of the navbar that components of the project draw, in the bar and in the menu of small screens.
    await page.getByRole("button", { name: "Fire", exact: true }).click();
    await page.getByRole("button", { name: "9 h in F", exact: true }).waitFor();
    await page.getByRole("button", { name: "Cones" }).click();
    await page.getByRole("link", { name: "Cone 06" }).click();
    await page.waitForURL((url) => url.href.endsWith("blog/?cone=06"));
    const wide = page.getByRole("navigation", { name: "Main" }).getByText("Wide");
    assert.equal(await wide.isVisible(), true);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole("button", { name: "9 h in F", exact: true }).click();
    await page.getByRole("button", { name: "Fire", exact: true }).waitFor();
    assert.equal(await wide.isVisible(), false);
    await page.getByRole("button", { name: "Open the menu" }).click();
    await page.getByRole("button", { name: "Back to main menu" }).click();
    await page.getByRole("button", { name: "Fire (menu)" }).click();
    await page.getByRole("button", { name: "9 h in F (menu)" }).waitFor();
    // Its items lead to the page that shows: it is open.
    await page.getByRole("dialog").getByRole("link", { name: "Cone 6" }).waitFor();
    // The menu closes, and takes its step of the history back, which would end the visit of a next page.
    const steppedBack = page.waitForEvent("framenavigated");
    await page.setViewportSize({ width: 1280, height: 800 });
    await steppedBack;

    // A block of code within a component of the theme stays as the build has coloured it.
    await page.goto(`http://${host}${BASE}docs/next/install/`);
    const block = page.locator("site-island .fired-code");
    const colored = await block.locator("code").innerHTML();
    assert.match(colored, /class="line hot"/);
    await block.getByRole("button", { name: "Fired 0" }).click();
    await block.getByRole("button", { name: "Fired 1" }).waitFor();
    assert.equal(await block.locator("code").innerHTML(), colored);

    // By keyboard alone, from the beginning of a page whose scripts do not run yet.
    await page.goto(`http://${host}${BASE}docs/next/components/`);
    await tabTo(page, counter.getByRole("button"));
    await page.keyboard.press("Enter");
    await counter.getByRole("button", { name: "Fired 4 times" }).waitFor();
    await tabTo(page, ramp.getByRole("button"));
    await page.keyboard.press("Space");
    await ramp.getByRole("button", { name: "650 degrees" }).waitFor();
    await requestsDone(page);
    assert.deepEqual(faults.found, []);
  } finally {
    await closeContext(context);
    server.closeAllConnections();
    server.close();
    site.end();
  }
});
