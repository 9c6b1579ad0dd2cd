import assert from "node:assert/strict";
import type { Locator } from "playwright-core";
import { contrastOf } from "../../../src/theme/contrast";
import { holdAnimations, stillness } from "../../browser/support/moments";
import { hydrated, withPage, withTab } from "../../browser/support/page";
import { answerFor, requestsDone } from "../../browser/support/requests";
import { addressOf } from "../../browser/support/site";
import { browserTest } from "../../browser/support/suite";

const PHONE = { width: 390, height: 844 };
const TOOL = "/docs/styling-layout/";

/** Of the cells in first columns: the width of the narrowest, and the codes that lie over the next column. */
const FIRST_COLUMNS = `(() => {
  const cells = [...document.querySelectorAll(".table-scroll tr > :first-child")];
  const end = (element) => element.getBoundingClientRect().right;
  return {
    width: Math.min(...cells.map((cell) => cell.getBoundingClientRect().width)),
    over: cells.flatMap((cell) => [...cell.querySelectorAll("code")].filter((code) => end(code) > end(cell)))
      .map((code) => code.textContent),
  };
})()`;

/** A computed colour without transparency as `#rrggbb`. */
function hexOf(color: string): string {
  const channels = (color.match(/\d+/g) ?? []).slice(0, 3).map(Number);
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

for (const path of [TOOL, "/docs/versioning/", "/docs/search/"])
  browserTest(`on phones the first column of tables holds its words (${path})`, () =>
    withTab(path, { viewport: PHONE }, async (page) => {
      const { width, over } = await page.evaluate<{ width: number; over: string[] }>(FIRST_COLUMNS);
      assert.ok(width > 70, `a column is ${width} px wide`);
      assert.deepEqual(over, []);
    }),
  );

browserTest("on phones the rows of a table are so high that each line between them is drawn in one piece", () =>
  withTab(TOOL, { viewport: PHONE }, async (page) => {
    const heights = await page
      .locator(".table-scroll tr")
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    assert.ok(heights.length > 5);
    assert.deepEqual(
      heights.filter((height) => !Number.isInteger(height)),
      [],
    );
  }),
);

browserTest("between a sidebar and a table of contents a table of four columns fits into a window of 1,024 px", () =>
  withTab("/docs/api/docusaurus-config/", { viewport: { width: 1024, height: 768 } }, async (page) => {
    const table = page.locator(".table-scroll").first();
    assert.equal(await table.evaluate((box) => box.scrollWidth - box.clientWidth), 0);
  }),
);

browserTest("what the Tab key reaches in a table on a phone is not below the column that stays", () =>
  withTab("/docs/api/plugins/@docusaurus/plugin-content-docs/", { viewport: PHONE }, async (page) => {
    const link = page.locator(".table-scroll td + td a").first();
    const leftOf = (target: Locator) => target.evaluate((element) => element.getBoundingClientRect().left);
    const column = link.locator("xpath=ancestor::tr/td[1]");
    const end = await column.evaluate((cell) => cell.getBoundingClientRect().right);
    const hidden = (await leftOf(link)) - end + 20;
    await link.locator("xpath=ancestor::div[1]").evaluate((box, by) => box.scrollBy(by, 0), hidden);
    assert.equal(Math.round(await leftOf(link)), Math.round(end - 20));
    await link.focus();
    assert.ok((await leftOf(link)) >= end, "the column covers the link");
  }),
);

browserTest("code is read from left to right in a text that is read from right to left", () =>
  withTab("/docs/api/plugins/@docusaurus/plugin-content-docs/", {}, async (page) => {
    const [first = 0, last = 0] = await page
      .locator("td code", { hasText: /^string\[\]$/ })
      .first()
      .evaluate((code) => {
        document.documentElement.dir = "rtl";
        const text = code.firstChild as Text;
        return [0, text.length - 1].map((place) => {
          const letter = document.createRange();
          letter.setStart(text, place);
          letter.setEnd(text, place + 1);
          return letter.getBoundingClientRect().left;
        });
      });
    assert.ok(first < last, "the brackets stand before the word");
  }),
);

browserTest("a table is a stop of the Tab key while it scrolls, and else none", () =>
  withTab("/docs/installation/", { viewport: { width: 320, height: 640 } }, async (page) => {
    await page.locator(".table-scroll[tabindex='0']").first().waitFor();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.locator(".table-scroll[tabindex='0']").first().waitFor({ state: "detached" });
    assert.ok((await page.locator(".table-scroll").count()) > 0);
  }),
);

for (const colorScheme of ["light", "dark"] as const)
  browserTest(`a shadow is seen where a table goes on, also in forced colours (${colorScheme})`, () =>
    withPage(TOOL, { colorScheme }, async (page) => {
      for (const forcedColors of ["none", "active"] as const) {
        await page.emulateMedia({ forcedColors });
        const [shadow = "", background = ""] = await page
          .locator(".table-scroll")
          .first()
          .evaluate((box) => [
            /.*linear-gradient\(to left, (rgba?\([^)]*\))/.exec(getComputedStyle(box).backgroundImage)?.[1] ?? "",
            getComputedStyle(document.documentElement).backgroundColor,
          ]);
        assert.ok(contrastOf(hexOf(shadow), hexOf(background)) >= 3, `${shadow} on ${background}`);
      }
    }),
  );

browserTest("in forced colours the mark of a link to another site has the colour of links", () =>
  withPage("/docs/installation/", { colorScheme: "dark" }, async (page) => {
    await page.emulateMedia({ forcedColors: "active" });
    const [mark, link] = await page
      .locator(".prose a > .external-mark")
      .first()
      .evaluate((span) => [
        getComputedStyle(span, "::after").backgroundColor,
        getComputedStyle(span.parentElement as Element).color,
      ]);
    assert.equal(mark, link);
  }),
);

browserTest("a block of details opens with a movement and closes again, also by keyboard", () =>
  withTab("/docs/markdown-features/", {}, async (page) => {
    const details = page.locator(".prose details").first();
    const height = async () => (await details.boundingBox())?.height ?? 0;
    const closed = await height();
    const release = await holdAnimations(page);
    await details.locator("> summary").click();
    assert.equal(await details.evaluate((box) => box.getAnimations().length), 1);
    assert.ok((await height()) < closed + 1, "the block did not move");
    await release();
    await stillness(page);
    assert.ok((await height()) > closed);
    await details.locator("> summary").focus();
    await page.keyboard.press("Enter");
    await details.and(page.locator(":not([open])")).waitFor();
    await stillness(page);
    assert.equal(await height(), closed);
  }),
);

browserTest("the palette tool turns a colour into CSS for both modes and rates its contrast", () =>
  withTab(TOOL, {}, async (page) => {
    await hydrated(page, ".color-generator");
    const tool = page.locator(".color-generator");
    await tool.getByRole("textbox", { name: "Base colour: pick a colour" }).fill("#7a3e9d");
    // The fields may be replaced once while React takes the tool over: what is typed shows when it has been taken in.
    await tool.locator("pre", { hasText: "--ifm-color-primary: #7a3e9d;" }).waitFor();
    const css = await tool.locator("pre").innerText();
    assert.match(css, /:root \{\s+--ifm-color-primary: #7a3e9d;/);
    assert.match(css, /\[data-theme='dark'\]/);
    assert.match(await tool.getByRole("row", { name: /--ifm-color-primary #7a3e9d/ }).innerText(), /6\.99 AA$/);
    await tool.getByRole("button", { name: "Reset" }).click();
    await tool.locator("pre", { hasText: "--ifm-color-primary: #2e8555;" }).waitFor();
    assert.match(await tool.locator("pre").innerText(), /--ifm-color-primary: #2e8555;/);
  }),
);

browserTest("a part whose code cannot be loaded says so, and Retry loads it", () =>
  withPage("/versions/", { faulty: true }, async (page) => {
    const scripts = async (path: string, part?: string) => {
      await page.goto(addressOf(path));
      await hydrated(page, part);
      await requestsDone(page);
      return page.evaluate<string[]>(
        "performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname).filter((path) => path.endsWith('.js'))",
      );
    };
    const usual = new Set(await scripts("/docs/installation/"));
    const own = new Set((await scripts(TOOL, ".color-generator")).filter((script) => !usual.has(script)));
    assert.ok(own.size > 0);
    const bringBack = await answerFor(
      page,
      ({ pathname }) => own.has(pathname),
      (route) => route.abort(),
    );
    await page.goto(addressOf(TOOL));
    await hydrated(page);
    await page
      .getByRole("alert")
      .filter({ hasText: /Loading chunk/ })
      .waitFor();
    bringBack();
    await page.getByRole("button", { name: "Retry" }).click();
    await page.locator(".color-generator table").waitFor();
  }),
);
