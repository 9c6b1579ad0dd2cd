import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { WHOLE_FILE } from "../../../src/features/search/index-files/layout";
import { withPage, withTab } from "../../browser/support/page";
import { requestsDone } from "../../browser/support/requests";
import {
  assertClosed,
  assertOpen,
  buttonOf,
  dialogOf,
  fieldOf,
  optionsOf,
  searchAndFind,
  searchFor,
} from "../../browser/support/search";
import { addressOf } from "../../browser/support/site";
import { browserTest } from "../../browser/support/suite";

const PAGE = "/docs/installation/";
const OLDER = "/docs/3.2.1/installation/";
const BLOCKED =
  "for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get() { throw new DOMException('Access is denied.', 'SecurityError'); } });";

const groupsOf = (page: Page) => dialogOf(page).getByRole("group");
const entriesOf = (page: Page) => dialogOf(page).locator(".entry");
const sectionOf = (page: Page, name: string) => dialogOf(page).getByRole("region", { name });
const emptyOf = (page: Page, text: string) => dialogOf(page).locator(".empty", { hasText: text });
/** The address, as a path with query and hash. */
const placeOf = (page: Page) => page.url().slice(addressOf("/").length - 1);

browserTest("results come as one types, by pages, with the words marked", () =>
  withTab(PAGE, {}, async (page) => {
    await searchFor(page, "");
    for (const letter of "swizzl") await page.keyboard.type(letter);
    await dialogOf(page)
      .getByRole("group", { name: /^Swizzling/ })
      .waitFor();
    assert.match((await groupsOf(page).first().getAttribute("aria-label")) ?? "", /^Swizzling/);
    await dialogOf(page)
      .locator("mark")
      .first()
      .and(dialogOf(page).getByText(/^swizzl/i))
      .waitFor();
    const pages = await groupsOf(page).evaluateAll((groups) =>
      groups.map((group) => new Set([...group.querySelectorAll("a")].map(({ pathname }) => pathname)).size),
    );
    assert.deepEqual([...new Set(pages)], [1]);
  }),
);

browserTest("arrow keys, Home and End move among the results, and screen readers are told which one is active", () =>
  withTab(PAGE, {}, async (page) => {
    await searchAndFind(page, "markdown");
    const count = await optionsOf(page).count();
    const steps: [string, number][] = [
      ["ArrowDown", 1],
      ["ArrowDown", 2],
      ["ArrowUp", 1],
      ["End", count - 1],
      ["ArrowDown", 0],
      ["ArrowUp", count - 1],
      ["Home", 0],
    ];
    for (const [key, place] of steps) {
      await page.keyboard.press(key);
      await page.locator(`#search-option-${place}[aria-selected=true]`).waitFor();
      assert.equal(await fieldOf(page).getAttribute("aria-activedescendant"), `search-option-${place}`);
    }
    assert.equal(await fieldOf(page).getAttribute("role"), "combobox");
    assert.equal(await fieldOf(page).getAttribute("aria-expanded"), "true");
    assert.match((await dialogOf(page).getByRole("status").textContent()) ?? "", /^\d+ pages found$/);
    await assertOpen(page);
  }),
);

browserTest("Ctrl+Enter opens a result in a new tab, and leaves search as it is", () =>
  withPage(PAGE, {}, async (page) => {
    await searchAndFind(page, "swizzle");
    const opened = page.context().waitForEvent("page");
    await page.keyboard.press("Control+Enter");
    const tab = await opened;
    await tab.waitForURL(/\/docs\/swizzling\/\?highlight=/);
    await assertOpen(page);
    assert.equal(placeOf(page), PAGE);
  }),
);

for (const [path, query, label] of [
  [PAGE, "berthPath", "Also in 3.2.1"],
  ["/blog/", "berthPath", "Also in 3.2.1"],
  [OLDER, "onInlineTags", "Also in Canary 🚧"],
] as const) {
  browserTest(`words that only another version has are found there: ${query} on ${path}`, () =>
    withTab(path, {}, async (page) => {
      await searchFor(page, query);
      const group = dialogOf(page)
        .getByRole("group", { name: new RegExp(`^${label}: `) })
        .first();
      await group.getByText(label).waitFor();
      assert.match((await group.locator("mark").first().textContent()) ?? "", new RegExp(query, "i"));
    }),
  );
}

