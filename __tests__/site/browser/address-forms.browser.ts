import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { hydrated, withPage, withTab } from "../../browser/support/page";
import { addressOf } from "../../browser/support/site";
import { browserTest } from "../../browser/support/suite";

const START = "/blog/tags/";
const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name }).waitFor();

/** Follows a link with such an address, put into the page; its document is marked, to see whether it stays. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate(
    `window.marked = true; document.querySelector("main").insertAdjacentHTML("afterbegin", '<a id="odd" href="${href}">odd</a>')`,
  );
  await page.locator("#odd").click();
}

const isReloaded = async (page: Page) => (await page.evaluate("window.marked")) !== true;

/** An address as a link may have it, that of its page, and what the page is called. */
const FORMS: [href: string, address: string, title: string | RegExp][] = [
  ["/index.html#__docusaurus", "/#__docusaurus", /./],
  ["/index.html?q=1", "/?q=1", /./],
  ["/docs/installation/index.html?q=1#requirements", "/docs/installation/?q=1#requirements", "Installation"],
  ["/docs//installation/", "/docs/installation/", "Installation"],
  ["/docs/%69nstallation/?q=%40#requirements", "/docs/installation/?q=%40#requirements", "Installation"],
  ["/docs/api/misc/%40docusaurus/logger/", "/docs/api/misc/@docusaurus/logger/", /logger/],
  ["/docs/api/misc/@docusaurus%2Flogger/", "/docs/api/misc/@docusaurus/logger/", /logger/],
  ["/docs%3Finstallation/", "/docs/", /./],
];

for (const [href, address, title] of FORMS)
  browserTest(`a link to ${href} shows its page under the page's own address, and the way back leads back`, () =>
    withTab(START, {}, async (page) => {
      await follow(page, href);
      await page.waitForURL(addressOf(address));
      await heading(page, title);
      assert.equal(await isReloaded(page), false);
      await page.goBack();
      await page.waitForURL(addressOf(START));
      await heading(page, "Tags");
    }),
  );

browserTest("an entry of the history with such an address shows its page when the reader comes back to it", () =>
  withTab(START, {}, async (page) => {
    await page.evaluate(
      `history.replaceState({}, "", ${JSON.stringify(addressOf("/docs//installation/#requirements"))}); history.pushState({}, "", ${JSON.stringify(addressOf(START))})`,
    );
    await page.goBack();
    await page.waitForURL(addressOf("/docs/installation/#requirements"));
    await heading(page, "Installation");
  }),
);

for (const path of ["/100%", "/%E0%A4%A"])
  browserTest(`a link to ${path}, which cannot be decoded, leads to the page for wrong addresses`, () =>
    withPage(path, { missing: true, untouched: true, faulty: true }, async (page) => {
      await page.goto(addressOf(START));
      await hydrated(page);
      await follow(page, path);
      await page.waitForURL(addressOf(path));
      await page.locator("main .nearest-pages").waitFor({ state: "attached" });
      assert.equal(await isReloaded(page), true);
    }),
  );

for (const path of ["/100%", "/%E0%A4%A"])
  browserTest(`the page for wrong addresses at ${path}, which cannot be decoded, does what its reader asks`, () =>
    withPage(path, { missing: true, failing: /\/page-data\// }, async (page) => {
      await hydrated(page);
      await page.getByRole("button", { name: /^Switch between/ }).click();
      await page.locator("html[data-theme-choice]").waitFor();
    }),
  );
