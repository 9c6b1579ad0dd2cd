import assert from "node:assert/strict";
import type { Frame, Locator, Page } from "playwright-core";
import { drawn, until } from "../../browser/support/moments";
import { hydrated, withPage, withTab } from "../../browser/support/page";
import { hold, requestsDone } from "../../browser/support/requests";
import { addressOf } from "../../browser/support/site";
import { browserTest } from "../../browser/support/suite";

const TESTS = "/tests/pages/code-block-tests/";

/** A policy as a site may send it with its pages: none of its scripts may evaluate text. */
const POLICY = "script-src 'self' 'unsafe-inline'";

/**
 * A script of the page that notes whether it may evaluate text; at once it may, because a test that evaluates has leave
 * to.
 */
const PROBE =
  "setTimeout(() => { let may = false; try { may = new Function('return true')(); } catch {} document.documentElement.dataset.evaluates = may; })";

/** What a test types. */
const ADDED = " Changed.";

/** So often frame and page may answer each other: content that grows with its frame would do so each time. */
const ANSWERS = 10;

/** The live block whose code has a text now, brought into view so that its frame loads. */
async function blockWith(page: Page, text: string): Promise<Locator> {
  const blocks = page.locator(".live-code");
  await blocks.filter({ hasText: text }).waitFor();
  const block = blocks.nth((await blocks.allTextContents()).findIndex((content) => content.includes(text)));
  await block.getByRole("textbox", { name: "Live editor" }).waitFor();
  await block.locator(".live-result").scrollIntoViewIfNeeded();
  await block.locator("iframe[data-ready]").waitFor();
  return block;
}

const editorOf = (block: Locator) => block.getByRole("textbox", { name: "Live editor" });
const frameOf = (block: Locator) => block.frameLocator("iframe");
const resultOf = (block: Locator) => frameOf(block).locator(".prose");
const errorOf = (block: Locator) => frameOf(block).getByRole("status");
const heightOf = (block: Locator) => block.locator("iframe").evaluate((frame) => frame.getBoundingClientRect().height);

/** The document in a block's frame. */
async function documentOf(block: Locator): Promise<Frame> {
  const frame = await (await block.locator("iframe").elementHandle())?.contentFrame();
  assert.ok(frame);
  return frame;
}

/** Waits until the result is a text. */
const shows = (block: Locator, text: string) => resultOf(block).getByText(text, { exact: true }).waitFor();

/** Changes code as a reader would, from one text to another. */
async function replaceIn(block: Locator, from: string, to: string): Promise<void> {
  const editor = editorOf(block);
  await editor.fill((await editor.inputValue()).replace(from, to));
}

