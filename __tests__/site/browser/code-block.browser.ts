import assert from "node:assert/strict";
import type { Locator, Page } from "playwright-core";
import { withClipboard } from "../../browser/support/clipboard";
import { holdTime } from "../../browser/support/moments";
import { requestsDone } from "../../browser/support/requests";
import { pageTests, withPage, withTab } from "../../browser/support/page";
import { addressOf } from "../../browser/support/site";
import { browserTest } from "../../browser/support/suite";

const TESTS = "/tests/pages/code-block-tests/";

/** The block of code that has a text in it. */
const blockWith = (page: Page, text: string) => page.locator("figure.code-block", { hasText: text }).first();
const copyButton = (block: Locator) => block.getByRole("button", { name: "Copy the code" });
const wrapButton = (block: Locator) => block.getByRole("button", { name: "Wrap long lines" });
const heightOf = async (block: Locator) => (await block.boundingBox())?.height ?? 0;
const clipboardOf = (page: Page) => page.evaluate("navigator.clipboard.readText()");
const selectionOf = (page: Page) => page.evaluate("getSelection().toString()");
const colorOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).color);

/** As long as the button says what became of a click. */
const SAID_MS = 2_000;

const NUMBERED = ["const before = 'number 5';", "const marked = 'number 6';", "const after = 'number 7';"].join("\n");

browserTest("what a reader copies is the code alone, and the button says so for a while", () =>
  withPage(TESTS, { clock: true }, async (page) => {
    await requestsDone(page);
    await holdTime(page);
    const block = blockWith(page, "number 5");
    await withClipboard(page, async () => {
      await copyButton(block).click();
      await block.getByRole("status").getByText("Copied").waitFor();
      assert.equal(await clipboardOf(page), NUMBERED);
    });
    await page.clock.runFor(SAID_MS);
    await block.getByText("Copied").waitFor({ state: "detached" });
  }),
);

pageTests(
  TESTS,
  {},
  {
    "a selection holds neither numbers nor lines that are not there": async (page) => {
      await blockWith(page, "number 5")
        .locator("code")
        .evaluate((code) => getSelection()?.selectAllChildren(code));
      assert.equal(await selectionOf(page), NUMBERED);
    },
    "long lines break and scroll again; only code that scrolls is a stop of the Tab key": async (page) => {
      const block = blockWith(page, "sixteen");
      const stop = block.locator("pre[tabindex='0']");
      const height = await heightOf(block);
      await stop.waitFor();
      await wrapButton(block).click();
      await stop.waitFor({ state: "detached" });
      assert.equal(await wrapButton(block).getAttribute("aria-pressed"), "true");
      assert.ok((await heightOf(block)) > height, "the block did not become higher");
      await wrapButton(block).click();
      await stop.waitFor();
      assert.equal(await heightOf(block), height);
    },
    "a block with short lines has one button, and only that is a stop of the Tab key": async (page) => {
      const block = blockWith(page, "const short = true;");
      await copyButton(block).waitFor();
      assert.deepEqual([await block.getByRole("button").count(), await block.locator("[tabindex]").count()], [1, 0]);
    },
  },
);

browserTest("where copying fails, the code is selected", () =>
  withPage(TESTS, { clock: true }, async (page) => {
    await requestsDone(page);
    await holdTime(page);
    await page.evaluate("navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))");
    const block = blockWith(page, "number 5");
    await copyButton(block).click();
    await block.getByRole("status").getByText("The code is selected").waitFor();
    assert.equal(await selectionOf(page), NUMBERED);
  }),
);

browserTest("a long line never makes the page wider, on a phone either", () =>
  withTab(TESTS, { viewport: { width: 390, height: 844 } }, async (page) => {
    assert.equal(
      await page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"),
      true,
    );
  }),
);

browserTest("the colours of code follow the mode, without a style on a token", () =>
  withTab(TESTS, {}, async (page) => {
    const token = blockWith(page, "number 5").locator(".k").first();
    assert.equal(await colorOf(token), "rgb(122, 62, 157)");
    await page.getByRole("button", { name: /^Switch between light and dark mode/ }).click();
    await page.locator("html[data-theme=dark]").waitFor();
    assert.equal(await colorOf(token), "rgb(207, 165, 242)");
    assert.equal(await page.locator("figure.code-block code [style]").count(), 0);
  }),
);

browserTest("a changed line has its tone from edge to edge", () =>
  withTab(TESTS, {}, async (page) => {
    const block = page.locator('figure.code-block[data-language="diff"]').first();
    const frame = await block.locator("pre").boundingBox();
    for (const line of [block.locator(".I"), block.locator(".D")]) {
      const box = await line.first().boundingBox();
      assert.deepEqual([box?.x, box?.width], [frame?.x, frame?.width]);
      assert.notEqual(await line.first().evaluate((one) => getComputedStyle(one).backgroundColor), "rgba(0, 0, 0, 0)");
    }
  }),
);

browserTest("the page that the server sends has no button in its code", async () => {
  const html = await (await fetch(addressOf(TESTS))).text();
  const blocks = html.match(/<figure class="code-block.*?<\/figure>/gs) ?? [];
  assert.ok(blocks.length > 40, `there are ${blocks.length} blocks`);
  assert.deepEqual(
    blocks.filter((block) => /<button|tabindex/i.test(block)),
    [],
  );
});

browserTest("with the system's colours forced, the button of wrapped lines looks pressed", () =>
  withPage(TESTS, {}, async (page) => {
    await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
    const button = wrapButton(blockWith(page, "sixteen"));
    const background = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
    await button.waitFor();
    const unpressed = await background();
    await button.click();
    await page.locator("[aria-pressed=true]").waitFor();
    assert.notEqual(await background(), unpressed);
  }),
);
