import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { hydrated, withPage } from "../../browser/support/page";
import { addressOf } from "../../browser/support/site";
import { browserTest } from "../../browser/support/suite";

const PAGE = "/docs/installation/";

/** Whether the page still shows its article, and its buttons do what they say. */
async function assertWhole(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1, name: "Installation", exact: true }).waitFor();
  const mode = await page.locator("html").getAttribute("data-theme");
  await page.getByRole("button", { name: /^Switch between light and dark mode/ }).click();
  assert.notEqual(await page.locator("html").getAttribute("data-theme"), mode);
}

for (const hash of ["#100%", "#%E0%A4%A"]) {
  browserTest(`an address that ends in ${hash} leaves the page whole: opened, by a link, by navigation`, () =>
    withPage(`${PAGE}${hash}`, {}, async (page) => {
      await assertWhole(page);
      await page.goto(addressOf("/blog/"));
      await hydrated(page);
      await page.evaluate(`window.___navigate(${JSON.stringify(new URL(addressOf(PAGE)).pathname + hash)})`);
      await page.waitForURL((url) => url.hash === hash);
      await assertWhole(page);
      await page.goto(addressOf(PAGE));
      await hydrated(page);
      await page.evaluate(
        `document.querySelector("main article").insertAdjacentHTML("beforeend", '<a id="odd" href="${hash}">odd</a>')`,
      );
      await page.locator("#odd").click();
      await page.waitForURL((url) => url.hash === hash);
      await assertWhole(page);
    }),
  );
}