browserTest("a frame that is not here yet is as tall as what stands in its place before", () =>
  withPage(TESTS, { untouched: true }, async (page) => {
    const frames = page.locator(".live-frame");
    const still = await frames.evaluateAll((places) => places.map(({ clientHeight }) => clientHeight));
    const { release } = await hold(page, /\/live-code\//);
    await hydrated(page);
    await page
      .locator("iframe.live-frame")
      .nth(still.length - 1)
      .waitFor({ state: "attached" });
    assert.deepEqual(await frames.evaluateAll((places) => places.map(({ clientHeight }) => clientHeight)), still);
    release();
  }),
);

browserTest("the result follows an edit, undo takes it back, and Reset brings the first code again", () =>
  withTab(TESTS, {}, async (page) => {
    const block = await blockWith(page, "Edit the code to change it.");
    await shows(block, "This result is strong text. Edit the code to change it.");
    const first = await editorOf(block).inputValue();

    await editorOf(block).click();
    await page.keyboard.press("Control+End");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("End");
    await page.keyboard.type(ADDED);
    await shows(block, `This result is strong text. Edit the code to change it.${ADDED}`);
    for (let count = 0; count < ADDED.length; count += 1) await page.keyboard.press("Control+z");
    await shows(block, "This result is strong text. Edit the code to change it.");
    assert.equal(await editorOf(block).inputValue(), first);

    await editorOf(block).fill("<i>Another</i>");
    await shows(block, "Another");
    await block.getByRole("button", { name: "Reset" }).click();
    await shows(block, "This result is strong text. Edit the code to change it.");
    assert.equal(await editorOf(block).inputValue(), first);
  }),
);

browserTest("the Tab key leaves the editor, and a new line begins as far in as the last", () =>
  withTab(TESTS, {}, async (page) => {
    const block = await blockWith(page, "Edit the code to change it.");
    await editorOf(block).fill("<p>\n  a");
    await page.keyboard.press("Enter");
    await page.keyboard.type("b");
    assert.equal(await editorOf(block).inputValue(), "<p>\n  a\n  b");
    await page.keyboard.press("Tab");
    assert.equal(await editorOf(block).evaluate((editor) => editor === document.activeElement), false);
    assert.equal(await editorOf(block).inputValue(), "<p>\n  a\n  b");
  }),
);

browserTest("in forced colours code is there once, before its editor comes and then", () =>
  withPage(TESTS, { untouched: true }, async (page) => {
    await page.emulateMedia({ forcedColors: "active" });
    const code = page.locator(".live-lines pre").first();
    assert.equal(await code.isVisible(), true);
    await hydrated(page);
    const block = await blockWith(page, "Edit the code to change it.");
    assert.deepEqual([await code.isVisible(), await editorOf(block).isVisible()], [false, true]);
  }),
);

browserTest("hooks run, and another edit starts afresh", () =>
  withTab(TESTS, {}, async (page) => {
    const block = await blockWith(page, "function Counter()");
    const count = frameOf(block).getByRole("button", { name: "Count" });
    await count.click();
    await count.click();
    await resultOf(block).locator("output").getByText("2", { exact: true }).waitFor();
    await replaceIn(block, "useState(0)", "useState(7)");
    await resultOf(block).locator("output").getByText("7", { exact: true }).waitFor();
  }),
);

browserTest("without an inline component the result is what the code renders", () =>
  withTab(TESTS, {}, async (page) => {
    const block = await blockWith(page, "const tools =");
    await frameOf(block).getByText("Item three").waitFor();
    assert.equal(await frameOf(block).getByRole("listitem").count(), 3);
    await replaceIn(block, "'three'", "'three', 'four'");
    await frameOf(block).getByText("Item four").waitFor();
  }),
);

browserTest("mistakes are told in the place of the result, and the result comes back", () =>
  withTab(TESTS, {}, async (page) => {
    const unknown = await blockWith(page, "missing.value");
    await errorOf(unknown).getByText("ReferenceError: missing is not defined").waitFor();
    await replaceIn(unknown, "missing.value", "7");
    await shows(unknown, "The value is 7.");
    await replaceIn(unknown, "</p>", "");
    await errorOf(unknown).getByText("SyntaxError: Unterminated JSX contents (line 1, column 20)").waitFor();
    await shows(unknown, "The value is 7.");

    const invalid = await blockWith(page, "This element has no end.");
    await errorOf(invalid)
      .getByText(/^SyntaxError: /)
      .waitFor();
    const thrower = await blockWith(page, "Thrown on purpose");
    await errorOf(thrower).getByText("Error: Thrown on purpose in a live editor").waitFor();

    const counter = await blockWith(page, "function Counter()");
    await editorOf(counter).fill("<button onClick={() => { throw new Error('In a handler'); }}>Throw</button>");
    await frameOf(counter).getByRole("button", { name: "Throw" }).click();
    await errorOf(counter).getByText("Error: In a handler").waitFor();
    await editorOf(counter).fill(
      "() => { useEffect(() => { throw new Error('In an effect'); }, []); return <b>Shown</b>; }",
    );
    await errorOf(counter).getByText("Error: In an effect").waitFor();
  }),
);

browserTest("the frame follows the colour mode", () =>
  withTab(TESTS, {}, async (page) => {
    const block = await blockWith(page, "Edit the code to change it.");
    const background = () =>
      frameOf(block)
        .locator("html")
        .evaluate((root) => getComputedStyle(root).backgroundColor);
    assert.equal(await background(), "rgb(255, 255, 255)");
    await page.getByRole("button", { name: /^Switch between light and dark mode/ }).click();
    await frameOf(block).locator("html[data-theme=dark]").waitFor();
    assert.equal(await background(), await page.evaluate("getComputedStyle(document.documentElement).backgroundColor"));
  }),
);

browserTest("the frame is as tall as its content, during transitions too, and does not grow by itself", () =>
  withTab(TESTS, {}, async (page) => {
    const block = await blockWith(page, "Edit the code to change it.");
    const inner = () =>
      frameOf(block)
        .locator("html")
        .evaluate((root) => [root.scrollHeight - root.clientHeight, root.scrollWidth - root.clientWidth]);
    await editorOf(block).fill("<div style={{height: 300}}>Tall</div>");
    await shows(block, "Tall");
    await page.waitForFunction(
      (frame) => (frame?.getBoundingClientRect().height ?? 0) > 300,
      await block.locator("iframe").elementHandle(),
    );
    assert.deepEqual(await inner(), [0, 0]);

    await editorOf(block).fill(
      "() => { const [tall, set] = useState(false); return <button style={{height: tall ? 500 : 50, transition: 'height 500ms'}} onClick={() => set(true)}>Grow</button>; }",
    );
    const document = await documentOf(block);
    await frameOf(block).getByRole("button", { name: "Grow" }).click();
    await until(document, "document.querySelector('button').offsetHeight === 500");
    await until(document, "innerHeight >= 500 && document.documentElement.scrollHeight === innerHeight");
    assert.ok((await heightOf(block)) >= 500);
    assert.deepEqual(await inner(), [0, 0]);

    await editorOf(block).fill("<div style={{height: 'calc(100vh + 20px)'}}>Endless</div>");
    await shows(block, "Endless");
    // The frame has found out that its content would grow with it for ever.
    await frameOf(block).locator("html[data-scrolls]").waitFor();
    const height = await heightOf(block);
    for (let answer = 0; answer < ANSWERS; answer += 1) {
      for (const side of [document, page.mainFrame()]) await drawn(side);
    }
    assert.equal(await heightOf(block), height);
    assert.ok(height < 700, `the frame grew to ${height}`);
  }),
);

browserTest("nothing moves when the editor takes the place of the code", () =>
  withPage(TESTS, {}, async (page) => {
    const heights =
      "[...document.querySelectorAll('.live-source')].map((source) => source.getBoundingClientRect().height)";
    await blockWith(page, "Edit the code to change it.");
    const loaded = await page.evaluate(heights);
    await page.route(/\.js$/, (route) => route.abort("aborted"));
    await page.reload();
    assert.equal(await page.locator(".live-code textarea").count(), 0);
    await page.locator(".live-code pre").filter({ hasText: "Edit the code to change it." }).waitFor();
    assert.deepEqual(await page.evaluate(heights), loaded);
  }),
);

browserTest("the page may forbid evaluation, also for a reader who comes from another page", () =>
  withPage("/tests/", {}, async (page) => {
    await page.route(
      (url) => /^\/(?:.*\/)?tests\//.test(url.pathname),
      async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": POLICY } });
      },
    );
    await page.reload();
    await hydrated(page);
    await page.evaluate(
      `document.head.append(Object.assign(document.createElement("script"), { textContent: ${JSON.stringify(PROBE)} }))`,
    );
    await page.locator("html[data-evaluates=false]").waitFor();
    await page.locator("main").getByRole("link", { name: "Code blocks", exact: true }).first().click();
    await page.waitForURL(addressOf(TESTS));
    const block = await blockWith(page, "Edit the code to change it.");
    await shows(block, "This result is strong text. Edit the code to change it.");
    await editorOf(block).fill("<i>Evaluated</i>");
    await shows(block, "Evaluated");
  }),
);

browserTest("a page without live code downloads nothing of it", () =>
  withPage("/docs/installation/", {}, async (page) => {
    const scripts: Promise<[url: string, text: string]>[] = [];
    const paths: string[] = [];
    page.on("response", (response) => {
      paths.push(new URL(response.url()).pathname);
      // What the page that is left was still fetching has no text any more.
      const text = () => response.text().catch(() => "");
      if (response.url().endsWith(".js")) scripts.push(text().then((script) => [response.url(), script]));
    });
    await page.reload();
    await hydrated(page);
    await requestsDone(page);
    assert.ok(scripts.length > 1, "the page loaded no scripts");
    // What only the editor, its highlighter, and the compiler in the frame have.
    const found = (await Promise.all(scripts))
      .filter(([, text]) => /insertText|after-tokenize|sucrase|noInline evaluations/i.test(text))
      .map(([url]) => url);
    assert.deepEqual([...found, ...paths.filter((path) => path.includes("/live-code/"))], []);
  }),
);
