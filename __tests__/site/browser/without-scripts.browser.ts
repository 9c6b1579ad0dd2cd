import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { withTab } from "../../browser/support/page";
import { addressOf } from "../../browser/support/site";
import { browserTest } from "../../browser/support/suite";

const DOC = "/docs/installation/";
const OLDER = "3.3.2";
const PLAIN = { scripts: false };

const navbar = (page: Page) => page.getByRole("navigation", { name: "Main", exact: true });
const sidebar = (page: Page) => page.locator(".site-sidebar");
const title = (page: Page) => page.getByRole("heading", { level: 1 }).innerText();

browserTest("without JavaScript a reader reads a doc, opens categories, and follows the links to versions", () =>
  withTab(DOC, PLAIN, async (page) => {
    assert.equal(await title(page), "Installation");
    assert.ok((await page.locator("article").innerText()).length > 2_000);
    // These open by hovering; any other button would do nothing.
    assert.deepEqual(await page.getByRole("button").allInnerTexts(), ["Canary 🚧", "English"]);

    await sidebar(page).getByRole("link", { name: "Guides", exact: true }).click();
    await page.waitForURL(addressOf("/docs/category/guides/"));
    await sidebar(page).getByRole("link", { name: "Markdown Features", exact: true }).click();
    await page.waitForURL(addressOf("/docs/markdown-features/"));
    await sidebar(page).getByRole("link", { name: "Tabs", exact: true }).click();
    await page.waitForURL(addressOf("/docs/markdown-features/tabs/"));

    await navbar(page).getByRole("button", { name: "Canary 🚧" }).hover();
    await navbar(page).getByRole("link", { name: OLDER, exact: true }).click();
    await page.waitForURL(addressOf(`/docs/${OLDER}/markdown-features/tabs/`));
    assert.equal(await title(page), "Tabs");
    await page.getByRole("note").getByRole("link").first().click();
    await page.waitForURL(addressOf("/docs/markdown-features/tabs/"));
  }),
);

browserTest("without JavaScript a category without a page leads to its first item", () =>
  withTab("/docs/cli/", PLAIN, async (page) => {
    await sidebar(page).getByRole("link", { name: "Miscellaneous", exact: true }).click();
    await page.waitForURL((url) => url.href !== addressOf("/docs/cli/"));
    await sidebar(page).locator("li > [aria-current=page]").waitFor();
  }),
);

browserTest("without JavaScript the home page shows nothing that would do nothing", () =>
  withTab("/", PLAIN, async (page) => {
    for (const part of [".quick-start button", ".try-search p button", ".sample .hint"]) {
      // What is not there does not show, either.
      await page.locator(part).first().waitFor({ state: "attached" });
      assert.equal(await page.locator(part).first().isVisible(), false, part);
    }
  }),
);

browserTest("without JavaScript the page of results says what it needs, and leads to the docs", () =>
  withTab("/search/", PLAIN, async (page) => {
    await page.getByText("This page needs scripts.").waitFor();
    await page.getByRole("article").getByRole("link", { name: "Docs", exact: true }).click();
    await page.waitForURL(addressOf("/docs/"));
  }),
);

browserTest("without JavaScript all tabs of a group can be read", () =>
  withTab("/docs/markdown-features/tabs/", PLAIN, async (page) => {
    const panels = page.locator("article [role=tabpanel]");
    const shown = await panels.evaluateAll(
      (all) =>
        all.filter((panel) => panel.childElementCount > 0 && !panel.checkVisibility({ contentVisibilityAuto: true }))
          .length,
    );
    assert.ok((await panels.count()) > 3);
    assert.equal(shown, 0);
  }),
);

for (const colorScheme of ["light", "dark"] as const) {
  browserTest(`without JavaScript the page has the colours of the system (${colorScheme})`, () =>
    withTab(DOC, { ...PLAIN, colorScheme }, async (page) => {
      const expected = { light: "rgb(255, 255, 255)", dark: "rgb(24, 25, 32)" }[colorScheme];
      assert.equal(await page.evaluate("getComputedStyle(document.documentElement).backgroundColor"), expected);
    }),
  );
}

for (const width of [390, 768]) {
  browserTest(`without JavaScript menus and pages of the section are on the page at ${width} px`, () =>
    withTab(DOC, { ...PLAIN, viewport: { width, height: 844 } }, async (page) => {
      assert.equal(
        await page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"),
        0,
      );
      await navbar(page).getByRole("link", { name: "Blog", exact: true }).waitFor();
      const bottom = await page.locator(".site-navbar").evaluate((bar) => bar.getBoundingClientRect().bottom);
      const top = await page.getByRole("heading", { level: 1 }).evaluate((found) => found.getBoundingClientRect().top);
      assert.ok(top - bottom < 300, `the article begins ${top - bottom} px below the navbar`);
      await sidebar(page).getByRole("link", { name: "Configuration", exact: true }).click();
      await page.waitForURL(addressOf("/docs/configuration/"));
    }),
  );

  browserTest(`without JavaScript a link to a heading leads below what stays at the top at ${width} px`, () =>
    withTab(`${DOC}#requirements`, { ...PLAIN, viewport: { width, height: 844 } }, async (page) => {
      const top = await page.locator("#requirements").evaluate((heading) => heading.getBoundingClientRect().top);
      for (const bar of [".site-navbar", ".toc-bar"]) {
        const bottom = await page.locator(bar).evaluate((found) => found.getBoundingClientRect().bottom);
        assert.ok(bottom <= top, `${bar} ends at ${bottom} px, the heading begins at ${top} px`);
      }
    }),
  );
}
