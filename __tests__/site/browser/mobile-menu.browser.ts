import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { drawn, holdAnimations, until } from "../../browser/support/moments";
import { hydrated, withTab } from "../../browser/support/page";
import { assertClosed, searchAndFind, searchFor } from "../../browser/support/search";
import { addressOf } from "../../browser/support/site";
import { browserTest } from "../../browser/support/suite";

const PAGE = "/docs/installation/";
const DOWN = 600;

const hamburger = (page: Page) => page.getByRole("button", { name: "Open the menu" });
const panel = (page: Page) => page.getByRole("dialog", { name: "Menu" });
const gone = (page: Page) => panel(page).waitFor({ state: "detached" });
const focused = (page: Page) => page.evaluate("document.activeElement.getAttribute('aria-label')");
const inPanel = (page: Page) =>
  page.evaluate("document.querySelector('dialog')?.contains(document.activeElement) ?? false");

/** Opens the panel by keyboard: the tool would scroll for the mouse. */
async function open(page: Page): Promise<void> {
  await hamburger(page).evaluate((button) => button.focus({ preventScroll: true }));
  await page.keyboard.press("Enter");
  await panel(page).waitFor();
  await until(page, "document.querySelector('dialog').getAnimations().length === 0");
}

for (const width of [390, 768]) {
  const viewport = { width, height: 844 };

  browserTest(
    `at ${width} px the panel shows the sidebar of the page, and a button leads to the main menu and back`,
    () =>
      withTab(PAGE, { viewport }, async (page) => {
        await open(page);
        const menu = panel(page).getByRole("navigation");
        assert.equal(await menu.getByRole("link", { name: "Installation" }).getAttribute("aria-current"), "page");
        await menu.getByRole("button", { name: "Back to main menu" }).click();
        await menu.getByRole("link", { name: "Blog", exact: true }).waitFor();
        assert.equal(await inPanel(page), true);
        const states = Object.fromEntries(
          await menu
            .getByRole("button", { expanded: false })
            .or(menu.getByRole("button", { expanded: true }))
            .evaluateAll((buttons) =>
              buttons.map((button): [string, string | null] => [
                button.textContent ?? "",
                button.getAttribute("aria-expanded"),
              ]),
            ),
        );
        assert.deepEqual(states, { Versions: "true", Languages: "false" });
        await menu.getByRole("button", { name: "Pages of this section" }).click();
        await menu.getByRole("link", { name: "Installation" }).waitFor();
      }),
  );

  browserTest(
    `at ${width} px the page behind the panel keeps its place and its width, and the focus stays inside`,
    () =>
      withTab(PAGE, { viewport }, async (page) => {
        const state =
          "[window.scrollY, document.querySelector('main').getBoundingClientRect().width, document.querySelector('main').getBoundingClientRect().left].join()";
        await page.evaluate(`window.scrollTo(0, ${DOWN})`);
        await page.evaluate(`window.scrollTo(0, ${DOWN - 100})`);
        const before = await page.evaluate(state);
        await open(page);
        await page.evaluate(
          "void (window.turned = new Promise((resolve) => addEventListener('wheel', resolve, { once: true, capture: true })))",
        );
        await page.mouse.move(200, 500);
        await page.mouse.wheel(0, 400);
        await page.evaluate("window.turned.then(() => undefined)");
        await drawn(page);
        for (const key of ["Shift+Tab", ...Array.from({ length: 25 }, () => "Tab")]) {
          await page.keyboard.press(key);
          assert.equal(await inPanel(page), true);
        }
        assert.equal(await page.evaluate(state), before);
        await page.keyboard.press("Escape");
        await gone(page);
        assert.deepEqual([await page.evaluate(state), await focused(page)], [before, "Open the menu"]);
      }),
  );
}

const viewport = { width: 390, height: 844 };
/** A phone that is held across. */
const LOW = { width: 640, height: 360 };

browserTest("the back button closes the panel and stays on the page, with a hash in the address, too", () =>
  withTab("/docs/", { viewport }, async (page) => {
    await page.goto(addressOf(`${PAGE}#requirements`));
    await hydrated(page);
    await page.evaluate(`window.scrollTo(0, ${DOWN * 2})`);
    await page.evaluate(`window.scrollTo(0, ${DOWN})`);
    await open(page);
    await page.goBack();
    await gone(page);
    assert.deepEqual(
      [page.url(), await page.evaluate("window.scrollY"), await focused(page)],
      [addressOf(`${PAGE}#requirements`), DOWN, "Open the menu"],
    );
    await page.goBack();
    await page.waitForURL(addressOf("/docs/"));
  }),
);

