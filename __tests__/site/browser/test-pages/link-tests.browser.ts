import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { withTab } from "../../../browser/support/page";
import { addressOf } from "../../../browser/support/site";
import { browserTest } from "../../../browser/support/suite";

const PAGE = "/tests/pages/link-tests/";
const SEO = "/tests/pages/seo/";

const link = (page: Page, name: string) => page.locator(".prose").getByRole("link", { name, exact: true }).first();
const target = async (page: Page, name: string) =>
  new URL((await link(page, name).getAttribute("href")) ?? "", page.url()).href;

const TARGETS: [name: string, path: string][] = [
  ["The SEO page", SEO],
  ["The SEO page, without a dot", SEO],
  ["The SEO page, from the folder above", SEO],
  ["The SEO page, from the root of the site's source", SEO],
  ["A test doc, from the root of the site's source", "/tests/docs/standalone/"],
  ["Active item with a query and a hash", "/tests/pages/navbar-dropdown-tests/?test=1#active-item"],
  ["The SEO page, by a raw element", SEO],
  ["Blog tests, by an expression", "/tests/blog/"],
  ["Doc 1 by an encoded route", "/tests/docs/folder%20with%20space/doc%201/"],
  ["Full reference", SEO],
];

browserTest("each link leads where its text says, and those of the site change the page without loading it", () =>
  withTab(PAGE, {}, async (page) => {
    for (const [name, path] of TARGETS) assert.equal(await target(page, name), addressOf(path), name);
    await page.evaluate("window.marked = true");
    await link(page, "The SEO page").click();
    await page.waitForURL(addressOf(SEO));
    assert.equal(await page.evaluate("window.marked"), true);
  }),
);

/** The marks of links to other sites that stand on another line than the last letter of their link. */
const STRAY_MARKS = `[...document.querySelectorAll(".prose .external-mark")].filter((mark) => {
  const texts = document.createTreeWalker(mark.closest("a"), NodeFilter.SHOW_TEXT);
  let last;
  while (texts.nextNode() && !mark.contains(texts.currentNode)) if (texts.currentNode.data.trim()) last = texts.currentNode;
  if (!last) return false;
  const letter = document.createRange();
  letter.setStart(last, last.data.trimEnd().length - 1);
  letter.setEnd(last, last.data.trimEnd().length);
  return [...mark.getClientRects()].some(({ top }) => top >= letter.getBoundingClientRect().bottom);
}).map((mark) => mark.closest("a").textContent)`;

browserTest("the mark of a link to another site stays on the line of its last word, at every width", () =>
  withTab(PAGE, {}, async (page) => {
    assert.ok((await page.locator(".prose .external-mark").count()) > 0);
    for (let width = 320; width < 800; width += 8) {
      await page.setViewportSize({ width, height: 800 });
      assert.deepEqual(await page.evaluate(STRAY_MARKS), [], `at ${width} px`);
    }
  }),
);
