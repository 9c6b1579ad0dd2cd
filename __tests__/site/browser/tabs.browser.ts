import assert from "node:assert/strict";
import type { Locator, Page } from "playwright-core";
import { until } from "../../browser/support/moments";
import { hydrated, withPage, withTab } from "../../browser/support/page";
import { addressOf } from "../../browser/support/site";
import { browserTest } from "../../browser/support/suite";

const TESTS = "/tests/pages/tabs-tests/";
const COMMANDS = "/tests/pages/code-block-tests/";
const OTHER_COMMANDS = "/docs/markdown-features/math-equations/";
const MANAGERS = "[data-tab-group=package-manager]";

/** The words on the tabs that are selected, of all tabs in a place, each once. */
const selectedIn = async (place: Locator): Promise<string> =>
  [...new Set(await place.locator("[aria-selected=true]").allInnerTexts())].join(", ");

/**
 * Waits until tabs can be used: their behaviour comes in a file of its own, and marks closed panels when it is there.
 */
const usable = (page: Page) =>
  page.locator("[role=tabpanel][hidden=until-found]").first().waitFor({ state: "attached" });

const tabIn = (place: Locator, name: string) => place.getByRole("tab", { name, exact: true });

browserTest(
  "a choice holds for the group on its page, in another window and on another page, and the clicked tab does not move",
  () =>
    withPage(COMMANDS, {}, async (page) => {
      await usable(page);
      const groups = page.locator(MANAGERS);
      const other = await page.context().newPage();
      await other.goto(addressOf(OTHER_COMMANDS));
      await hydrated(other);
      await usable(other);

      const last = tabIn(groups.last(), "pnpm");
      await last.scrollIntoViewIfNeeded();
      const before = await last.boundingBox();
      await last.click();
      assert.equal(await selectedIn(groups), "pnpm");
      assert.deepEqual(await last.boundingBox(), before);
      await other.locator(`${MANAGERS} [aria-selected=true]`, { hasText: "pnpm" }).first().waitFor();

      await tabIn(other.locator(MANAGERS).first(), "Yarn").click();
      await page.locator(`${MANAGERS} [aria-selected=true]`, { hasText: "Yarn" }).first().waitFor();
      assert.equal(await selectedIn(groups), "Yarn");
      await page.goto(addressOf(OTHER_COMMANDS));
      assert.equal(await selectedIn(page.locator(MANAGERS)), "Yarn");
    }),
);

browserTest("an earlier choice is open before React takes over, and nothing moves then", () =>
  withPage(
    "/docs/markdown-features/tabs/",
    { storage: { "docusaurus.tab.operating-systems-docusaurus": "linux" } },
    async (page) => {
      const groups = page.locator("[data-tab-group=operating-systems]");
      await page.addInitScript(
        "new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => { window.moved = (window.moved ?? 0) + value; })).observe({ type: 'layout-shift', buffered: true })",
      );
      await page.reload();
      await hydrated(page);
      await usable(page);
      assert.equal(await selectedIn(groups), "Linux");
      assert.equal(await page.evaluate("window.moved ?? 0"), 0);
      // Without the site's scripts only the inline one can have opened it.
      await page.route(/\.js$/, (route) => route.abort("aborted"));
      await page.reload();
      assert.equal(await selectedIn(groups), "Linux");
      assert.equal(await groups.locator("> [role=tabpanel]:not([hidden])").count(), await groups.count());
    },
  ),
);

for (const id of ["level-2-in-the-second-panel", "level-3-in-the-second-panel"]) {
  browserTest(`a hash opens the tab in which ${id} stands, and so does the table of contents`, () =>
    withTab(`${TESTS}#${id}`, {}, async (page) => {
      const heading = page.locator(`#${id}`);
      const isReached = () =>
        until(
          page,
          `(({ top }) => top >= 0 && top < innerHeight / 2)(document.getElementById(${JSON.stringify(id)}).getBoundingClientRect())`,
        );
      await heading.waitFor();
      await isReached();
      await page.getByRole("tab", { name: "First panel" }).click();
      await heading.waitFor({ state: "hidden" });
      await page.evaluate("scrollTo(0, 0)");
      await page.locator(`.toc-column a[href="#${id}"]`).click();
      await heading.waitFor();
      await isReached();
    }),
  );
}

