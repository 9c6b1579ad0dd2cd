import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { drawn, holdAnimations, stillness, until, wheel } from "../../browser/support/moments";
import { hydrated, withTab } from "../../browser/support/page";
import { browserTest } from "../../browser/support/suite";

const LONG = "/docs/api/docusaurus-config/";
const SHORT = "/docs/installation/";

const links = (page: Page) => page.locator(".toc-column a");
/** The place of the heading that is marked as being read, or -1. */
const ACTIVE =
  "[...document.querySelectorAll('.toc-column a')].findIndex((link) => link.getAttribute('aria-current') === 'location')";
/** Whether the entry that is marked lies in the visible part of its column. */
const ENTRY_SHOWS = `(() => {
  const [column, entry] = [".toc-column", ".toc-column [aria-current=location]"].map((part) =>
    document.querySelector(part)?.getBoundingClientRect());
  return column && entry && entry.top >= column.top && entry.bottom <= column.bottom;
})()`;
const activeIndex = (page: Page) => page.evaluate(ACTIVE);

for (const height of [500, 900, 2000]) {
  browserTest(`from top to end of a page each heading has its turn, in order (window of ${height} px)`, () =>
    withTab(SHORT, { viewport: { width: 1440, height } }, async (page) => {
      await drawn(page);
      const count = await links(page).count();
      const turns: unknown[] = [await activeIndex(page)];
      const end = Number(await page.evaluate("document.documentElement.scrollHeight - window.innerHeight"));
      for (let top = 0; top < end + 40; top += 40) {
        await page.evaluate(`window.scrollTo(0, ${top})`);
        await drawn(page);
        const index = await activeIndex(page);
        if (index !== turns.at(-1)) turns.push(index);
      }
      assert.deepEqual(
        turns.filter((index) => index !== -1),
        Array.from({ length: count }, (_, index) => index),
      );
    }),
  );
}

browserTest("a chosen heading is the active one, also near the page's end, on going back and after a reload", () =>
  withTab(SHORT, { viewport: { width: 1440, height: 1400 } }, async (page) => {
    const count = await links(page).count();
    for (let index = 0; index < count; index += 1) {
      await links(page).nth(index).click();
      await until(page, `${ACTIVE} === ${index}`);
    }
    await page.goBack();
    await until(page, `${ACTIVE} === ${count - 2}`);
    await page.reload();
    await hydrated(page);
    await until(
      page,
      `document.querySelectorAll('.toc-column a')[${count - 2}].getAttribute('aria-current') === 'location'`,
    );
  }),
);

browserTest("the active entry of a long table of contents shows, and the page does not move for it", () =>
  withTab(LONG, { viewport: { width: 1440, height: 600 } }, async (page) => {
    const place = "document.documentElement.scrollHeight * 0.6";
    await page.evaluate(`window.scrollTo(0, ${place})`);
    await until(page, `document.querySelector(".toc-column").scrollTop > 0 && ${ENTRY_SHOWS}`);
    assert.equal(await page.evaluate(`Math.abs(window.scrollY - ${place}) < 2`), true);
  }),
);

browserTest("the entry that the Tab key leads to shows, wherever the page is", () =>
  withTab("/docs/api/themes/configuration/", { viewport: { width: 1280, height: 720 } }, async (page) => {
    const column = ".toc-column";
    await page.evaluate("window.scrollTo(0, document.documentElement.scrollHeight)");
    await until(page, `document.querySelector("${column}").scrollTop > 0 && ${ENTRY_SHOWS}`);
    await page.evaluate("[...document.querySelectorAll('.page-article a')].at(-1).focus()");
    await page.keyboard.press("Tab");
    await until(page, `document.activeElement === document.querySelector("${column} a")`);
    // The browser scrolls the page for the focus, too, and that makes another heading the active one.
    await drawn(page);
    assert.equal(
      await page.evaluate(`(() => {
        const [list, entry] = [document.querySelector("${column}"), document.activeElement]
          .map((part) => part.getBoundingClientRect());
        return entry.top >= list.top && entry.bottom <= list.bottom;
      })()`),
      true,
    );
  }),
);

browserTest("headings in what is closed are passed over, and what grows without a scroll is noticed", () =>
  withTab(SHORT, {}, async (page) => {
    const third = (await links(page).nth(2).getAttribute("href"))?.slice(1) ?? "";
    await page.evaluate(`document.getElementById(${JSON.stringify(third)}).scrollIntoView()`);
    await until(page, `${ACTIVE} === 2`);
    await page.evaluate(
      `(function (heading) { const box = document.createElement("details"); heading.before(box); box.append(document.createElement("summary"), heading); })(document.getElementById(${JSON.stringify(third)}))`,
    );
    await until(page, `${ACTIVE} !== 2`);
    await page.evaluate("window.scrollTo(0, 0)");
    await until(page, `${ACTIVE} === -1`);
    await page.evaluate("document.querySelector('.prose').style.paddingTop = '3000px'");
    await drawn(page);
    assert.equal(await activeIndex(page), -1);
    await page.evaluate(
      "document.querySelector('.prose').style.paddingTop = '0'; document.querySelector('.prose').style.marginTop = '-300px'",
    );
    await until(page, `${ACTIVE} === 0`);
  }),
);

