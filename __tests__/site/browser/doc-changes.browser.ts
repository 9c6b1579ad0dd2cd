import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { assertAccessible, assertContrast } from "../../browser/support/axe";
import { withPage, withTab } from "../../browser/support/page";
import { answerFor } from "../../browser/support/requests";
import { addressOf } from "../../browser/support/site";
import { browserTest } from "../../browser/support/suite";

const DOC = "/docs/installation/";
const LIST = "/versions/current/";
const WIDTHS = [390, 768, 1440];

const lines = (page: Page) => page.locator(".doc-changes .lines > p");
const summary = (page: Page) => page.locator(".page-changes summary");

browserTest("a doc says how much changed since the version before, and shows what once it is opened", () =>
  withTab(DOC, {}, async (page) => {
    assert.match(await summary(page).innerText(), /^What changed here since 3\.3\.2 \+\d+ −\d+$/);
    assert.equal(await lines(page).count(), 0);
    await summary(page).focus();
    await page.keyboard.press("Enter");
    await lines(page).first().waitFor();
    assert.ok((await page.locator(".doc-changes :is(ins, del)").count()) > 0);
    await page.getByRole("link", { name: "All that changed since 3.3.2" }).click();
    await page.waitForURL(addressOf(LIST));
    await page.getByRole("heading", { level: 1, name: /^What changed in .* since 3\.3\.2$/ }).waitFor();
  }),
);

browserTest("a doc of the oldest version, and one that did not change, say nothing of changes", () =>
  withTab("/docs/3.2.1/installation/", {}, async (page) => {
    assert.equal(await summary(page).count(), 0);
  }),
);

browserTest("changes that do not load say why, and load when the reader tries again", () =>
  withPage(DOC, { failing: /doc-changes/ }, async (page) => {
    const files = "**/doc-changes/*.json";
    const bringBack = await answerFor(page, files, (route) => route.fulfill({ status: 503, body: "" }));
    await summary(page).click();
    const alert = page.getByRole("alert").filter({ hasText: "503" });
    await alert.waitFor();
    bringBack();
    await alert.getByRole("button").click();
    await lines(page).first().waitFor();
  }),
);

browserTest("each version lists the docs that differ, and the page of all versions leads there", () =>
  withTab("/versions/", {}, async (page) => {
    await page.getByRole("link", { name: "What changed since 3.2.1" }).click();
    await page.waitForURL(addressOf("/versions/3.3.2/"));
    const docs = page.locator("details.doc-changes");
    await docs.first().locator("summary").click();
    await lines(page).first().waitFor();
    const doc = docs.first().getByRole("link");
    assert.match((await doc.getAttribute("href")) ?? "", /\/docs\/3\.3\.2\//);
    await doc.click();
    await summary(page).waitFor();
  }),
);

browserTest("without scripts the list of docs that differ is whole, and says what needs scripts", () =>
  withTab(LIST, { scripts: false }, async (page) => {
    const docs = page.locator("details.doc-changes");
    assert.ok((await docs.count()) > 0);
    await docs.first().locator("summary").click();
    await page.getByText("Turn on JavaScript to see what changed").waitFor();
    assert.equal(await docs.first().getByRole("link").isVisible(), true);
  }),
);

for (const width of WIDTHS)
  browserTest(`an opened change has no fault at ${width} px, in both modes`, () =>
    withTab(DOC, { viewport: { width, height: 800 } }, async (page) => {
      await summary(page).click();
      await lines(page).first().waitFor();
      // At the top, where no bar covers half of a button.
      await page.evaluate("window.scrollTo(0, 0)");
      await assertAccessible(page, `light, ${width} px`);
      await page.emulateMedia({ colorScheme: "dark" });
      await assertContrast(page, `dark, ${width} px`);
      assert.equal(await page.evaluate("document.documentElement.scrollWidth - innerWidth"), 0);
    }),
  );

browserTest("below each doc are its writers and the question whether it helped, whose answers name the page", () =>
  withTab("/docs/3.3.2/installation/", {}, async (page) => {
    const [footer, writers] = [page.locator(".page-footer"), page.locator(".contributors")];
    const author = / by (.+)$/.exec(await footer.innerText())?.[1];
    assert.ok(author);
    // One who wrote all of it is named already.
    const said = (await writers.count()) > 0 ? await writers.innerText() : "";
    assert.match(said, /^(Written by \S.*)?$/s);
    assert.notEqual(said, `Written by ${author}`);
    const question = page.getByRole("complementary", { name: "Was this page helpful?" });
    for (const answer of [/^Yes/, /^No/]) {
      const url = new URL((await question.getByRole("link", { name: answer }).getAttribute("href")) ?? "");
      assert.match(url.searchParams.get("title") ?? "", /\/docs\/3\.3\.2\/installation\//);
      assert.match(
        url.searchParams.get("body") ?? "",
        /Page: https:.*\/docs\/3\.3\.2\/installation\/\nVersion: 3\.3\.2/,
      );
    }
  }),
);

browserTest("pages that are no docs ask nothing", () =>
  withTab("/blog/releases/3.3/", {}, async (page) => {
    assert.equal(await page.locator(".page-question").count(), 0);
  }),
);
