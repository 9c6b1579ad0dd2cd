import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { assertAccessible } from "./support/axe";
import { drawn, stillness, until } from "./support/moments";
import { hydrated, withPage, withTab } from "./support/page";
import { hold, requestsDone } from "./support/requests";
import { samplePages } from "./support/samples";
import { assertClosed, assertOpen, buttonOf, dialogOf, fieldOf, filesOf, optionsOf } from "./support/search";
import { addressOf } from "./support/site";
import { browserTest } from "./support/suite";

/** A page that search finds: not one of the debug pages, which come first in the alphabet. */
const { path: PAGE } = samplePages().find(({ path }) => !path.startsWith("/__docusaurus/")) ?? { path: "/" };
const PHONE = { width: 390, height: 844 };
const TABLET = { width: 768, height: 1024 };
const DESKTOP = { width: 1440, height: 900 };
const SCRIPTS = /\.js$/;
const INDEX = /\/search\//;
const UNTOUCHED = { untouched: true };

const isScriptOrIndex = (file: string) => SCRIPTS.test(file) || INDEX.test(file);
/** A word of the page's title, which search has to find. */
const wordOf = async (page: Page) =>
  /\p{L}+/u.exec((await page.getByRole("heading", { level: 1 }).first().textContent()) ?? "")?.[0] ?? "";
const scrolled = (page: Page) => page.evaluate<number>("scrollY");

const OPENINGS: Record<string, (page: Page) => Promise<void>> = {
  "a click on the button": (page) => buttonOf(page).click(),
  "Enter on the button": (page) => buttonOf(page).press("Enter"),
  "Ctrl+K": (page) => page.keyboard.press("Control+k"),
  "Cmd+K": (page) => page.keyboard.press("Meta+k"),
  "a slash": (page) => page.keyboard.press("/"),
};

for (const [name, open] of Object.entries(OPENINGS)) {
  browserTest(`search opens by ${name}, closes by Escape, and gives the focus back`, () =>
    withTab(PAGE, {}, async (page) => {
      await buttonOf(page).focus();
      await open(page);
      await assertOpen(page);
      assert.equal(await fieldOf(page).inputValue(), "");
      await page.keyboard.press("Escape");
      await assertClosed(page);
      assert.equal(await buttonOf(page).evaluate((button) => button === document.activeElement), true);
    }),
  );

  browserTest(
    `search asked for by ${name} before the scripts are here shows a field at once, and keeps what is typed`,
    () =>
      withPage(PAGE, UNTOUCHED, async (page) => {
        const word = await wordOf(page);
        const held = await hold(page, SCRIPTS);
        await open(page);
        await held.asked;
        await assertOpen(page);
        await page.keyboard.type(word);
        assert.equal(await fieldOf(page).inputValue(), word);
        held.release();
        await optionsOf(page).first().waitFor();
        await assertOpen(page);
        assert.equal(await fieldOf(page).inputValue(), word);
      }),
  );
}

for (const early of [false, true]) {
  const when = early ? "before the scripts are here" : "afterwards";
  browserTest(`a letter that is typed on the button is the query, ${when}`, () =>
    withPage(PAGE, early ? UNTOUCHED : {}, async (page) => {
      const held = early ? await hold(page, SCRIPTS) : undefined;
      await buttonOf(page).press("m");
      await page.keyboard.type("d");
      await assertOpen(page);
      assert.equal(await fieldOf(page).inputValue(), "md");
      held?.release();
      await dialogOf(page).locator(".results").waitFor();
      assert.equal(await fieldOf(page).inputValue(), "md");
    }),
  );

  browserTest(`a slash in a field is a letter, ${when}`, () =>
    withTab(PAGE, early ? UNTOUCHED : {}, async (page) => {
      await page.evaluate(
        "document.body.insertAdjacentHTML('afterbegin', '<input id=own><textarea id=text></textarea><select id=list><option>a</select><p id=free contenteditable>a</p>')",
      );
      for (const id of ["own", "text", "list", "free"]) {
        await page.locator(`#${id}`).focus();
        await page.keyboard.press("/");
      }
      if (early) await hydrated(page);
      assert.equal(await dialogOf(page).isVisible(), false);
      assert.equal(await page.locator("#own").inputValue(), "/");
    }),
  );
}

