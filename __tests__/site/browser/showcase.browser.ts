import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { assertAccessible, assertContrast } from "../../browser/support/axe";
import { until } from "../../browser/support/moments";
import { withPage, withTab } from "../../browser/support/page";
import { addressOf } from "../../browser/support/site";
import { browserTest } from "../../browser/support/suite";

const PAGE = "/showcase/";
const SITES = 272;
const WIDTHS = [390, 768, 1440];
const HAS_FOCUS = (element: Element) => element === document.activeElement;

const name = (page: Page) => page.getByRole("searchbox", { name: "Search by name" });
const tag = (page: Page, label: string) => page.getByRole("checkbox", { name: new RegExp(`^${label} \\d+$`) });
const cards = (page: Page) => page.locator(".site-showcase > ul > li:not([hidden])");
const titles = (page: Page) =>
  page
    .locator(".site-showcase > ul > li:not([hidden]) > .site")
    .evaluateAll((links) => links.map((link) => link.firstChild?.textContent ?? ""));
const counted = (page: Page, text: string | RegExp) =>
  page.locator(".site-showcase > .count", { hasText: text }).waitFor();
/** How many sites show, once that is another number than before. */
const countAfter = async (page: Page, before: number): Promise<number> => {
  await until(page, `!document.querySelector(".site-showcase > .count").textContent.startsWith("${before} of ")`);
  return cards(page).count();
};
const settled = (page: Page, query: string) => page.waitForURL(addressOf(`${PAGE}${query}`));

browserTest("the showcase searches by name, in any case and without accents, and says how many sites fit", () =>
  withTab(PAGE, {}, async (page) => {
    await counted(page, `${SITES} of ${SITES} sites`);
    await name(page).fill("REACT nat");
    await settled(page, "?name=REACT+nat");
    await counted(page, new RegExp(`^[1-9]\\d? of ${SITES} sites`));
    const found = await titles(page);
    assert.ok(found.length > 0, "no site has a title");
    for (const title of found) assert.match(title, /react.*nat|nat.*react/i);
    await name(page).fill("no site is called so");
    await page.getByText("No site matches.").waitFor();
    assert.equal(await cards(page).count(), 0);
    await page.getByRole("button", { name: "Clear all filters" }).click();
    await counted(page, `${SITES} of ${SITES} sites`);
    assert.equal(await name(page).inputValue(), "");
    assert.equal(await name(page).evaluate(HAS_FOCUS), true, "the button is gone, and the focus with it");
  }),
);

browserTest("tags of the showcase are chosen by keyboard; all of them are fewer sites than any of them", () =>
  withTab(PAGE, {}, async (page) => {
    await name(page).focus();
    await tag(page, "Open-Source").focus();
    await page.keyboard.press("Space");
    await settled(page, "?tags=opensource");
    const first = await countAfter(page, SITES);
    await tag(page, "Versioning").focus();
    await page.keyboard.press("Space");
    await settled(page, "?tags=opensource,versioning");
    const any = await countAfter(page, first);
    await page.getByLabel("Sites have").selectOption({ label: "all chosen tags" });
    await settled(page, "?tags=opensource,versioning&operator=all");
    const all = await countAfter(page, any);
    assert.ok(all > 0 && all < any, `${all} sites have both tags, ${any} one of them`);
    await counted(page, `${all} of ${SITES} sites`);
    const about = await page.locator(".site-showcase > ul > li:not([hidden]) > .about").allTextContents();
    assert.equal(about.length, all);
    for (const labels of about) assert.match(labels, /^(?=.*Open-Source)(?=.*Versioning)/);
  }),
);

browserTest(
  "an address of the showcase that is shared shows what it was copied from, and back and forward restore it",
  () =>
    withTab(`${PAGE}?tags=design&sort=name`, {}, async (page) => {
      await counted(page, /^\d+ of/);
      await until(page, `document.querySelectorAll(".site-showcase > ul > li:not([hidden])").length < ${SITES}`);
      assert.equal(await tag(page, "Design").isChecked(), true);
      assert.equal(await page.getByLabel("Order").inputValue(), "name");
      const shared = await titles(page);
      assert.deepEqual(
        shared,
        [...shared].sort((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1)),
      );
      await tag(page, "Design").uncheck();
      await settled(page, "?sort=name");
      await counted(page, `${SITES} of ${SITES} sites`);
      await page.goBack();
      await counted(page, `${shared.length} of ${SITES} sites`);
      assert.equal(await tag(page, "Design").isChecked(), true);
      await page.goForward();
      await counted(page, `${SITES} of ${SITES} sites`);
      assert.equal(await tag(page, "Design").isChecked(), false);
    }),
);

