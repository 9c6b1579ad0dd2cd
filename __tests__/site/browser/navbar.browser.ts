import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { drawn, stillness, until, wheel } from "../../browser/support/moments";
import { hydrated, withPage, withTab } from "../../browser/support/page";
import { addressOf } from "../../browser/support/site";
import { browserTest } from "../../browser/support/suite";

const DOC = "/docs/configuration/";
/** The last heading of the doc. */
const HEADING = "customizing-babel-configuration";
const FAR = 900;
/** The size of letters in the bar. */
const LETTER = 14;

const header = (page: Page) => page.locator(".site-navbar");
const versions = (page: Page) =>
  page.getByRole("navigation", { name: "Main", exact: true }).getByRole("button", { name: "Canary 🚧" });

/** The links of the menu that is open. */
const ITEMS = "[...document.querySelectorAll('.site-navbar [aria-expanded=true] + .menu a')]";
const BOTTOM = "document.querySelector('.site-navbar').getBoundingClientRect().bottom";
const shows = (page: Page) => until(page, `${BOTTOM} > 0`);
const hides = (page: Page) => until(page, `${BOTTOM} <= 0`);

/** Whether it is in the window once nothing moves any more. */
async function isInWindow(page: Page): Promise<boolean> {
  await stillness(page);
  return page.evaluate<boolean>(`${BOTTOM} > 0`);
}

browserTest("the navbar goes on the way down, comes back on the way up, and is always there at the top", () =>
  withTab(DOC, {}, async (page) => {
    await shows(page);
    for (const [distance, arrives] of [
      [FAR, hides],
      [-100, shows],
      [FAR, hides],
    ] as const) {
      await wheel(page, distance);
      await arrives(page);
    }
    await page.evaluate("scrollTo(0, 0)");
    await until(page, "scrollY === 0");
    await until(page, "document.querySelector('.site-navbar').getBoundingClientRect().top >= 0");
  }),
);

browserTest("a jump to a heading hides the navbar, which would cover it, and so does a second one", () =>
  withTab(DOC, {}, async (page) => {
    const link = page.locator(".toc-column a").last();
    await link.click();
    await until(page, "scrollY > 0");
    await hides(page);
    await wheel(page, -FAR);
    await shows(page);
    await link.press("Enter");
    await drawn(page);
    await hides(page);
  }),
);

browserTest("a page that is opened at a heading hides the navbar, before its scripts run and then", () =>
  withTab(`${DOC}#${HEADING}`, { untouched: true }, async (page) => {
    await until(page, "scrollY > 0");
    await hides(page);
    await hydrated(page);
    assert.equal(await isInWindow(page), false);
    await wheel(page, -100);
    await shows(page);
  }),
);

browserTest("a link to a heading of another page hides the navbar there", () =>
  withTab("/", {}, async (page) => {
    await page.evaluate(
      `window.___navigate(${JSON.stringify(new URL(addressOf(`${DOC}#${HEADING}`)).pathname)} + "#${HEADING}")`,
    );
    await page.waitForURL(addressOf(`${DOC}#${HEADING}`));
    await until(page, "scrollY > 0");
    await hides(page);
  }),
);

browserTest("an anchor that is not there, and the skip link at the top, leave the navbar", () =>
  withTab(`${DOC}#nowhere`, {}, async (page) => {
    assert.equal(await isInWindow(page), true);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.waitForURL(addressOf(`${DOC}#main`));
    await drawn(page);
    assert.equal(await isInWindow(page), true);
    await page.reload();
    await hydrated(page);
    assert.equal(await isInWindow(page), true);
  }),
);

browserTest("another version of the doc opens where the reader is, and the page's HTML names no place", () =>
  withTab(`${DOC}?x=1#${HEADING}`, {}, async (page) => {
    const older = header(page).getByRole("link", { name: "3.3.2", exact: true });
    const leadsTo = () => older.evaluate((link: HTMLAnchorElement) => link.href);
    await versions(page).click();
    assert.equal(await leadsTo(), addressOf("/docs/3.3.2/configuration/"));
    await older.focus();
    assert.equal(await leadsTo(), addressOf(`/docs/3.3.2/configuration/?x=1#${HEADING}`));
    await older.click();
    await page.waitForURL(addressOf(`/docs/3.3.2/configuration/?x=1#${HEADING}`));
    await until(page, "scrollY > 0");
  }),
);