browserTest("Escape, the button and a click beside it close the panel, and leave nothing in the history", () =>
  withTab("/docs/", { viewport }, async (page) => {
    await page.goto(addressOf(PAGE));
    await hydrated(page);
    for (const close of [
      () => page.keyboard.press("Escape"),
      () => panel(page).getByRole("button", { name: "Close the menu" }).click(),
      () => page.mouse.click(380, 600),
    ]) {
      await open(page);
      await close();
      await gone(page);
      assert.deepEqual([page.url(), await focused(page)], [addressOf(PAGE), "Open the menu"]);
    }
    await page.goBack();
    await page.waitForURL(addressOf("/docs/"));
  }),
);

browserTest("closing the panel is announced as no other page", () =>
  withTab(PAGE, { viewport }, async (page) => {
    await open(page);
    await page.keyboard.press("Escape");
    await gone(page);
    await drawn(page);
    assert.equal(await page.locator("#gatsby-announcer").textContent(), "");
  }),
);

browserTest("the panel slides out, and under reduced motion it is gone at once", () =>
  withTab(PAGE, { viewport }, async (page) => {
    await open(page);
    const release = await holdAnimations(page);
    await page.keyboard.press("Escape");
    await until(page, "document.querySelector('dialog[data-closing]')?.getAnimations().length > 0");
    await release();
    await gone(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page);
    await page.keyboard.press("Escape");
    await gone(page);
  }),
);

browserTest("choosing a link closes the panel and leads on; the back button then leads to the page before", () =>
  withTab(PAGE, { viewport }, async (page) => {
    await open(page);
    await panel(page).getByRole("link", { name: "Playground" }).click();
    await page.waitForURL(addressOf("/docs/playground/"));
    await gone(page);
    await page.goBack();
    await page.waitForURL(addressOf(PAGE));
    await page.getByRole("heading", { level: 1, name: "Installation" }).waitFor();
  }),
);

browserTest("search above the panel closes alone, and a result closes both; the way back leads to the page", () =>
  withTab(PAGE, { viewport }, async (page) => {
    await open(page);
    await searchFor(page, "");
    await page.keyboard.press("Escape");
    await assertClosed(page);
    assert.equal(await panel(page).isVisible(), true);
    await searchAndFind(page, "swizzling");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/docs\/swizzling\//);
    await gone(page);
    await page.goBack();
    await page.waitForURL(addressOf(PAGE));
    await page.getByRole("heading", { level: 1, name: "Installation" }).waitFor();
  }),
);

browserTest("what the Tab key reaches in the panel shows below the bar at its top", () =>
  withTab("/docs/api/plugins/@docusaurus/plugin-content-docs/", { viewport: LOW }, async (page) => {
    await open(page);
    const isBelowBar = `document.querySelector(".mobile-menu .top").contains(document.activeElement) ||
      document.activeElement.getBoundingClientRect().top >= document.querySelector(".mobile-menu .top").getBoundingClientRect().bottom`;
    for (const key of ["Tab", "Tab", "Tab", ...Array.from({ length: 6 }, () => "Shift+Tab")]) {
      await page.keyboard.press(key);
      await drawn(page);
      assert.equal(await page.evaluate(isBelowBar), true, await page.evaluate("document.activeElement.outerHTML"));
    }
  }),
);

browserTest("opening a category in the panel does not close the panel", () =>
  withTab(PAGE, { viewport }, async (page) => {
    await open(page);
    await panel(page).getByRole("button", { name: "Expand the category Guides" }).click();
    await panel(page).getByRole("button", { name: "Collapse the category Guides" }).waitFor();
    await panel(page).getByRole("link", { name: "Swizzling" }).waitFor();
  }),
);

browserTest("the panel closes when the window becomes wide enough for the navbar", () =>
  withTab(PAGE, { viewport: { width: 995, height: 844 } }, async (page) => {
    await open(page);
    await page.setViewportSize({ width: 996, height: 844 });
    await gone(page);
    assert.equal(await hamburger(page).isVisible(), false);
    assert.equal(page.url(), addressOf(PAGE));
  }),
);
