import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { assertAccessible } from "../../browser/support/axe";
import { holdTime } from "../../browser/support/moments";
import { withPage, withTab } from "../../browser/support/page";
import { addressOf } from "../../browser/support/site";
import { browserTest } from "../../browser/support/suite";

const START = "/docs/installation/";
const SECTIONS = "/docs/3.3.2/blog/";
const FOOTNOTES = "/docs/markdown-features/";

const preview = (page: Page) => page.locator(".link-preview");
const linkTo = (page: Page, href: string) => page.locator(`.prose a[href="${href}"]`).first();
const playground = (page: Page) => linkTo(page, "/docs/playground/");
const closed = (page: Page) => preview(page).waitFor({ state: "detached" });
const focused = (page: Page) => page.evaluate<string>("document.activeElement.textContent");

/** The lines of the preview that shows. */
async function shown(page: Page): Promise<string[]> {
  await preview(page).waitFor();
  return (await preview(page).innerText()).split("\n").filter((line) => line !== "");
}

for (const colorScheme of ["light", "dark"] as const)
  browserTest(`the mouse on a link shows what the page says of itself, until it leaves both (${colorScheme})`, () =>
    withTab(START, { colorScheme }, async (page) => {
      await playground(page).hover();
      const [title, description = ""] = await shown(page);
      assert.equal(title, "Playground");
      assert.match(description, /^Online editors .*\.$/);
      await assertAccessible(page, "with a preview");
      await preview(page).hover();
      await page.mouse.move(2, 2);
      await closed(page);
    }),
  );

browserTest("a preview stands below its link, inside of the window", () =>
  withTab(START, { viewport: { width: 480, height: 700 } }, async (page) => {
    await playground(page).hover();
    await shown(page);
    const [link, box] = [await playground(page).boundingBox(), await preview(page).boundingBox()];
    assert.ok(link && box && box.y >= link.y + link.height, "the preview covers its link");
    assert.ok(box.x >= 8 && box.x + box.width <= 472, `the preview reaches from ${box.x} over ${box.width} pixels`);
  }),
);

browserTest("in a low window all of a preview stands beside its link", () =>
  withTab(SECTIONS, { viewport: { width: 480, height: 200 } }, async (page) => {
    const link = linkTo(page, "/docs/3.3.2/markdown-features/#front-matter");
    await link.evaluate((element) => element.scrollIntoView({ block: "center" }));
    await link.hover();
    await shown(page);
    const [line, box] = [await link.boundingBox(), await preview(page).boundingBox()];
    assert.ok(line && box, "there is no box");
    assert.ok(box.y >= 0 && box.y + box.height <= 200, `the preview reaches from ${box.y} over ${box.height} pixels`);
    assert.ok(box.y >= line.y + line.height || box.y + box.height <= line.y, "the preview covers its link");
  }),
);

browserTest("a preview goes with the page of its link", () =>
  withTab(START, { viewport: { width: 1280, height: 3000 } }, async (page) => {
    await playground(page).hover();
    await shown(page);
    // Without a click, a scroll or a way back.
    await page.evaluate(`___navigate("/docs/cli/")`);
    await page.waitForURL(addressOf("/docs/cli/"));
    await closed(page);
  }),
);

browserTest("a link to a section shows its page, its heading and the text below it", () =>
  withTab(SECTIONS, {}, async (page) => {
    await linkTo(page, "/docs/3.3.2/markdown-features/#front-matter").hover();
    const [place, heading, text = ""] = await shown(page);
    assert.deepEqual([place, heading], ["Markdown Features", "Front matter"]);
    assert.match(text, /^Front matter is a block of data/);
  }),
);

browserTest("the mark of a footnote shows the footnote, and asks for no page", () =>
  withTab(FOOTNOTES, {}, async (page) => {
    await page.locator("[data-footnote-ref]").first().hover();
    assert.deepEqual(await shown(page), ["A footnote stands at the end of the page."]);
  }),
);

browserTest("the focus shows a preview, Escape closes it alone, and a click follows the link", () =>
  withTab(START, {}, async (page) => {
    await page.locator("#main").focus();
    for (let stops = 0; (await focused(page)) !== "playground"; stops += 1) {
      assert.ok(stops < 20, "the Tab key does not reach the link");
      await page.keyboard.press("Tab");
    }
    await shown(page);
    await page.keyboard.press("Escape");
    await closed(page);
    assert.equal(await focused(page), "playground");
    await playground(page).hover();
    await shown(page);
    await playground(page).click();
    await page.waitForURL(addressOf("/docs/playground/"));
    await closed(page);
  }),
);

browserTest("a link that the mouse is on before the scripts are there shows its preview, too", () =>
  withPage(START, { untouched: true }, async (page) => {
    await playground(page).hover();
    assert.equal((await shown(page))[0], "Playground");
  }),
);

browserTest("links that say enough have no preview: of menus, of headings, of terms, to other sites", () =>
  withPage("/docs/seo/", { clock: true }, async (page) => {
    await linkTo(page, "/docs/api/plugins/@docusaurus/plugin-client-redirects/").hover();
    await shown(page);
    await holdTime(page);
    for (const selector of [".site-sidebar a", ".toc-list a", ".heading-anchor", ".glossary-term a", "a[target]"]) {
      await page.locator(selector).filter({ visible: true }).first().hover();
      await page.clock.runFor(1000);
      assert.equal(await preview(page).count(), 0, selector);
    }
  }),
);

browserTest("where the code for previews does not come, links work", () =>
  withPage(START, { failing: /\.js$/ }, async (page) => {
    await page.route(/\.js$/, (route) => route.abort());
    const refused = page.waitForEvent("requestfailed");
    await playground(page).hover();
    await refused;
    await playground(page).click();
    await page.waitForURL(addressOf("/docs/playground/"));
  }),
);
