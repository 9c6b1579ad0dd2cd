import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { until } from "../../browser/support/moments";
import { pageTests, withTab } from "../../browser/support/page";
import { requestsDone } from "../../browser/support/requests";
import { browserTest } from "../../browser/support/suite";

const TESTS = "/tests/pages/diagrams/";
const DOC = "/docs/markdown-features/diagrams/";
const PHONE = { width: 390, height: 844 };

/** What fills the nodes of a flowchart in each mode: the theme's `accentSoft`. */
const LIGHT_NODE = "rgb(228, 239, 233)";
const DARK_NODE = "rgb(26, 47, 49)";

/** The fill of the first node of a page's first flowchart. */
const fillOf = (page: Page) =>
  page.evaluate<string>("getComputedStyle(document.querySelector('main .diagram .node :is(rect, polygon)')).fill");

/** Names of the files that the page loaded and that may hold Mermaid, by their names or their size. */
const libraryFiles = (page: Page) =>
  page.evaluate<string[]>(
    "performance.getEntriesByType('resource').filter(({ name, decodedBodySize }) => /mermaid|diagram/i.test(name.split('/').slice(3).join('/').replace(/page-data.*/, '')) || (/\\.m?js$/.test(name) && decodedBodySize > 400000)).map(({ name }) => name)",
  );

/** The heights of all diagrams that show, in pixels. */
const heightsOf = (page: Page) =>
  page.evaluate<number[]>(
    "[...document.querySelectorAll('main .diagram')].filter((box) => box.checkVisibility()).map((box) => [...box.querySelectorAll('svg')].reduce((most, svg) => Math.max(most, svg.getBoundingClientRect().height), 0))",
  );

pageTests(
  TESTS,
  {},
  {
    "every diagram is drawn by the build, and the page loads no library for it": async (page) => {
      await requestsDone(page);
      const heights = await heightsOf(page);
      assert.ok(
        heights.length > 20 && heights.every((height) => height > 20),
        `the diagrams are ${heights.join(", ")} pixels high`,
      );
      assert.equal(await page.locator("main .diagram-problem").count(), 0);
      assert.deepEqual(await libraryFiles(page), []);
    },
    "the ids of all diagrams of a page are its own, and lead somewhere": async (page) => {
      const ids = await page.evaluate<string[]>(
        "[...document.querySelectorAll('main .diagram [id]')].map(({ id }) => id)",
      );
      assert.equal(new Set(ids).size, ids.length);
      const missing =
        "[...document.querySelectorAll('main .diagram *')].flatMap((element) => [...element.attributes]).flatMap(({ value }) => [...value.matchAll(/url\\([\"']?#([^\"')]+)/g)]).map(([, id]) => id).filter((id) => !document.getElementById(id))";
      assert.deepEqual(await page.evaluate(missing), []);
    },
    "a diagram in a block that opens has its full size": async (page) => {
      const block = page.locator("main details", { has: page.locator(".diagram") });
      await block.locator("summary").click();
      await block.locator(".diagram svg").waitFor();
      assert.ok(((await block.locator(".diagram svg").boundingBox())?.height ?? 0) > 20);
    },
  },
);

for (const [colorScheme, fill] of [
  ["light", LIGHT_NODE],
  ["dark", DARK_NODE],
] as const) {
  browserTest(`a reader without JavaScript sees the drawings in the colours of their system (${colorScheme})`, () =>
    withTab(TESTS, { scripts: false, colorScheme }, async (page) => {
      assert.equal(await fillOf(page), fill);
      assert.ok((await heightsOf(page)).every((height) => height > 20));
    }),
  );
}

browserTest("the drawings follow the colour mode, and paper gets the light ones", () =>
  withTab(TESTS, {}, async (page) => {
    assert.equal(await fillOf(page), LIGHT_NODE);
    await page.getByRole("button", { name: /^Switch between light and dark mode/ }).click();
    await page.locator("html[data-theme=dark]").waitFor();
    assert.equal(await fillOf(page), DARK_NODE);
    await page.emulateMedia({ media: "print" });
    assert.equal(await fillOf(page), LIGHT_NODE);
  }),
);

browserTest("of a diagram with a drawing for each mode only one shows", () =>
  withTab(TESTS, { colorScheme: "dark" }, async (page) => {
    // As the build writes a diagram whose drawings differ in more than colours.
    const parts = ["light", "dark"].map((mode) => `<div data-show="${mode}"><svg width="9" height="9"></svg></div>`);
    await page
      .locator("main .diagram")
      .first()
      .evaluate((diagram, html) => (diagram.innerHTML = html), parts.join(""));
    const shown = () =>
      page.evaluate<string[]>(
        "[...document.querySelectorAll('main .diagram > [data-show]')].filter((part) => part.checkVisibility()).map((part) => part.dataset.show)",
      );
    assert.deepEqual([...new Set(await shown())], ["dark"]);
    await page.emulateMedia({ media: "print" });
    assert.deepEqual([...new Set(await shown())], ["light"]);
  }),
);

browserTest(
  "on a phone a wide diagram scrolls in its box by keyboard, its text stays legible, and the page does not scroll",
  () =>
    withTab(TESTS, { viewport: PHONE }, async (page) => {
      const wide = page.locator("main .diagram").nth(1);
      await wide.and(page.locator("[tabindex='0']")).waitFor();
      await wide.focus();
      await page.keyboard.press("ArrowRight");
      await until(page, "document.activeElement.scrollLeft > 0");
      const scales = await page.evaluate<number[]>(
        "[...document.querySelectorAll('main .diagram svg[viewBox]')].filter((svg) => svg.checkVisibility() && !svg.parentElement.closest('svg')).map((svg) => svg.getBoundingClientRect().width / svg.viewBox.baseVal.width)",
      );
      assert.ok(
        scales.every((scale) => scale > 0.69),
        `the scales are ${scales.join(", ")}`,
      );
      assert.equal(
        await page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"),
        0,
      );
    }),
);

browserTest("diagrams have names", () =>
  withTab(DOC, {}, async (page) => {
    await page.getByRole("figure", { name: "From a draft to a published page" }).waitFor();
    const unnamed =
      "[...document.querySelectorAll('main .diagram')].filter((figure) => !figure.getAttribute('aria-label')).length";
    assert.equal(await page.evaluate(unnamed), 0);
  }),
);