browserTest("keys move between tabs, select at once, and the Tab key leads on into the panel", () =>
  withTab(TESTS, {}, async (page) => {
    await usable(page);
    const fruit = page.locator("[data-tab-group=tests-fruit]").first();
    await tabIn(fruit, "Apple").focus();
    const steps: string[] = [];
    for (const key of ["ArrowLeft", "ArrowLeft", "Home", "End", "ArrowRight"]) {
      await page.keyboard.press(key);
      steps.push(await selectedIn(fruit));
      assert.equal(await page.evaluate("document.activeElement.getAttribute('aria-selected')"), "true");
    }
    assert.deepEqual(steps, ["Plum", "Pear", "Apple", "Plum", "Apple"]);
    await page.keyboard.press("Tab");
    assert.equal(await page.evaluate("document.activeElement.textContent"), "First row, apple.");
  }),
);

browserTest("what a key selects is stored for its group and stands in the address, as after a click", () =>
  withPage(TESTS, {}, async (page) => {
    await usable(page);
    await tabIn(page.locator("[data-tab-group=tests-fruit]").first(), "Apple").focus();
    await page.keyboard.press("ArrowRight");
    const keys =
      "Object.entries(localStorage).filter(([key]) => key.includes('tests-fruit')).map(([, value]) => value)";
    assert.deepEqual(await page.evaluate(keys), ["pear"]);
    await page.locator("[data-tab-query=tests-metal] [aria-selected=true]").first().focus();
    await page.keyboard.press("End");
    const metal = await page.locator("[data-tab-query=tests-metal] [aria-selected=true]").first().innerText();
    assert.equal(new URL(page.url()).searchParams.get("tests-metal"), metal.toLowerCase());
  }),
);

browserTest("Enter and the space bar select the tab that has the focus in a row without a selection", () =>
  withTab(TESTS, {}, async (page) => {
    await usable(page);
    const row = page
      .locator("#no-selection ~ div")
      .filter({ has: page.getByRole("tablist") })
      .first();
    assert.equal(await row.locator("[aria-selected=true]").count(), 0);
    for (const [key, name] of [
      ["Enter", "Apple"],
      ["Space", "Pear"],
    ] as const) {
      await tabIn(row, name).focus();
      await page.keyboard.press(key);
      assert.equal(await selectedIn(row), name);
    }
  }),
);

browserTest("the address holds the choice, and links choose; the way back leads to the page before", () =>
  withTab(COMMANDS, {}, async (page) => {
    await page.goto(addressOf(`${TESTS}?tests-tool=drill&tests-metal=zinc`));
    await hydrated(page);
    const [tools, metals] = [page.locator("[data-tab-query=tests-tool]"), page.locator("[data-tab-query=tests-metal]")];
    assert.deepEqual([await selectedIn(tools), await selectedIn(metals)], ["Drill", "Zinc"]);
    await usable(page);
    await tabIn(metals.first(), "Iron").click();
    assert.deepEqual(
      [await selectedIn(metals), new URL(page.url()).search],
      ["Iron", "?tests-tool=drill&tests-metal=iron"],
    );
    await page.goBack();
    assert.equal(page.url(), addressOf(COMMANDS));
    await page.goForward();
    await hydrated(page);
    await usable(page);
    assert.equal(await selectedIn(metals), "Iron");
    await page.getByRole("link", { name: "Saw", exact: true }).click();
    await page.waitForURL(/tests-tool=saw/);
    assert.equal(await selectedIn(tools), "Saw");
    await page.goBack();
    await page.locator("[data-tab-query=tests-tool] [aria-selected=true]", { hasText: "Drill" }).waitFor();
  }),
);

browserTest("many tabs scroll by themselves to the selected one", () =>
  withTab(TESTS, { viewport: { width: 390, height: 800 } }, async (page) => {
    await usable(page);
    const selected = page.getByRole("tab", { name: "Tab number 20" });
    const row = await selected.locator("..").boundingBox();
    const tab = await selected.boundingBox();
    assert.ok(
      row && tab && tab.x >= row.x - 1 && tab.x + tab.width <= row.x + row.width + 1,
      "tab 20 is in the part of the row that shows",
    );
    assert.equal(await page.evaluate("document.documentElement.scrollWidth <= innerWidth"), true);
  }),
);

browserTest("without scripts all panels show with their labels", () =>
  withTab(TESTS, { scripts: false }, async (page) => {
    const fruit = page.locator("[data-tab-group=tests-fruit]").first();
    assert.deepEqual(
      await fruit.locator("> *").evaluateAll((parts) => parts.map((part) => part.getClientRects().length > 0)),
      [false, true, true, true],
    );
  }),
);
