import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { stillness } from "../../browser/support/moments";
import { withTab } from "../../browser/support/page";
import { addressOf } from "../../browser/support/site";
import { browserTest } from "../../browser/support/suite";

const OLDER = "3.3.2";

const navbar = (page: Page) => page.getByRole("navigation", { name: "Main", exact: true });

browserTest("a reader walks from the home page through docs, versions and blog to the changelog's second page", () =>
  withTab("/", {}, async (page) => {
    await navbar(page).getByRole("link", { name: "Docs", exact: true }).click();
    await page.waitForURL(addressOf("/docs/"));
    const next = page.getByRole("navigation", { name: "Pages before and after" }).getByRole("link", { name: /^Next/ });
    await next.waitFor();
    const first = await page.getByRole("heading", { level: 1 }).innerText();

    await next.click();
    await page.waitForURL((url) => url.href !== addressOf("/docs/"));
    await page.getByRole("heading", { level: 1 }).filter({ hasNotText: first }).waitFor();
    const title = await page.getByRole("heading", { level: 1 }).innerText();
    const path = page.url().slice(addressOf("/docs/").length);

    // The navbar, hidden on the way down, comes back: a mouse that meets it on its way leaves it when it goes on.
    await page.locator(".site-navbar[data-hidden=false]").waitFor();
    await stillness(page);
    await navbar(page).getByRole("button", { name: "Canary 🚧" }).click();
    await navbar(page).getByRole("link", { name: OLDER }).click();
    await page.waitForURL(addressOf(`/docs/${OLDER}/${path}`));
    await navbar(page).getByRole("button", { name: OLDER }).waitFor();
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    assert.equal(await navbar(page).getByRole("button", { name: OLDER }).count(), 1);

    await navbar(page).getByRole("link", { name: "Blog", exact: true }).click();
    await page.waitForURL(addressOf("/blog/"));

    await page.getByRole("contentinfo").getByRole("link", { name: "Changelog", exact: true }).click();
    await page.waitForURL(addressOf("/changelog/"));
    await page.locator(`a[href$="/changelog/page/2/"]`).first().click();
    await page.waitForURL(addressOf("/changelog/page/2/"));
    await page.getByRole("heading", { level: 1 }).waitFor();
  }),
);

browserTest("a page of the docs can be read at the width of a phone without scrolling sideways", () =>
  withTab("/docs/installation/", { viewport: { width: 390, height: 844 } }, async (page) => {
    await page.getByRole("heading", { level: 1 }).waitFor();
    const overflow = await page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth");
    assert.equal(overflow, 0);
  }),
);