browserTest(
  "a menu opens under the mouse and by Enter, and closes by Enter, Escape, a click elsewhere and when the focus leaves",
  () =>
    withTab(DOC, {}, async (page) => {
      const button = versions(page);
      const isOpen = async (open: boolean) =>
        header(page)
          .getByRole("link", { name: "All versions" })
          .waitFor({ state: open ? "visible" : "hidden" });
      await button.hover();
      await isOpen(true);
      await page.mouse.move(640, 600);
      await isOpen(false);
      await button.focus();
      for (const open of [true, false, true]) {
        await page.keyboard.press("Enter");
        await isOpen(open);
      }
      await page.keyboard.press("Escape");
      await isOpen(false);
      await page.keyboard.press("Enter");
      await isOpen(true);
      await page.locator("h1").click();
      await isOpen(false);
      await button.focus();
      await page.keyboard.press("Enter");
      await page.locator(".site-breadcrumbs a").first().focus();
      await isOpen(false);
    }),
);

browserTest("keys move the focus among the items of an open menu, and the page stays where it is", () =>
  withTab(DOC, {}, async (page) => {
    await versions(page).focus();
    await page.keyboard.press("Enter");
    const last = (await page.evaluate<number>(`${ITEMS}.length`)) - 1;
    for (const [key, place] of [
      ["ArrowDown", 0],
      ["ArrowDown", 1],
      ["ArrowUp", 0],
      ["End", last],
      ["Home", 0],
      // The first item that begins with it is a version.
      ["3", 1],
    ] as const) {
      await page.keyboard.press(key);
      await until(page, `document.activeElement === (${ITEMS})[${place}]`);
    }
    await page.keyboard.press("Escape");
    assert.equal(await versions(page).evaluate((button) => button === document.activeElement), true);
    await drawn(page);
    assert.equal(await page.evaluate("scrollY"), 0);
  }),
);

browserTest("a menu that is higher than the window scrolls, and opens where the page's own version shows", () =>
  withTab("/docs/3.2.1/", { viewport: { width: 1200, height: 300 } }, async (page) => {
    const button = header(page).getByRole("button", { name: "3.2.1" });
    await button.focus();
    await page.keyboard.press("Enter");
    const isShown = (item: string) =>
      until(page, `(({ top, bottom }) => top >= 0 && bottom <= innerHeight)((${item}).getBoundingClientRect())`);
    await isShown(`${ITEMS}.find((item) => item.textContent === "3.2.1")`);
    await page.keyboard.press("End");
    await isShown(`${ITEMS}.at(-1)`);
    await until(page, `document.activeElement === ${ITEMS}.at(-1)`);
    await drawn(page);
    assert.equal(await page.evaluate("scrollY"), 0);
  }),
);

browserTest("a choice of the mode holds in all windows, and clearing it brings the system's back", () =>
  withPage(DOC, { colorScheme: "light" }, async (page) => {
    const mode = (of: Page, value: string) =>
      until(of, `document.documentElement.dataset.theme === ${JSON.stringify(value)}`);
    const other = await page.context().newPage();
    await other.goto(addressOf("/blog/"));
    await page.getByRole("button", { name: /^Switch/ }).click();
    await mode(page, "dark");
    await mode(other, "dark");
    await other.evaluate("localStorage.removeItem('theme-docusaurus')");
    await mode(page, "light");
    await page.emulateMedia({ colorScheme: "dark" });
    await mode(page, "dark");
    await other.close();
  }),
);

browserTest("an announcement with a new id shows again to readers who closed the last one", () =>
  withPage(
    "/docs/",
    { storage: { "docusaurus.announcement.id": "earlier", "docusaurus.announcement.dismiss": "true" } },
    async (page) => {
      await page.locator(".site-announcement").waitFor();
      await page.locator(".site-announcement").getByRole("button").click();
      await page.reload();
      assert.equal(await page.locator(".site-announcement").isVisible(), false);
    },
  ),
);

browserTest("the narrowest window that shows the items of the bar has room for all, each on one line", () =>
  withTab("/tests/", { viewport: { width: 996, height: 600 } }, async (page) => {
    assert.equal(await page.evaluate("document.documentElement.scrollWidth"), 996);
    const height = await versions(page).evaluate((button) => {
      const words = document.createRange();
      words.selectNodeContents(button);
      return words.getBoundingClientRect().height;
    });
    assert.ok(height < 2 * LETTER, "the name of the version takes two lines");
  }),
);

browserTest("a menu opens under a mouse that was there before React heard of it, with its next move", () =>
  withTab(DOC, {}, async (page) => {
    // What tells React that the mouse has come does not reach it.
    await page.evaluate(
      `addEventListener("pointerover", (event) => event.stopImmediatePropagation(), { capture: true, once: true })`,
    );
    for (const x of [4, 6]) await versions(page).hover({ position: { x, y: 6 } });
    await header(page).getByRole("link", { name: "All versions" }).waitFor();
  }),
);