browserTest("results that were opened are recent ones, may be kept as favourites, and forgotten", () =>
  withPage(PAGE, {}, async (page) => {
    await page.keyboard.press("/");
    await emptyOf(page, "No recent searches").getByRole("button", { name: "broken links" }).waitFor();
    await dialogOf(page).getByText("esc").waitFor();
    await dialogOf(page).getByText("Version of Docs: ").waitFor();
    for (const query of ["swizzling", "browser support"]) {
      const opened = new RegExp(`/${query.replace(" ", "-")}/\\?highlight`);
      await fieldOf(page).fill(query);
      await dialogOf(page).locator(".results[aria-busy=false] [role=option]").first().waitFor();
      await page.keyboard.press("Enter");
      await page.waitForURL(opened);
      await assertClosed(page);
      await page.keyboard.press("/");
    }
    const recent = sectionOf(page, "Recent");
    const titles = () => entriesOf(page).locator(".title").allTextContents();
    assert.deepEqual(await titles(), ["Browser support", "Swizzling"]);
    await recent.getByRole("button", { name: "Add “Swizzling” to the favourites" }).click();
    await sectionOf(page, "Favourites").getByText("Swizzling").waitFor();
    await recent.getByRole("button", { name: "Remove “Browser support” from the recent results" }).click();
    assert.deepEqual(await titles(), ["Swizzling"]);
    await page.reload();
    await page.keyboard.press("/");
    await sectionOf(page, "Favourites").getByText("Swizzling").waitFor();
    await fieldOf(page).press("Enter");
    await page.waitForURL(addressOf("/docs/swizzling/"));
    await assertClosed(page);
    await page.keyboard.press("/");
    await dialogOf(page).getByRole("button", { name: "Remove “Swizzling” from the favourites" }).click();
    assert.deepEqual(await titles(), ["Swizzling"]);
    assert.equal(await sectionOf(page, "Favourites").count(), 0);
  }),
);

browserTest("with the browser's storage blocked, search works and remembers for the visit", () =>
  withPage(PAGE, {}, async (page) => {
    await page.addInitScript(BLOCKED);
    await page.reload();
    await searchAndFind(page, "swizzling");
    await page.keyboard.press("Enter");
    await page.waitForURL(/highlight/);
    await assertClosed(page);
    await page.keyboard.press("/");
    await sectionOf(page, "Recent").getByText("Swizzling").first().waitFor();
  }),
);

browserTest("'See all pages' leads to the page with all of them, and so does Enter where nothing is found", () =>
  withTab(PAGE, {}, async (page) => {
    await searchAndFind(page, "markdown");
    const link = dialogOf(page).getByRole("link", { name: /^See all \d+ pages · / });
    const [, count] = /(\d+)/.exec((await link.textContent()) ?? "") ?? [];
    await link.click();
    await page.waitForURL(addressOf("/search/?q=markdown&version-default=current"));
    await assertClosed(page);
    await page.locator(".search-page .count", { hasText: `${count} pages found` }).waitFor();
    await searchFor(page, "qxqxqx");
    await emptyOf(page, "No results for").waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL(addressOf("/search/?q=qxqxqx"));
  }),
);

browserTest("Enter before the answer is known leads to the page of results, too, where nothing is found", () =>
  withTab(PAGE, {}, async (page) => {
    await searchFor(page, "qxqxqx");
    await page.keyboard.press("Enter");
    await page.waitForURL(addressOf("/search/?q=qxqxqx"));
  }),
);