browserTest("a tag that the showcase does not have is named, and can be cleared from the address", () =>
  withTab(`${PAGE}?tags=nope,design`, {}, async (page) => {
    const notice = page.getByText("There is no tag named nope.");
    await notice.waitFor();
    assert.equal(await page.getByText("No site matches.").count(), 0);
    await page.getByRole("button", { name: "Clear unknown tags" }).click();
    await settled(page, "?tags=design");
    await notice.waitFor({ state: "detached" });
    assert.equal(await tag(page, "Design").isChecked(), true);
    assert.equal(await name(page).evaluate(HAS_FOCUS), true);
  }),
);

browserTest("favourites of the showcase come first, are kept in the browser, and can be shown alone", () =>
  withPage(PAGE, {}, async (page) => {
    await name(page).fill("yeecord");
    await page.getByRole("button", { name: /^Star Yeecord/ }).click();
    await page.getByRole("button", { name: "Clear all filters" }).click();
    await counted(page, `${SITES} of ${SITES} sites`);
    await until(page, 'document.querySelector(".site-showcase > ul > li > .site").textContent.startsWith("Yeecord")');
    await page.reload();
    await until(page, 'document.querySelector(".site-showcase > ul > li > .site").textContent.startsWith("Yeecord")');
    const kept = page.getByRole("button", { name: /^Star Yeecord/ });
    assert.equal(await kept.getAttribute("aria-pressed"), "true");
    await page.getByLabel("Only my stars").check();
    await settled(page, "?mine=1");
    await counted(page, `1 of ${SITES} sites`);
    await kept.focus();
    await page.keyboard.press("Enter");
    await counted(page, `0 of ${SITES} sites`);
    await page.getByText("You have not starred a site yet. Use the ☆ on a card.").waitFor();
    assert.equal(await page.getByLabel("Only my stars").evaluate(HAS_FOCUS), true);
  }),
);

browserTest("a favourite that goes from the list of favourites leaves the focus with the one beside it", () =>
  withPage(
    `${PAGE}?mine=1`,
    { storage: { "docusaurus.showcase.favourites-docusaurus": '["agilets","yeecord"]' } },
    async (page) => {
      const star = (title: string) => page.getByRole("button", { name: `Star ${title}` });
      await star("AgileTs").focus();
      await page.keyboard.press("Enter");
      await counted(page, `1 of ${SITES} sites`);
      assert.equal(await star("Yeecord").evaluate(HAS_FOCUS), true);
    },
  ),
);

browserTest(
  "without scripts the showcase is the whole list, and it asks for none before the reader does something",
  () =>
    withTab(PAGE, { scripts: false }, async (page) => {
      assert.equal(await cards(page).count(), SITES);
      assert.equal(await page.locator(".keep").first().isVisible(), false);
      assert.equal(await page.getByRole("link", { name: "Docs", exact: true }).first().isVisible(), true);
    }),
);

for (const width of WIDTHS)
  browserTest(`the showcase with filters has no fault at ${width} px, in both modes`, () =>
    withTab(`${PAGE}?tags=opensource&name=react`, { viewport: { width, height: 800 } }, async (page) => {
      await until(page, `document.querySelectorAll(".site-showcase > ul > li:not([hidden])").length < ${SITES}`);
      await assertAccessible(page, `light, ${width} px`);
      await page.emulateMedia({ colorScheme: "dark" });
      await assertContrast(page, `dark, ${width} px`);
      assert.equal(await page.evaluate("document.documentElement.scrollWidth - innerWidth"), 0);
    }),
  );

browserTest("a printed card is whole, with the picture's colours and the address of the site", () =>
  withTab(PAGE, {}, async (page) => {
    await page.emulateMedia({ media: "print" });
    const printed = await cards(page)
      .first()
      .evaluate((card) => {
        const [link, picture] = [card.querySelector(".site") as Element, card.querySelector("svg") as Element];
        return [
          getComputedStyle(card).breakInside,
          getComputedStyle(picture).printColorAdjust,
          getComputedStyle(link, "::after").content,
        ];
      });
    assert.deepEqual(printed, ["avoid", "exact", '" (https://docsearch.algolia.com/)"']);
  }),
);
