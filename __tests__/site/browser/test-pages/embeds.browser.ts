import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { hydrated, withTab } from "../../../browser/support/page";
import { addressOf } from "../../../browser/support/site";
import { browserTest } from "../../../browser/support/suite";

const PAGE = "/tests/pages/embeds/";
const FRAMED = "/tests/pages/seo/";

const attribute = (page: Page, name: string) => page.locator("html").getAttribute(name);
const stored = (page: Page) => page.evaluate("localStorage.getItem('theme-docusaurus')");
const navbar = (page: Page) => page.locator(".site-navbar");
const toggle = (page: Page) => page.getByRole("button", { name: /^Switch between light and dark mode/ });

browserTest(
  "an address sets colour mode and data attributes before scripts run, keeps them after, and stores nothing",
  () =>
    withTab(
      `${FRAMED}?docusaurus-theme=dark&docusaurus-data-navbar=false&docusaurus-data-mode=embed`,
      { untouched: true },
      async (page) => {
        for (const wait of [async () => undefined, () => hydrated(page)]) {
          await wait();
          assert.deepEqual(
            await Promise.all(["data-theme", "data-navbar", "data-mode"].map((name) => attribute(page, name))),
            ["dark", "false", "embed"],
          );
          assert.equal(await navbar(page).isVisible(), false);
          assert.equal(await stored(page), null);
        }
      },
    ),
);

browserTest(
  "a mode and attributes are those of the page view that asks for them: not of the next one, and again on the way back",
  () =>
    withTab(`${FRAMED}?docusaurus-theme=dark&docusaurus-data-mode=embed`, {}, async (page) => {
      const asked = ["dark", "embed"];
      const shown = () => Promise.all([attribute(page, "data-theme"), attribute(page, "data-mode")]);
      assert.deepEqual(await shown(), asked);
      await page.getByRole("link", { name: "head metadata tests" }).click();
      await page.locator("html[data-theme=light]:not([data-mode])").waitFor();
      await page.goBack();
      await page.locator("html[data-theme=dark][data-mode=embed]").waitFor();
      await toggle(page).click();
      await page.locator("html[data-theme=light]").waitFor();
      assert.equal(await stored(page), "light");
      await page.reload();
      assert.deepEqual(await shown(), asked);
    }),
);

browserTest("the frames of the page have the look that their addresses ask for, and the page keeps its own", () =>
  withTab(PAGE, { failing: /^about:srcdoc$/ }, async (page) => {
    for (const [title, theme, hasNavbar] of [
      ["The SEO tests, without a query", "light", true],
      ["The SEO tests in dark mode", "dark", true],
      ["The SEO tests in light mode", "light", true],
      ["The SEO tests without a navbar", "light", false],
      ["The SEO tests, dark, without a navbar, with a mode", "dark", false],
    ] as const) {
      const element = page.locator(`iframe[title="${title}"]`);
      await element.scrollIntoViewIfNeeded();
      const frame = element.contentFrame();
      await frame.locator(`html[data-theme=${theme}]`).waitFor();
      await frame.getByRole("heading", { level: 1 }).waitFor();
      assert.equal(await frame.locator(".site-navbar").isVisible(), hasNavbar, title);
    }
    assert.equal(await attribute(page, "data-theme"), "light");
    // Its script is forbidden, of which browsers tell.
    assert.equal(
      await page.locator("iframe[srcdoc]").contentFrame().locator("body").innerText(),
      "This text comes from an attribute.",
    );
    assert.equal(page.url(), addressOf(PAGE));
  }),
);