browserTest("Enter leads to the results before the scripts are here, where the site has a page for them", () =>
  withPage(PAGE, UNTOUCHED, async (page) => {
    const word = await wordOf(page);
    const action = await dialogOf(page).locator("form").getAttribute("action");
    const held = await hold(page, SCRIPTS);
    await page.keyboard.press("/");
    await page.keyboard.type(word);
    await page.keyboard.press("Enter");
    held.release();
    if (action) await page.waitForURL(new URL(`${action}?q=${word}`, addressOf("/")).href);
  }),
);

browserTest("Escape closes search before the scripts are here, and they leave it closed", () =>
  withPage(PAGE, UNTOUCHED, async (page) => {
    const held = await hold(page, SCRIPTS);
    await page.keyboard.press("/");
    await assertOpen(page);
    await page.keyboard.press("Escape");
    await assertClosed(page);
    held.release();
    await hydrated(page);
    await requestsDone(page);
    assert.equal(await dialogOf(page).isVisible(), false);
  }),
);

for (const [name, reach] of Object.entries<(page: Page) => Promise<void>>({
  hover: (page) => buttonOf(page).hover(),
  focus: (page) => buttonOf(page).focus(),
  touch: (page) => buttonOf(page).dispatchEvent("touchstart"),
})) {
  browserTest(`no code and no index of search loads before a reader reaches for it, and both do by ${name}`, () =>
    withPage(PAGE, {}, async (page) => {
      await requestsDone(page);
      const before = (await filesOf(page)).filter(isScriptOrIndex);
      assert.deepEqual(
        before.filter((file) => INDEX.test(file)),
        [],
      );
      await reach(page);
      await until(page, "performance.getEntriesByType('resource').some(({ name }) => name.includes('/search/'))");
      await requestsDone(page);
      const after = (await filesOf(page)).filter(isScriptOrIndex).slice(before.length);
      assert.ok(after.some((file) => SCRIPTS.test(file)));
      assert.ok(after.some((file) => INDEX.test(file)));
    }),
  );
}

browserTest("the page behind search keeps its place and its width, and the Tab key stays inside", () =>
  withTab(PAGE, { viewport: { width: 1440, height: 300 } }, async (page) => {
    const width = () => page.evaluate<number>("document.querySelector('main').getBoundingClientRect().width");
    const before = [await width(), await scrolled(page)];
    await page.keyboard.press("/");
    await assertOpen(page);
    await fieldOf(page).fill(await wordOf(page));
    await optionsOf(page).first().waitFor();
    await page.mouse.move(10, 150);
    await page.mouse.wheel(0, 600);
    await drawn(page);
    assert.deepEqual([await width(), await scrolled(page)], before);
    for (const key of ["Shift+Tab", "Tab", "Tab", "Tab", "Tab", "Tab"]) {
      await page.keyboard.press(key);
      assert.equal(await dialogOf(page).evaluate((dialog) => dialog.contains(document.activeElement)), true, key);
    }
  }),
);

browserTest("a click beside the window of search closes it, and one on its button too", () =>
  withTab(PAGE, {}, async (page) => {
    await page.keyboard.press("/");
    await assertOpen(page);
    await page.mouse.click(5, 400);
    await assertClosed(page);
    await page.keyboard.press("/");
    await dialogOf(page).getByRole("button", { name: "Close search" }).click();
    await assertClosed(page);
  }),
);

