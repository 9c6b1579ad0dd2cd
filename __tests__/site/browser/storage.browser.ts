import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { until } from "../../browser/support/moments";
import { hydrated, withPage, withTab } from "../../browser/support/page";
import { addressOf } from "../../browser/support/site";
import { browserTest } from "../../browser/support/suite";

const LAST = "Canary 🚧";
const OLDER = "3.3.2";
const OLDEST = "3.2.1";
const SUFFIX = "-docusaurus";
const VERSION_KEY = `docs-preferred-version-default${SUFFIX}`;
const BLOCKED =
  "for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get() { throw new DOMException('Access is denied.', 'SecurityError'); } });";

const navbar = (page: Page) => page.getByRole("navigation", { name: "Main", exact: true });
const announcement = (page: Page) => page.getByRole("complementary", { name: "Announcement" });
const docsLink = (page: Page) => navbar(page).getByRole("link", { name: "Docs", exact: true });
const storedOf = (page: Page, key: string) => page.evaluate(`localStorage.getItem(${JSON.stringify(key)})`);

browserTest("with the browser's storage blocked everything works, and one warning says why nothing is remembered", () =>
  withPage("/docs/", {}, async (page) => {
    const warnings: string[] = [];
    page.on(
      "console",
      (message) => message.text().includes("Browser storage is not available") && warnings.push(message.text()),
    );
    await page.addInitScript(BLOCKED);
    await page.reload();
    await hydrated(page);
    await page.getByRole("button", { name: /^Switch between light and dark mode/ }).click();
    await page.locator("html[data-theme=dark]").waitFor();
    await page.getByRole("button", { name: "Close the announcement" }).click();
    await announcement(page).waitFor({ state: "hidden" });
    await navbar(page).getByRole("link", { name: "Blog", exact: true }).click();
    await page.waitForURL(addressOf("/blog/"));
    assert.equal(warnings.length, 1, warnings.join("\n"));
  }),
);

browserTest("choices are kept under the keys of such sites, with the site's suffix", () =>
  withTab("/docs/", {}, async (page) => {
    await page.getByRole("button", { name: /^Switch between light and dark mode/ }).click();
    await page.getByRole("button", { name: "Close the announcement" }).click();
    assert.deepEqual(
      [await storedOf(page, `theme${SUFFIX}`), await storedOf(page, `docusaurus.announcement.dismiss${SUFFIX}`)],
      ["dark", "true"],
    );
  }),
);

const EARLIER = {
  theme: "dark",
  "docusaurus.announcement.id": "announcementBar-v3.3",
  "docusaurus.announcement.dismiss": "true",
  "docs-preferred-version-default": OLDER,
};

browserTest("choices under keys without the suffix hold, and the keys take it", () =>
  withPage("/blog/", { storage: EARLIER }, async (page) => {
    assert.equal(await page.locator("html").getAttribute("data-theme"), "dark");
    assert.equal(await announcement(page).isVisible(), false);
    assert.equal(await docsLink(page).getAttribute("href"), `/docs/${OLDER}/`);
    for (const [key, value] of Object.entries(EARLIER))
      assert.deepEqual([await storedOf(page, key), await storedOf(page, key + SUFFIX)], [null, value], key);
  }),
);

for (const [width, first] of [
  [1280, "navbar-brand"],
  [390, "icon-button hamburger"],
] as const)
  browserTest(`an announcement closed by key gives the focus to the first stop of the navbar, at ${width} px`, () =>
    withPage("/docs/", { viewport: { width, height: 844 } }, async (page) => {
      await page.getByRole("button", { name: "Close the announcement" }).press("Enter");
      await announcement(page).waitFor({ state: "hidden" });
      assert.equal(await page.evaluate("document.activeElement?.className"), first);
    }),
  );

