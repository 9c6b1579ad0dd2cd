import assert from "node:assert/strict";
import { withClipboard } from "../../browser/support/clipboard";
import { holdTime } from "../../browser/support/moments";
import { hydrated, withPage, withTab } from "../../browser/support/page";
import { requestsDone } from "../../browser/support/requests";
import { addressOf } from "../../browser/support/site";
import { browserTest } from "../../browser/support/suite";

const DOC = "/docs/installation/";

browserTest("a doc can be copied as Markdown by somebody who was faster than the page's scripts", () =>
  withPage(DOC, { untouched: true }, async (page) => {
    await withClipboard(page, async () => {
      await page.getByText("Copy page").click();
      await page.getByRole("button", { name: "Copy as Markdown" }).click();
      await page.getByRole("status").filter({ hasText: "Copied" }).waitFor();
      const text = await page.evaluate("navigator.clipboard.readText()");
      assert.match(String(text), /^# Installation\n\n/);
    });
  }),
);

browserTest("the menu that copied a doc says so in the row that was pressed, and closes after a moment", () =>
  withPage(DOC, { clock: true }, async (page) => {
    const menu = page.locator(".copy-page");
    await menu.locator("summary").click();
    await requestsDone(page);
    await holdTime(page);
    await withClipboard(page, async () => {
      await page.getByRole("button", { name: "Copy as Markdown" }).click();
      await page.getByRole("button", { name: "Copied" }).waitFor();
    });
    assert.equal(await page.getByRole("button", { name: "Copy as Markdown" }).count(), 0);
    await page.clock.runFor(1500);
    await page.getByRole("link", { name: "View as Markdown" }).waitFor({ state: "hidden" });
    assert.equal(await menu.locator("summary").evaluate((summary) => summary === document.activeElement), true);
  }),
);

browserTest("the menu above a doc opens by keyboard and without scripts, and leads to the doc as Markdown", () =>
  withTab(DOC, { scripts: false }, async (page) => {
    const menu = page.locator(".copy-page summary");
    await menu.focus();
    await page.keyboard.press("Enter");
    const link = page.getByRole("link", { name: "View as Markdown" });
    assert.equal(await link.isVisible(), true);
    const response = await fetch(addressOf(String(await link.getAttribute("href"))));
    assert.match(await response.text(), /^# Installation\n\n/);
    assert.match(response.headers.get("content-type") ?? "", /^text\/markdown/);
  }),
);

browserTest("the menu above a doc closes by Escape, by a click beside it, and once the focus has left it", () =>
  withTab(DOC, {}, async (page) => {
    const summary = page.locator(".copy-page summary");
    const link = page.getByRole("link", { name: "View as Markdown" });
    const opened = async () => {
      await summary.click();
      await link.waitFor();
    };
    await opened();
    await link.focus();
    await page.keyboard.press("Escape");
    await link.waitFor({ state: "hidden" });
    assert.equal(await summary.evaluate((element) => element === document.activeElement), true);
    await opened();
    await page.getByRole("heading", { level: 1 }).click();
    await link.waitFor({ state: "hidden" });
    await opened();
    await link.focus();
    await page.keyboard.press("Tab");
    await link.waitFor({ state: "hidden" });
  }),
);

browserTest("the menu above a doc that was opened before the page's scripts came closes by Escape", () =>
  withPage(DOC, { untouched: true }, async (page) => {
    const link = page.getByRole("link", { name: "View as Markdown" });
    await page.evaluate("document.querySelector('.copy-page summary').click()");
    await link.waitFor();
    await hydrated(page, ".copy-page");
    await page.keyboard.press("Escape");
    await link.waitFor({ state: "hidden" });
  }),
);

browserTest("what is no doc has no menu", () =>
  withTab("/blog/", {}, async (page) => {
    assert.equal(await page.getByText("Copy page").count(), 0);
  }),
);

for (const width of [390, 768, 1440])
  browserTest(`on docs of older versions the menu is beside the way to them, above the banner (${width} px)`, () =>
    withTab("/docs/3.2.1/installation/", { viewport: { width, height: 900 } }, async (page) => {
      const boxOf = async (part: string) => {
        const box = await page.locator(`article > ${part}`).boundingBox();
        assert.ok(box, part);
        return { top: box.y, bottom: box.y + box.height, width: box.width };
      };
      const [menu, way, banner, prose] = [
        await boxOf(".copy-page"),
        await boxOf(".site-breadcrumbs"),
        await boxOf(".version-banner"),
        await boxOf(".prose"),
      ];
      assert.ok(menu.top <= way.bottom && way.top <= menu.bottom, "they are not side by side");
      assert.ok(banner.top >= menu.bottom, "the banner is beside the menu");
      assert.equal(banner.width, prose.width);
    }),
  );