for (const width of [390, 768]) {
  browserTest(
    `at ${width} px a block opens with a movement and closes when a heading is chosen, which is then at the top`,
    () =>
      withTab(SHORT, { viewport: { width, height: 844 } }, async (page) => {
        const block = page.locator(".toc-block");
        const release = await holdAnimations(page);
        await block.locator("summary").click();
        assert.equal(await block.evaluate((element) => element.getAnimations().length), 1);
        await release();
        await stillness(page);
        await block.locator("a").nth(2).click();
        assert.equal(await block.getAttribute("open"), null);
        await drawn(page);
        const id = await page.evaluate<string>("location.hash.slice(1)");
        const top = await page.evaluate(`document.getElementById(${JSON.stringify(id)}).getBoundingClientRect().top`);
        // The bar stays above it, and there is room for the navbar, which may come back.
        const bar = await page.locator(".toc-bar").evaluate((element) => element.getBoundingClientRect().bottom);
        assert.ok(Number(top) >= bar && Number(top) - bar < 90, `${String(top)} below ${bar}`);
        assert.equal(await page.locator(".toc-column").isVisible(), false);
      }),
  );
}

browserTest("on a phone the bar stays below the navbar, and at the top of the window while that is hidden", () =>
  withTab(SHORT, { viewport: { width: 390, height: 844 } }, async (page) => {
    const above = "document.querySelector('.toc-bar').getBoundingClientRect().top";
    await page.evaluate("window.scrollTo(0, 1500)");
    await until(page, `${above} === 0`);
    await page.evaluate("window.scrollTo(0, 1400)");
    await until(page, `${above} === 60`);
  }),
);

for (const [width, height, control, text] of [
  [390, 844, ".toc-bar summary"],
  [390, 844, ".site-navbar button"],
  [1440, 900, ".site-navbar a"],
  // A small window at 400 percent, and one with text at 200 percent.
  [320, 256, ".toc-bar summary"],
  [640, 400, ".site-navbar button", "200%"],
] as const)
  for (const from of [1400, 1500])
    browserTest(
      `the focus on ${control} leaves a page of ${width} px where it is, ${from < 1450 ? "after a scroll down" : "after one up"}`,
      () =>
        withTab(SHORT, { viewport: { width, height } }, async (page) => {
          if (text) await page.addStyleTag({ content: `html { font-size: ${text}; }` });
          for (const top of [from, 1450]) {
            await page.evaluate(`window.scrollTo(0, ${top})`);
            await stillness(page);
          }
          await page.evaluate(`document.querySelector("${control}").focus({ focusVisible: true })`);
          await stillness(page);
          assert.equal(await page.evaluate("window.scrollY"), 1450);
        }),
    );

browserTest(
  "the list of the bar opens over the article, and the keyboard goes through it without moving the page",
  () =>
    withTab("/docs/configuration/", { viewport: { width: 390, height: 844 } }, async (page) => {
      for (const top of [1400, 1450]) {
        await page.evaluate(`window.scrollTo(0, ${top})`);
        await stillness(page);
      }
      await page.evaluate("document.querySelector('.toc-bar summary').focus({ focusVisible: true })");
      for (const key of ["Enter", "Tab", "Tab", "Shift+Tab"]) {
        await page.keyboard.press(key);
        await stillness(page);
        assert.equal(await page.evaluate("window.scrollY"), 1450);
      }
      assert.equal(await page.evaluate("document.activeElement === document.querySelector('.toc-bar a')"), true);
      // A heading too long for the line is cut off.
      assert.equal(await page.evaluate("document.querySelector('.toc-bar').offsetHeight"), 44);
      assert.equal(await page.evaluate("document.querySelector('.toc-bar summary').offsetHeight < 48"), true);
    }),
);

for (const untouched of [false, true])
  browserTest(
    `on a phone the open block closes by Escape and by a tap beside it${untouched ? ", also opened before scripts" : ""}`,
    () =>
      withTab(SHORT, { viewport: { width: 390, height: 844 }, untouched }, async (page) => {
        const block = page.locator(".toc-block");
        const opened = async () => {
          await block.locator("summary").click();
          await block.locator("a").first().waitFor();
          await hydrated(page);
          await stillness(page);
        };
        await opened();
        await block.locator("a").first().focus();
        await page.keyboard.press("Escape");
        await until(page, "!document.querySelector('.toc-block').open");
        assert.equal(await block.locator("summary").evaluate((summary) => summary === document.activeElement), true);
        await opened();
        await page.mouse.click(195, 800);
        await until(page, "!document.querySelector('.toc-block').open");
      }),
  );

for (const route of [SHORT, LONG])
  browserTest(`who scrolls in the open list of ${route} on a narrow screen does not scroll the page behind it`, () =>
    withTab(route, { viewport: { width: 390, height: 844 } }, async (page) => {
      await page.locator(".toc-block summary").press("Enter");
      const list = page.locator(".toc-block > ul");
      await list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
      await stillness(page);
      await list.hover();
      await page.evaluate(
        "void (window.turned = new Promise((resolve) => addEventListener('wheel', resolve, { once: true, capture: true })))",
      );
      const before = await page.evaluate("window.scrollY");
      await page.mouse.wheel(0, 300);
      await page.evaluate("window.turned.then(() => undefined)");
      await stillness(page);
      assert.equal(await page.evaluate("window.scrollY"), before);
    }),
  );

browserTest("on the way up a button leads back to the top, by mouse and by keyboard", () =>
  withTab(LONG, {}, async (page) => {
    const button = page.getByRole("button", { name: "Back to top" });
    assert.equal(await button.isVisible(), false);
    for (const by of ["mouse", "keyboard"]) {
      await wheel(page, 3000);
      assert.equal(await page.evaluate("window.scrollY > 2500"), true);
      assert.equal(await button.isVisible(), false);
      await wheel(page, -200);
      await button.waitFor();
      if (by === "mouse") await button.click();
      else await button.press("Enter");
      await until(page, "window.scrollY === 0");
      await button.waitFor({ state: "hidden" });
      assert.equal(await page.evaluate("document.activeElement.id"), "main");
    }
  }),
);