browserTest("an announcement closed by mouse gives the focus to the page, and takes no room on the next visit", () =>
  withPage("/docs/", {}, async (page) => {
    await page.getByRole("button", { name: "Close the announcement" }).click();
    assert.equal(await page.evaluate("document.activeElement?.id"), "main");
    // Without the site's scripts only the inline one can have hidden it.
    await page.route(/\.js$/, (route) => route.abort("aborted"));
    await page.reload();
    assert.deepEqual(
      [
        await announcement(page).isVisible(),
        await page.locator(".site-navbar").evaluate((element) => element.getBoundingClientRect().top),
      ],
      [false, 0],
    );
  }),
);

browserTest("the version that a reader chose is where the navbar leads from other pages, also on later visits", () =>
  withTab("/docs/installation/", {}, async (page) => {
    assert.equal(await storedOf(page, VERSION_KEY), null);
    await navbar(page).getByRole("button", { name: LAST }).click();
    await navbar(page).getByRole("link", { name: OLDER, exact: true }).click();
    await page.waitForURL(addressOf(`/docs/${OLDER}/installation/`));
    assert.equal(await storedOf(page, VERSION_KEY), OLDER);
    await navbar(page).getByRole("link", { name: "Blog", exact: true }).click();
    await page.waitForURL(addressOf("/blog/"));
    await page.reload();
    await navbar(page).getByRole("button", { name: OLDER }).waitFor();
    assert.equal(
      await docsLink(page).evaluate((link) => (link as HTMLAnchorElement).href),
      addressOf(`/docs/${OLDER}/`),
    );
  }),
);

browserTest("a reader who comes to an old version by its address has chosen none", () =>
  withTab(`/docs/${OLDEST}/installation/`, {}, async (page) => {
    await navbar(page).getByRole("link", { name: "Blog", exact: true }).click();
    await page.waitForURL(addressOf("/blog/"));
    await navbar(page).getByRole("button", { name: LAST }).waitFor();
    assert.equal(await storedOf(page, VERSION_KEY), null);
    assert.equal(await docsLink(page).evaluate((link) => (link as HTMLAnchorElement).href), addressOf("/docs/"));
  }),
);

browserTest("the banner of an old version chooses the last one, also before the page's scripts run", () =>
  withPage(`/docs/${OLDEST}/installation/`, { untouched: true, storage: { [VERSION_KEY]: OLDEST } }, async (page) => {
    await page.route(/\.js$/, (route) => route.abort("aborted"));
    await page.reload();
    await page.locator(".version-banner").getByRole("link", { name: LAST }).click();
    await page.waitForURL(addressOf("/docs/installation/"));
    assert.equal(await storedOf(page, VERSION_KEY), "current");
  }),
);

browserTest("the menu of phones and the list of versions choose as the menu of the bar does", () =>
  withPage("/", { viewport: { width: 390, height: 844 } }, async (page) => {
    await page.getByRole("button", { name: "Open the menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await menu.getByRole("button", { name: "Versions" }).click();
    await menu.getByRole("link", { name: OLDER, exact: true }).click();
    await page.waitForURL(addressOf(`/docs/${OLDER}/`));
    assert.equal(await storedOf(page, VERSION_KEY), OLDER);
    await page.goto(addressOf("/versions/"));
    await page
      .getByRole("row", { name: new RegExp(`^${OLDEST}`) })
      .getByRole("link", { name: "Documentation" })
      .click();
    await page.waitForURL(addressOf(`/docs/${OLDEST}/`));
    assert.equal(await storedOf(page, VERSION_KEY), OLDEST);
  }),
);

browserTest("a stored version that there is no longer is forgotten", () =>
  withPage("/blog/", { storage: { [VERSION_KEY]: "0.1" } }, async (page) => {
    await until(page, `localStorage.getItem(${JSON.stringify(VERSION_KEY)}) === null`);
    assert.equal(await navbar(page).getByRole("button", { name: LAST }).count(), 1);
    assert.equal(await docsLink(page).evaluate((link) => (link as HTMLAnchorElement).href), addressOf("/docs/"));
  }),
);