browserTest("where nothing is found, search says so, suggests pages with like words, and names whom to tell", () =>
  withTab(PAGE, {}, async (page) => {
    await searchFor(page, "insttallattionn");
    const empty = emptyOf(page, "No results for “insttallattionn”");
    await empty.getByText("Try searching for:").waitFor();
    await empty.getByText("Believe this query should return results?").waitFor();
    const link = empty.getByRole("link", { name: /^Let us know\./ });
    assert.match((await link.getAttribute("href")) ?? "", /^https:\/\//);
    const suggestion = empty.getByRole("button").first();
    const words = (await suggestion.textContent()) ?? "";
    await suggestion.click();
    assert.equal(await fieldOf(page).inputValue(), words);
    await optionsOf(page).first().waitFor();
    await assertOpen(page);
  }),
);

browserTest("what cannot be fetched is said, and a button tries again", () =>
  withPage(PAGE, { faulty: true }, async (page) => {
    await page.context().setOffline(true);
    await searchFor(page, "swizzl");
    await emptyOf(page, "Unable to fetch results").waitFor();
    await emptyOf(page, "You might want to check your network connection.").waitFor();
    await page.context().setOffline(false);
    // The browser has its network a moment later than it says.
    await page.waitForFunction("fetch(location.href, { method: 'HEAD' }).then(() => true, () => false)");
    await dialogOf(page).getByRole("button", { name: "Retry" }).click();
    await optionsOf(page).first().waitFor();
    assert.equal(await fieldOf(page).evaluate("document.activeElement.name"), "q");
  }),
);

browserTest("once the index is loaded, search works without a network", () =>
  // Gatsby goes on to prefetch the pages of links in view.
  withPage(PAGE, { failing: /\/page-data\// }, async (page) => {
    // The rest of the index comes once the browser is idle.
    const rest = page.waitForResponse((response) => response.url().endsWith(`/${WHOLE_FILE}`));
    await searchAndFind(page, "swizzling");
    await rest;
    await requestsDone(page);
    await page.context().setOffline(true);
    for (const [query, title] of [
      ["docusaurus.config", "docusaurus.config.js"],
      ["browser support", "Browser support"],
      ["onBrokenLinks", "onBrokenLinks"],
    ] as const) {
      await fieldOf(page).fill(query);
      await dialogOf(page).locator(".option", { hasText: title }).first().waitFor();
    }
  }),
);

browserTest("a reader of an older version finds that version's pages", () =>
  withTab(OLDER, {}, async (page) => {
    await searchAndFind(page, "swizzling");
    const paths = await optionsOf(page).evaluateAll((options) =>
      options.map((option) => (option as HTMLAnchorElement).pathname).filter((path) => path.startsWith("/docs/")),
    );
    assert.ok(paths.length > 0);
    assert.deepEqual(
      paths.filter((path) => !path.startsWith("/docs/3.2.1/")),
      [],
    );
  }),
);

for (const query of [
  "<img src=x onerror=alert(1)>",
  "[a-z]+(",
  "🦖🦖",
  "שלום עולם",
  "x".repeat(10_000),
  "   ",
  "%",
  "\\",
]) {
  browserTest(`any text can be searched for: ${query.slice(0, 30)}`, () =>
    withTab(PAGE, {}, async (page) => {
      await searchFor(page, query);
      await dialogOf(page).locator(".results[aria-busy=false]").waitFor();
      assert.equal(await dialogOf(page).locator("img").count(), 0);
      const over =
        "document.querySelector('#search-dialog .results').scrollWidth - document.querySelector('#search-dialog .results').clientWidth";
      assert.equal(await page.evaluate(over), 0, "what is shown is wider than the dialog");
      await fieldOf(page).fill("swizzling");
      await dialogOf(page)
        .getByRole("group", { name: /^Swizzling/ })
        .waitFor();
    }),
  );
}

browserTest("the home page has a button of search", () =>
  withTab("/", {}, async (page) => {
    await page.locator("main .search-button").click();
    await assertOpen(page);
  }),
);

browserTest("on the page of a wrong address, search begins with its words", () =>
  withTab("/docs/instalation/", { missing: true }, async (page) => {
    await page.locator("main .search-button", { hasText: "instalation" }).click();
    await assertOpen(page);
    assert.equal(await fieldOf(page).inputValue(), "instalation");
    await dialogOf(page)
      .getByRole("group", { name: /^Installation/ })
      .waitFor();
  }),
);

browserTest("search goes on from page to page, and its button stays in the bar of phones", () =>
  withTab(PAGE, { viewport: { width: 390, height: 844 } }, async (page) => {
    await buttonOf(page).click();
    await fieldOf(page).fill("swizzling");
    await dialogOf(page)
      .getByRole("group", { name: /^Swizzling/ })
      .waitFor();
    await optionsOf(page).first().click();
    await page.waitForURL(/\/docs\/swizzling\//);
    await assertClosed(page);
    await page.getByRole("button", { name: "Open the menu" }).click();
    assert.equal(await page.getByRole("dialog", { name: "Menu" }).locator(".search-button").count(), 0);
  }),
);
