import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { holdAnimations, stillness } from "../../browser/support/moments";
import { hydrated, withPage, withTab } from "../../browser/support/page";
import { requestsDone } from "../../browser/support/requests";
import { addressOf } from "../../browser/support/site";
import { browserTest } from "../../browser/support/suite";

const HEAD = "/tests/pages/head-metadata/";
const ERRORS = "/tests/pages/error-boundary-tests/";
const TOOL = "/docs/styling-layout/";
const DARK = "rgb(24, 25, 32)";

const htmlOf = (page: Page) =>
  page.evaluate(
    "({ test: document.documentElement.dataset.headTest ?? null, theme: document.documentElement.dataset.theme, background: getComputedStyle(document.documentElement).backgroundColor, body: document.body.className })",
  );

browserTest("what content puts into the head is there, leaves the colour mode alone, and goes with its page", () =>
  withTab(HEAD, { colorScheme: "dark" }, async (page) => {
    assert.equal(await page.title(), "Title from the head element");
    assert.equal(await page.locator("meta[name=head-test-component]").getAttribute("content"), "2 from an expression");
    assert.equal(await page.locator("meta[property='og:type']").count(), 1);
    assert.deepEqual(await htmlOf(page), {
      test: "lower case",
      theme: "dark",
      background: DARK,
      body: "head-test-body",
    });
    await page
      .getByRole("navigation", { name: "Main", exact: true })
      .getByRole("link", { name: "Blog", exact: true })
      .click();
    await page.waitForURL(addressOf("/blog/"));
    await page.getByRole("heading", { level: 1, name: "Blog" }).waitFor();
    assert.equal(await page.locator("meta[name=head-test-component]").count(), 0);
    assert.deepEqual(await htmlOf(page), { test: null, theme: "dark", background: DARK, body: "" });
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
    await tool.getByRole("textbox", { name: "Base colour" }).fill("#7a3e9d");
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

browserTest("a crash stays inside the page, tells its causes, and can be tried again", () =>
  withPage(ERRORS, { faulty: true }, async (page) => {
    await hydrated(page, ".test-button");
    const title = await page.getByRole("heading", { level: 1 }).innerText();
    await page.getByRole("button", { name: "Crash with causes" }).click();
    const report = page.getByRole("alert");
    await report.getByRole("heading", { name: "This page crashed." }).waitFor();
    assert.match(
      await report.innerText(),
      /The page cannot be shown\s+Cause:\s+The settings cannot be read\s+Cause:\s+The file is not there/,
    );
    const { width = 0 } = (await report.boundingBox()) ?? {};
    const { width: around = 1 } = (await page.locator("main").boundingBox()) ?? {};
    assert.ok(Math.abs(width / around - 0.5) < 0.1, `the box has ${Math.round((100 * width) / around)} % of the width`);
    await report.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
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
    await page.route(
      ({ pathname }) => own.has(pathname),
      (route) => route.abort(),
    );
    await page.goto(addressOf(TOOL));
    await hydrated(page);
    await page
      .getByRole("alert")
      .filter({ hasText: /Loading chunk/ })
      .waitFor();
    await page.unrouteAll();
    await page.getByRole("button", { name: "Retry" }).click();
    await page.locator(".color-generator table").waitFor();
  }),
);
