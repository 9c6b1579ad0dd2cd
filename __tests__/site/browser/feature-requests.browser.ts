import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { assertAccessible, assertContrast } from "../../browser/support/axe";
import { withTab } from "../../browser/support/page";
import { addressOf } from "../../browser/support/site";
import { browserTest } from "../../browser/support/suite";

const PAGE = "/feature-requests/";
const WIDTHS = [390, 768, 1440];

const links = (page: Page) => page.locator(".feature-requests section:not([hidden]) li:not([hidden]) > a");
const counted = (page: Page, text: string | RegExp) =>
  page.locator(".feature-requests > .count", { hasText: text }).waitFor();
const settled = (page: Page, query: string) => page.waitForURL(addressOf(`${PAGE}${query}`));

browserTest("feature requests are chosen by words, status and area; what is chosen stands in the address", () =>
  withTab(PAGE, {}, async (page) => {
    const all = await links(page).count();
    assert.ok(all >= 20, `${all} requests`);
    await page.getByLabel("Status").selectOption({ label: "Done" });
    await settled(page, "?status=done");
    const shown = page.locator(".feature-requests section:not([hidden]) h2");
    // The address changes before the list does.
    await shown.nth(1).waitFor({ state: "detached" });
    assert.deepEqual(await shown.allInnerTexts(), ["Done"]);
    const done = await links(page).count();
    assert.ok(done > 0 && done < all, `${done} of ${all} are done`);
    await counted(page, `${done} of ${all} requests`);
    await page.getByLabel("Area").selectOption({ label: "Markdown and MDX" });
    await settled(page, "?status=done&area=mdx");
    await page.getByRole("searchbox", { name: "Search in requests" }).fill("nothing is called so");
    await page.getByText("No request matches.").waitFor();
    await settled(page, "?words=nothing+is+called+so&status=done&area=mdx");
    await page.goBack();
    await page.goBack();
    await counted(page, `${done} of ${all} requests`);
    assert.equal(await page.getByLabel("Status").inputValue(), "done");
    assert.equal(await page.getByLabel("Area").inputValue(), "");
    await page.getByRole("button", { name: "Clear all filters" }).click();
    await counted(page, `${all} of ${all} requests`);
  }),
);

browserTest("a shared address of the feature requests shows what was chosen", () =>
  withTab(`${PAGE}?status=open&words=translat`, {}, async (page) => {
    await page.getByRole("button", { name: "Clear all filters" }).waitFor();
    const shown = (await page.locator(".feature-requests li:not([hidden])").allInnerTexts()).filter(
      (text) => text !== "",
    );
    assert.ok(shown.length > 0, "no request shows");
    for (const text of shown) assert.match(text, /translat/i);
    assert.equal(await page.getByLabel("Status").inputValue(), "open");
  }),
);

browserTest("a feature request opens without a reload, names its discussion, and leads back to requests like it", () =>
  withTab(PAGE, {}, async (page) => {
    await page.evaluate("window.sameDocument = true");
    await page.getByRole("link", { name: "Mermaid diagrams", exact: false }).first().click();
    await page.waitForURL(addressOf(`${PAGE}mermaid-diagrams/`));
    await page.locator(".feature-request-facts").waitFor();
    assert.equal(await page.evaluate("window.sameDocument"), true);
    const discussion = page.getByRole("link", { name: /^Discuss it and vote for it/ });
    assert.match((await discussion.getAttribute("href")) ?? "", /^https:\/\/github\.com\/facebook\/docusaurus\//);
    await page.locator(".feature-request-facts a").first().click();
    await settled(page, "?status=done");
    await page.locator(".feature-requests").waitFor();
    assert.equal(await page.evaluate("window.sameDocument"), true);
    await page.goBack();
    await page.waitForURL(addressOf(`${PAGE}mermaid-diagrams/`));
  }),
);

browserTest("addresses below the feature requests that have no page show all of them without scripts, too", () =>
  withTab(`${PAGE}foo/bar`, { scripts: false }, async (page) => {
    assert.equal(await page.getByRole("heading", { level: 1 }).innerText(), "Feature requests");
    assert.ok((await links(page).count()) >= 20);
  }),
);

browserTest("addresses below the feature requests that have no page show all of them by themselves, and say so", () =>
  withTab(`${PAGE}mermaid-diagram/`, { untouched: true }, async (page) => {
    await page.getByText("There is no feature request 'mermaid-diagram'.").waitFor();
    assert.equal(await page.getByRole("heading", { level: 1 }).innerText(), "Feature requests");
    await page.waitForFunction("document.title.startsWith('Feature requests')");
    assert.ok((await links(page).count()) >= 20);
    await page.getByLabel("Status").selectOption({ label: "Done" });
    await settled(page, "mermaid-diagram/?status=done");
    await page.getByRole("button", { name: "Clear all filters" }).waitFor();
  }),
);

browserTest("an address below the feature requests that Gatsby reads otherwise is told as it was written", () =>
  withTab(`${PAGE}mermaid-diagrams%3Fa=b/`, { untouched: true }, async (page) => {
    await page.getByText("There is no feature request 'mermaid-diagrams?a=b'.").waitFor();
    await page.getByRole("link", { name: "Mermaid diagrams", exact: false }).first().click();
    await page.waitForURL(addressOf(`${PAGE}mermaid-diagrams/`));
    await page.locator(".feature-request-facts").waitFor();
  }),
);

browserTest("without scripts all feature requests are in the page, and each has its own", () =>
  withTab(PAGE, { scripts: false }, async (page) => {
    assert.ok((await links(page).count()) >= 20);
    await links(page).first().click();
    await page.locator(".feature-request-facts").waitFor();
  }),
);

for (const width of WIDTHS)
  browserTest(`feature requests have no fault at ${width} px, in both modes`, () =>
    withTab(`${PAGE}?area=mdx`, { viewport: { width, height: 800 } }, async (page) => {
      await page.getByRole("button", { name: "Clear all filters" }).waitFor();
      await assertAccessible(page, `light, ${width} px`);
      await page.emulateMedia({ colorScheme: "dark" });
      await assertContrast(page, `dark, ${width} px`);
      assert.equal(await page.evaluate("document.documentElement.scrollWidth - innerWidth"), 0);
    }),
  );

browserTest("an address with a status that there is not shows all requests", () =>
  withTab(`${PAGE}?status=nonsense`, {}, async (page) => {
    await counted(page, /^(\d+) of \1 requests$/);
    assert.equal(await page.getByLabel("Status").inputValue(), "");
    assert.ok((await links(page).count()) >= 20);
  }),
);