for (const viewport of [PHONE, DESKTOP]) {
  const { width } = viewport;
  browserTest(`going back closes search and stays on the page, as often as it opens, at ${width} px`, () =>
    withPage("/", { viewport }, async (page) => {
      await page.goto(addressOf(PAGE));
      await hydrated(page);
      for (let time = 0; time < 2; time += 1) {
        await buttonOf(page).click();
        await assertOpen(page);
        await page.goBack();
        await assertClosed(page);
        assert.equal(page.url(), addressOf(PAGE));
      }
      await page.goForward();
      assert.equal(page.url(), addressOf(PAGE));
      assert.equal(await dialogOf(page).isVisible(), false);
      const place = await page.evaluate<number>("navigation.currentEntry.index");
      await page.keyboard.press("/");
      await assertOpen(page);
      await page.keyboard.press("Escape");
      await assertClosed(page);
      // The browser takes its time to go back to where the page was: who goes back himself meanwhile goes no further.
      await until(page, `navigation.currentEntry.index === ${place}`);
      await page.keyboard.press("/");
      await assertOpen(page);
      await page.goBack();
      await assertClosed(page);
      assert.equal(page.url(), addressOf(PAGE));
    }),
  );

  browserTest(`a result leaves no step of search in the history, by click and by Enter, at ${width} px`, () =>
    withPage("/", { viewport }, async (page) => {
      await page.goto(addressOf(PAGE));
      await hydrated(page);
      const word = await wordOf(page);
      const steps = await page.evaluate<number>("history.length");
      for (const open of [() => optionsOf(page).first().click(), () => page.keyboard.press("Enter")]) {
        await buttonOf(page).click();
        await assertOpen(page);
        await fieldOf(page).fill(word);
        await optionsOf(page).first().waitFor();
        await open();
        await page.waitForURL(/highlight=/);
        await assertClosed(page);
        assert.equal(await page.evaluate<number>("history.length"), steps + 1);
        await page.goBack();
        await page.waitForURL(addressOf(PAGE));
        assert.equal(await dialogOf(page).isVisible(), false);
      }
      await page.goBack();
      await page.waitForURL(addressOf("/"));
    }),
  );
}

browserTest("going back closes search that was opened before the scripts were here", () =>
  withPage(PAGE, UNTOUCHED, async (page) => {
    const held = await hold(page, SCRIPTS);
    await page.keyboard.press("/");
    await assertOpen(page);
    const steps = await page.evaluate<number>("history.length");
    held.release();
    await until(page, `history.length > ${steps}`);
    await page.goBack();
    await assertClosed(page);
    assert.equal(page.url(), addressOf(PAGE));
  }),
);

browserTest("Enter for a query without an answer yet opens the first result of that query", () =>
  withPage(PAGE, {}, async (page) => {
    const word = await wordOf(page);
    const held = await hold(page, INDEX);
    await buttonOf(page).click();
    await assertOpen(page);
    await page.keyboard.type(word);
    await dialogOf(page).locator(".results[aria-busy=true]").waitFor();
    await page.keyboard.press("Enter");
    await held.asked;
    assert.equal(page.url(), addressOf(PAGE));
    held.release();
    await page.waitForURL(/highlight=/);
    await assertClosed(page);
    const marked = new URL(page.url()).searchParams.get("highlight") ?? "";
    assert.ok(marked.toLowerCase().includes(word.toLowerCase()), `${marked} is not about ${word}`);
  }),
);

for (const viewport of [PHONE, TABLET, DESKTOP]) {
  for (const colorScheme of ["light", "dark"] as const) {
    browserTest(`axe finds no fault in search at ${viewport.width} px in ${colorScheme} mode`, () =>
      withPage(PAGE, { viewport, colorScheme }, async (page) => {
        const state = `${viewport.width} px, ${colorScheme}`;
        await page.keyboard.press("/");
        await dialogOf(page).locator(".empty").waitFor();
        await assertAccessible(page, `nothing typed, ${state}`);
        await fieldOf(page).fill(await wordOf(page));
        await optionsOf(page).first().waitFor();
        await assertAccessible(page, `results, ${state}`);
        const box = await dialogOf(page).boundingBox();
        assert.ok(box && box.x >= 0 && box.x + box.width <= viewport.width, "the dialog is wider than the window");
        await fieldOf(page).fill("qxqxqxqx zzzzz");
        await dialogOf(page).locator(".empty", { hasText: "No results for" }).waitFor();
        await assertAccessible(page, `no results, ${state}`);
        await stillness(page);
      }),
    );
  }
}
