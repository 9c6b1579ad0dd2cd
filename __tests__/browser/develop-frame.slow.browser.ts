import assert from "node:assert/strict";
import { BuiltSite } from "../engine/support/built-site";
import { closeContext } from "./support/requests";
import { siteUnderTest } from "./support/site";
import { browserTest } from "./support/suite";
import { STEP_MS } from "./support/visit";

const SIDEBARS = "content/docs/2.0/sidebars.yml";
const NAVBAR = "content/settings/navbar.yml";
const NAVBAR_TEXT = `title: Tern
hideOnScroll: false
items:
  - type: docSidebar
    sidebarId: guide
    label: Guide
    position: left
`;

browserTest("in develop a mistake in the frame leaves the page, and what was mended shows", async () => {
  const site = new BuiltSite();
  const settings = site.read("src/site.ts");
  site.write("src/site.ts", settings.replace(/\n {2}navbar: \{[\s\S]*?\n {2}\},/, `\n  navbar: "${NAVBAR}",`));
  site.write(NAVBAR, NAVBAR_TEXT);
  // The first start finds it wrong: nothing right was computed before.
  site.write(SIDEBARS, "guide: [guides/nihgt]\n");
  const server = await site.develop();
  const context = await siteUnderTest().browser.newContext({ viewport: { width: 1200, height: 800 } });
  context.setDefaultTimeout(STEP_MS);
  try {
    const page = await context.newPage();
    const report = page.getByRole("alert");
    const failed = page.locator("header .failed-item", { hasText: "Guide" });
    const guide = page.locator("header").getByRole("link", { name: "Guide" });
    const overlay = page.locator("gatsby-fast-refresh");
    await page.goto(`${server.url}/docs/install/`);
    await report.getByText(SIDEBARS).first().waitFor();
    await failed.waitFor();
    await page.getByRole("heading", { level: 1, name: "Installation" }).waitFor();
    site.write(SIDEBARS, "guide: [guides/night]\n");
    await guide.waitFor();
    assert.equal(await guide.getAttribute("href"), "/docs/guides/night/");
    await report.waitFor({ state: "detached" });

    site.edit(NAVBAR, "sidebarId: guide", "sidebarId: gide");
    await report.getByText(`${NAVBAR}:5`).waitFor();
    await failed.waitFor();
    await page.getByRole("heading", { level: 1, name: "Installation" }).waitFor();
    assert.equal(await overlay.count(), 0);
    site.edit(NAVBAR, "sidebarId: gide", "sidebarId: guide");
    await guide.waitFor();
    await report.waitFor({ state: "detached" });
  } finally {
    await closeContext(context);
    server.kill();
    await server.end;
    site.end();
  }
});
