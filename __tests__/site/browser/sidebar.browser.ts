import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { drawn, holdAnimations, stillness, until } from "../../browser/support/moments";
import { hydrated, withPage, withTab } from "../../browser/support/page";
import { hold } from "../../browser/support/requests";
import { addressOf } from "../../browser/support/site";
import { browserTest } from "../../browser/support/suite";

const SHORT = { width: 1440, height: 500 };
const HIDDEN = { "docusaurus.sidebar.hidden-docusaurus": "true" };

const sidebar = (page: Page) => page.locator(".site-sidebar");
const list = (page: Page) => page.locator(".sidebar-scroller");
const button = (page: Page, name: string) => sidebar(page).getByRole("button", { name, exact: true });
const widthOf = (page: Page) => sidebar(page).evaluate((element) => element.getBoundingClientRect().width);
const scrollOf = (page: Page) => list(page).evaluate((element) => element.scrollTop);
/** The labels of the open categories of the first level that can be closed. */
const openOnes = (page: Page) =>
  sidebar(page)
    .locator(".sidebar-menu > ul > .category[data-open=true] > .row:has([aria-expanded]) .label")
    .allInnerTexts();
/** Whether the current page's link is in the part of the list that shows. */
const showsCurrent = (page: Page) =>
  page.evaluate(
    "(([list, link]) => link.top >= list.top && link.bottom <= list.bottom)(['.sidebar-scroller', '.sidebar-scroller [aria-current=page]'].map((selector) => document.querySelector(selector).getBoundingClientRect()))",
  );

browserTest("opening a category moves, and closes the one beside it", () =>
  withTab("/docs/installation/", {}, async (page) => {
    assert.deepEqual(await openOnes(page), ["Getting Started"]);
    const release = await holdAnimations(page);
    await button(page, "Expand the category Guides").click();
    const moving =
      "[...document.querySelectorAll('.site-sidebar .sidebar-menu > ul > .category > ul')].map((list) => list.getAnimations().length).join()";
    assert.equal(await page.evaluate(moving), "1,1");
    await release();
    await until(page, "document.querySelectorAll('.site-sidebar .sidebar-menu > ul > .category > ul').length === 1");
    assert.deepEqual(await openOnes(page), ["Guides"]);
    await button(page, "Collapse the category Guides").click();
    await until(page, "document.querySelectorAll('.site-sidebar .sidebar-menu > ul > .category > ul').length === 0");
  }),
);

browserTest("under reduced motion a category opens within a moment", () =>
  withTab("/docs/installation/", {}, async (page) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await button(page, "Expand the category Guides").click();
    const durations =
      "[...document.querySelectorAll('.site-sidebar .category > ul')].flatMap((list) => list.getAnimations()).every((animation) => animation.effect.getTiming().duration <= 1)";
    assert.equal(await page.evaluate(durations), true);
    await until(page, "document.querySelectorAll('.site-sidebar .sidebar-menu > ul > .category > ul').length === 1");
  }),
);

browserTest("a category without a page opens by its label and by Enter, and stays open on the next page", () =>
  withTab("/docs/cli/", {}, async (page) => {
    const label = sidebar(page).getByRole("link", { name: "Miscellaneous", exact: true });
    await label.click();
    assert.deepEqual([page.url(), await label.getAttribute("aria-expanded")], [addressOf("/docs/cli/"), "true"]);
    await label.press("Enter");
    assert.equal(await label.getAttribute("aria-expanded"), "false");
    await label.press("Enter");
    await page.getByRole("navigation", { name: "Pages before and after" }).getByRole("link", { name: /^Next/ }).click();
    await page.waitForURL((url) => url.href !== addressOf("/docs/cli/"));
    assert.equal(await label.getAttribute("aria-expanded"), "true");
  }),
);

browserTest("the current page shows before the site's scripts run, however far down the list it is", () =>
  withPage("/docs/i18n/git/", { viewport: SHORT }, async (page) => {
    await page.route(/\.js$/, (route) => route.abort("aborted"));
    await page.reload();
    assert.ok((await scrollOf(page)) > 0);
    assert.equal(await showsCurrent(page), true);
  }),
);

browserTest("the list stays where it is scrolled to from page to page", () =>
  withTab("/docs/i18n/git/", { viewport: SHORT }, async (page) => {
    const before = await scrollOf(page);
    assert.ok(before > 0);
    await page.evaluate(
      "window.places = new Set(); (function note() { window.places.add(document.querySelector('.sidebar-scroller').scrollTop); requestAnimationFrame(note); })()",
    );
    await sidebar(page).getByRole("link", { name: "Tutorial", exact: true }).click();
    await page.waitForURL(addressOf("/docs/i18n/tutorial/"));
    await sidebar(page).locator("[aria-current=page]", { hasText: "Tutorial" }).waitFor();
    await stillness(page);
    assert.deepEqual(await page.evaluate("[...window.places]"), [before]);
  }),
);

