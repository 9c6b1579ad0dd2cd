import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { until } from "../../browser/support/moments";
import { withPage } from "../../browser/support/page";
import { browserTest } from "../../browser/support/suite";

const PHONE = { width: 390, height: 844 };
// React says of the page that it is not as the server sent it.
const OPTIONS = { untouched: true, faulty: true };

/** Puts each text of the page into elements of its own, as browsers do that translate it. */
const TRANSLATE = `{
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement.closest("script, style, svg, pre")) continue;
    const font = document.createElement("font");
    text.replaceWith(font);
    font.append(text.data.toUpperCase());
  }
}`;

/** Translates a page that has not run its scripts, and waits for the action until React has drawn the page anew. */
async function actTranslated(page: Page, act: () => Promise<void>): Promise<void> {
  await page.evaluate(TRANSLATE);
  await act();
  await until(page, "!document.querySelector('h1 font')");
}

browserTest("on a page that the browser translated the first click on a control does its action", () =>
  withPage("/docs/installation/", { ...OPTIONS, viewport: PHONE }, async (page) => {
    await actTranslated(page, () => page.getByRole("button", { name: "Open the menu" }).click());
    await page.getByRole("dialog").getByRole("button", { name: "Close the menu" }).waitFor();
  }),
);

browserTest("on a page that the browser translated the first click on a tab selects it", () =>
  withPage("/docs/installation/", OPTIONS, async (page) => {
    const tabs = page.getByRole("main").getByRole("tablist").nth(1).getByRole("tab");
    await actTranslated(page, () => tabs.nth(1).click());
    await tabs.and(page.locator("[aria-selected=true]")).and(tabs.nth(1)).waitFor();
  }),
);

browserTest("on a page that the browser translated search opens at once, keeps what was typed, and finds it", () =>
  withPage("/docs/installation/", OPTIONS, async (page) => {
    await actTranslated(page, async () => {
      await page.keyboard.press("/");
      await page.keyboard.type("sidebar");
    });
    await page.getByRole("dialog").getByRole("option").first().waitFor();
    assert.equal(await page.getByRole("dialog").getByRole("combobox").inputValue(), "sidebar");
    await page.goBack();
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    assert.equal(new URL(page.url()).pathname, "/docs/installation/");
  }),
);
