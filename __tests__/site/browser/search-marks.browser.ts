import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { until } from "../../browser/support/moments";
import { hydrated, withPage } from "../../browser/support/page";
import { activeOf, assertClosed, searchAndFind } from "../../browser/support/search";
import { addressOf } from "../../browser/support/site";
import { browserTest } from "../../browser/support/suite";

const PAGE = "/docs/installation/";
const ARTICLE = ".page-article";
const MARKED = "[...(CSS.highlights.get('search-words') ?? [])].map((range) => range.toString())";
/** The background colours of the marks, each once. */
const COLORS = `[...new Set([...CSS.highlights.get("search-words")].map(({ startContainer }) =>
  getComputedStyle(startContainer.parentElement, "::highlight(search-words)").backgroundColor))]`;

/**
 * The elements and words of the text, without attributes, which parts of it set as they load, and of code its lines
 * alone, since a block gets its buttons once it has been measured.
 */
const WRITTEN = `(() => {
  const text = document.querySelector("${ARTICLE} .prose").cloneNode(true);
  for (const block of text.querySelectorAll("figure")) block.replaceChildren(block.querySelector("code"));
  for (const part of text.querySelectorAll("*")) for (const name of part.getAttributeNames()) part.removeAttribute(name);
  return text.innerHTML;
})()`;

/** The address, as a path with query and hash. */
const placeOf = (page: Page) => page.url().slice(addressOf("/").length - 1);

browserTest("Enter opens a result at its section, with the words marked there until Escape is pressed", () =>
  withPage(PAGE, {}, async (page) => {
    await searchAndFind(page, "swizzle");
    await page.keyboard.press("ArrowDown");
    const active = activeOf(page).and(page.locator('[href*="#"]'));
    const section = new URL((await active.getAttribute("href")) ?? "", page.url());
    await page.keyboard.press("Enter");
    await page.waitForURL(section.href);
    await assertClosed(page);
    await until(page, `${MARKED}.length > 1`);
    const words = await page.evaluate<string[]>(MARKED);
    assert.deepEqual([...new Set(words.map((word) => word.toLowerCase()))].sort(), ["swizzle", "swizzling"]);
    assert.deepEqual(await page.evaluate(COLORS), ["rgb(255, 221, 119)"]);
    assert.equal(await page.locator(`${ARTICLE} mark`).count(), 0, "the page is not changed");
    const heading = page.locator(section.hash);
    assert.ok(await heading.evaluate((element) => element.getBoundingClientRect().top < innerHeight));
    await page.keyboard.press("Escape");
    await until(page, `${MARKED}.length === 0`);
    assert.equal(placeOf(page), section.pathname + section.hash);
  }),
);

browserTest("where browsers know no highlights, elements mark the words, and Escape leaves the page as it was", () =>
  withPage(`${PAGE}?highlight=command`, { untouched: true }, async (page) => {
    await page.addInitScript("delete CSS.highlights");
    await page.goto(addressOf(PAGE));
    await hydrated(page);
    const before = await page.evaluate(WRITTEN);
    await page.goto(addressOf(`${PAGE}?highlight=command`));
    await page.locator(`${ARTICLE} mark`).first().waitFor();
    assert.match((await page.locator(`${ARTICLE} mark`).first().textContent()) ?? "", /^command$/i);
    await page.keyboard.press("Escape");
    await until(page, `!document.querySelector("${ARTICLE} mark")`);
    assert.equal(await page.evaluate(WRITTEN), before);
    await page.waitForURL(addressOf(PAGE));
  }),
);

browserTest("a page whose address names words runs its scripts by itself, and marks them", () =>
  withPage(`${PAGE}?highlight=command`, { untouched: true }, async (page) => {
    await until(page, `${MARKED}.length > 0`);
  }),
);

browserTest("a button clears the marks and goes with them, and no Escape is needed", () =>
  withPage(`${PAGE}?highlight=command`, { viewport: { width: 390, height: 844 } }, async (page) => {
    await until(page, `${MARKED}.length > 0`);
    const button = page.getByRole("button", { name: "Clear marks", exact: true });
    await button.click();
    await button.waitFor({ state: "detached" });
    assert.equal(await page.evaluate(`${MARKED}.length`), 0);
    assert.equal(placeOf(page), PAGE);
  }),
);

browserTest("the button that clears the marks covers nothing of the footer, and leaves the focus where one reads", () =>
  withPage(`${PAGE}?highlight=command`, { viewport: { width: 390, height: 844 } }, async (page) => {
    const button = page.getByRole("button", { name: "Clear marks", exact: true });
    await button.waitFor();
    await page.evaluate("scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })");
    await until(page, "scrollY > innerHeight");
    const room = `document.querySelector(".site-footer").getBoundingClientRect().top
      - document.querySelector(".clear-marks").getBoundingClientRect().bottom`;
    assert.ok((await page.evaluate<number>(room)) >= 0, "it lies over the footer");
    const before = await page.evaluate<number>("scrollY");
    await button.press("Enter");
    await button.waitFor({ state: "detached" });
    assert.match(await page.evaluate<string>("document.activeElement.tagName"), /^H[2-4]$/);
    assert.equal(await page.evaluate<number>("scrollY"), before);
  }),
);
