import assert from "node:assert/strict";
import { listen } from "../../src/commands/listen.mjs";
import { staticServer } from "../../src/commands/static-server.mjs";
import { BuiltSite } from "../engine/support/built-site";
import { faultsOf } from "./support/faults";
import { lateReact } from "./support/late-react";
import { until } from "./support/moments";
import { hydrated } from "./support/page";
import { closeContext, requestsDone, watchRequests } from "./support/requests";
import { siteUnderTest } from "./support/site";
import { browserTest } from "./support/suite";
import { STEP_MS } from "./support/visit";

const HOST = "127.0.0.1";
const BASE = "/manual/";
/** How late React's work comes here: readers of slow devices, too, follow links before a page is through. */
const LATE_MS = 300;

browserTest("a site below a path of its host works there, with its links, redirects and missing pages", async () => {
  const site = new BuiltSite();
  const { code, output } = await site.build();
  assert.equal(code, 0, output);
  const server = staticServer(site.path("public"), BASE);
  const host = `${HOST}:${await listen(server, 0, HOST)}`;
  const context = await siteUnderTest().browser.newContext();
  context.setDefaultTimeout(STEP_MS);
  watchRequests(context);
  await context.addInitScript(lateReact(LATE_MS));
  try {
    const page = await context.newPage();
    const faults = faultsOf(page, host);
    const place = () => new URL(page.url()).pathname + new URL(page.url()).hash;

    await page.goto(`http://${host}${BASE}`);
    await page.getByRole("link", { name: "Get started" }).click();
    await page.waitForURL(`**${BASE}docs/`);
    await hydrated(page);
    await page.getByRole("link", { name: "Log", exact: true }).first().click();
    await page.waitForURL(`**${BASE}blog/`);
    await page.getByRole("heading", { level: 2, name: "A storm" }).waitFor();
    await page.getByRole("link", { name: "Install", exact: true }).first().click();
    // With its title a page is through: a link that is followed before that takes its place in the history.
    await until(page, 'document.title === "Installation | Tern"');
    await page.getByRole("link", { name: "anchor", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Harbours" }).waitFor();
    assert.equal(place(), `${BASE}docs/guides/harbours/#anchorage`);
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Installation" }).waitFor();
    assert.equal(place(), `${BASE}docs/install/`);
    const logo = page.locator("header img").first();
    assert.ok(await logo.evaluate((image) => (image as HTMLImageElement).naturalWidth > 0));

    await page.goto(`http://${host}${BASE}start/?from=mail`);
    await page.waitForURL(`**${BASE}docs/install/?from=mail#with-a-package`);
    await requestsDone(page);
    assert.deepEqual(faults.found, []);

    // Gatsby asks for such an address once more, below the root of the host.
    faults.failing = /\/docs\/instal\b/;
    assert.equal((await page.goto(`http://${host}${BASE}docs/instal/`))?.status(), 404);
    await page.getByRole("link", { name: "Installation" }).first().click();
    await page.getByRole("heading", { level: 1, name: "Installation" }).waitFor();
    assert.deepEqual(faults.found, []);
  } finally {
    await closeContext(context);
    server.closeAllConnections();
    server.close();
    site.end();
  }
});