browserTest("a link elsewhere on the page brings its page's place in the list into sight", () =>
  withTab("/docs/", { viewport: SHORT }, async (page) => {
    await page.evaluate("window.___navigate('/docs/i18n/git/')".replace("/docs", new URL(addressOf("/docs")).pathname));
    await page.waitForURL(addressOf("/docs/i18n/git/"));
    await until(page, "document.querySelector('.sidebar-scroller [aria-current=page]')?.textContent === 'Using Git'");
    assert.equal(await showsCurrent(page), true);
  }),
);

for (const colorScheme of ["light", "dark"] as const) {
  browserTest(`the sidebar can be hidden, stays so over pages and visits, and comes back (${colorScheme})`, () =>
    withTab("/docs/installation/", { colorScheme }, async (page) => {
      const full = await widthOf(page);
      await button(page, "Hide the sidebar").focus();
      await page.keyboard.press("Enter");
      assert.ok((await widthOf(page)) < 50);
      assert.equal(await page.evaluate("document.activeElement.getAttribute('aria-label')"), "Show the sidebar");
      await page
        .getByRole("navigation", { name: "Pages before and after" })
        .getByRole("link", { name: /^Next/ })
        .click();
      await page.waitForURL((url) => url.href !== addressOf("/docs/installation/"));
      assert.ok((await widthOf(page)) < 50);
      await page.reload();
      await hydrated(page);
      await page.keyboard.press("Tab");
      await button(page, "Show the sidebar").click();
      assert.equal(await widthOf(page), full);
      await page.reload();
      assert.equal(await widthOf(page), full);
    }),
  );
}

browserTest("a hidden sidebar is hidden at first paint, without the site's scripts", () =>
  withPage("/docs/", { storage: HIDDEN }, async (page) => {
    await page.route(/\.js$/, (route) => route.abort("aborted"));
    await page.reload();
    assert.ok((await widthOf(page)) < 50);
    assert.deepEqual([await list(page).isVisible(), await button(page, "Show the sidebar").isVisible()], [false, true]);
  }),
);

browserTest("the button that hides the sidebar is in the window at the top of the page, too", () =>
  withTab("/docs/installation/", {}, async (page) => {
    const box = await button(page, "Hide the sidebar").boundingBox();
    assert.ok(box && box.y + box.height <= (page.viewportSize()?.height ?? 0), JSON.stringify(box));
  }),
);

for (const width of [390, 768]) {
  browserTest(`at ${width} px there is no column, also where the reader hid it`, () =>
    withPage("/docs/installation/", { viewport: { width, height: 844 }, storage: HIDDEN }, async (page) => {
      assert.equal(await sidebar(page).isVisible(), false);
      assert.equal(
        await page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"),
        0,
      );
    }),
  );
}

browserTest(
  "a reader who comes from elsewhere sees sidebar, breadcrumbs and cards at once, however slow the sidebar's file is",
  () =>
    withPage("/blog/", {}, async (page) => {
      const held = await hold(page, /\/sidebars\//);
      const look =
        "[/Guides/.test(document.querySelector('main h1')?.textContent), document.querySelectorAll('.site-breadcrumbs li').length > 0, document.querySelectorAll('.doc-cards li').length > 0, document.querySelectorAll('.site-sidebar .category').length > 0].join()";
      await page.evaluate(
        `window.looks = new Set(); (function note() { window.looks.add(${look}); requestAnimationFrame(note); })()`,
      );
      await page.evaluate(
        "window.___navigate('/docs/category/guides/')".replace("/docs", new URL(addressOf("/docs")).pathname),
      );
      await held.asked;
      await drawn(page);
      assert.equal(page.url(), addressOf("/blog/"));
      held.release();
      await page.waitForURL(addressOf("/docs/category/guides/"));
      await page.getByRole("heading", { level: 1, name: "Guides" }).waitFor();
      await stillness(page);
      const looks = await page.evaluate<string[]>("[...window.looks]");
      assert.deepEqual(
        looks.filter((seen) => seen.startsWith("true")),
        ["true,true,true,true"],
      );
    }),
);

/** A list with a link, inside of so many others. */
const nested = (lists: number): string =>
  lists === 1 ? `<ul><li><a href="/">Deep</a></li></ul>` : `<ul><li class="category">${nested(lists - 1)}</li></ul>`;

browserTest("names at the eighth level have more than half of the column", () =>
  withTab("/docs/installation/", {}, async (page) => {
    await hydrated(page, ".site-sidebar .sidebar-menu > ul");
    const share = await page.evaluate<number>(
      `((menu) => {
        menu.innerHTML = ${JSON.stringify(nested(8))};
        return menu.querySelector("a").offsetWidth / menu.offsetWidth;
      })(document.querySelector(".site-sidebar .sidebar-menu"))`,
    );
    assert.ok(share > 0.55, `${share}`);
  }),
);
