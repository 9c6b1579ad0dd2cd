import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { site } from "../../../src/site";
import { until } from "../../browser/support/moments";
import { hydrated, withPage, withTab } from "../../browser/support/page";
import { answerFor, hold } from "../../browser/support/requests";
import { addressOf } from "../../browser/support/site";
import { browserTest } from "../../browser/support/suite";
import { searchFor } from "../../browser/support/search";

const PAGE = "/search/";

const fieldOf = (page: Page) => page.locator(".search-page input");
const countOf = (page: Page) => page.locator(".search-page .count", { hasText: "found" });
const titlesOf = (page: Page) => page.locator(".search-page h2").allTextContents();
const linksOf = (page: Page) =>
  page.locator(".search-page h2 a").evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
const instance = (page: Page) => page.getByLabel("Search in");
const version = (page: Page) => page.getByLabel("Version of Docs");
const titled = (page: Page, title: string) => until(page, `document.title === ${JSON.stringify(title)}`);
const settled = (page: Page, query: string) => page.waitForURL(addressOf(`${PAGE}${query}`));

browserTest("the page of results shows what its address asks for, and search engines are kept away", () =>
  withTab(`${PAGE}?q=swizzling`, {}, async (page) => {
    await countOf(page).waitFor();
    assert.equal(await fieldOf(page).inputValue(), "swizzling");
    assert.equal((await titlesOf(page))[0], "Swizzling");
    await titled(page, 'Search results for "swizzling" | Docusaurus');
    assert.match((await page.locator(".search-page mark").first().textContent()) ?? "", /^swizzling$/i);
    assert.equal(await page.locator("meta[name=robots]").getAttribute("content"), "noindex, nofollow");
  }),
);

browserTest(
  "the field has the focus once scripts are here, unless something else has it or there is a query",
  async () => {
    const hasFocus = (page: Page) => fieldOf(page).evaluate((field) => field === document.activeElement);
    await withTab(PAGE, {}, async (page) => {
      await until(page, "document.activeElement.name === 'q'");
      assert.equal(await page.evaluate("window.scrollY"), 0);
    });
    await withTab(PAGE, { untouched: true }, async (page) => {
      await page.keyboard.press("Tab");
      await hydrated(page);
      assert.equal(await hasFocus(page), false);
    });
    await withTab(`${PAGE}?q=swizzling`, {}, async (page) => {
      await countOf(page).waitFor();
      assert.equal(await hasFocus(page), false);
    });
  },
);

browserTest("a query becomes a part of the address, and going back and forward leads from query to query", () =>
  withTab(PAGE, {}, async (page) => {
    await titled(page, "Search | Docusaurus");
    await fieldOf(page).fill("swizzling");
    await countOf(page).waitFor();
    await settled(page, "?q=swizzling");
    await titled(page, 'Search results for "swizzling" | Docusaurus');
    // Enter ends what was typed: what follows is a step of its own.
    await fieldOf(page).press("Enter");
    await fieldOf(page).fill("markdown links");
    await page.locator(".search-page h2", { hasText: "Markdown links" }).waitFor();
    await settled(page, "?q=markdown+links");
    await page.goBack();
    await page.locator(".search-page h2", { hasText: /^Swizzling$/ }).waitFor();
    assert.equal(await fieldOf(page).inputValue(), "swizzling");
    await titled(page, 'Search results for "swizzling" | Docusaurus');
    await page.goForward();
    await page.locator(".search-page h2", { hasText: "Markdown links" }).waitFor();
    assert.equal(await fieldOf(page).inputValue(), "markdown links");
  }),
);

browserTest("a result opens with the words marked there, and going back shows the results again", () =>
  withTab(`${PAGE}?q=swizzling`, {}, async (page) => {
    await page.locator(".search-page h2 a").first().click();
    await page.waitForURL(/\/docs\/swizzling\/\?highlight=swizzling/);
    await until(page, "CSS.highlights.get('search-words')?.size > 0");
    await page.goBack();
    await page.locator(".search-page h2", { hasText: /^Swizzling$/ }).waitFor();
  }),
);

browserTest(
  "the title of results stays with their page: going back to them and on to another page shows that page's",
  () =>
    withTab(`${PAGE}?q=swizzling`, {}, async (page) => {
      await page.locator(".search-page h2 a").first().click();
      await titled(page, "Swizzling | Docusaurus");
      await page.goBack();
      await countOf(page).waitFor();
      await titled(page, 'Search results for "swizzling" | Docusaurus');
      await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blog", exact: true }).click();
      await page.getByRole("heading", { level: 1, name: "Blog" }).waitFor();
      await titled(page, "Docusaurus blog | Docusaurus");
      assert.equal(await page.locator("head title").count(), 1);
    }),
);

browserTest("every version and every part of the site can be chosen, and stands in the address", () =>
  withTab(`${PAGE}?q=installation`, {}, async (page) => {
    await countOf(page).waitFor();
    assert.deepEqual(await instance(page).locator("option").allTextContents(), [
      "Everything",
      "Docs",
      "Community",
      "Other pages",
    ]);
    assert.deepEqual(await version(page).locator("option").allTextContents(), [
      "Canary 🚧",
      "3.3.2",
      "3.2.1",
      "All versions",
    ]);
    await instance(page).selectOption("Docs");
    await version(page).selectOption("3.2.1");
    await settled(page, "?q=installation&in=default&version-default=3.2.1");
    await page.locator(".search-page .part", { hasText: "3.2.1" }).first().waitFor();
    await until(
      page,
      "[...document.querySelectorAll('.search-page h2 a')].every(({ pathname }) => pathname.startsWith('/docs/3.2.1/'))",
    );
    await version(page).selectOption("All versions");
    for (const path of ["/docs/installation/", "/docs/3.3.2/installation/", "/docs/3.2.1/installation/"])
      await page.locator(`.search-page h2 a[href^='${path}']`).waitFor();
    await instance(page).selectOption("Other pages");
    await until(
      page,
      "![...document.querySelectorAll('.search-page h2 a')].some(({ pathname }) => pathname.startsWith('/docs/'))",
    );
    assert.equal(await version(page).count(), 0);
  }),
);

browserTest("the docs come before names of showcase sites, and their only version is not named", () =>
  withTab(PAGE, {}, async (page) => {
    const first = page.locator(".search-page h2 a").first();
    for (const [query, path] of [
      ["discord", "/community/contributing/"],
      ["draft", "/docs/api/plugins/@docusaurus/plugin-content-docs/"],
      ["ts", "/docs/typescript-support/"],
      ["darkmode", "/docs/styling-layout/"],
      ["team", "/community/team/"],
    ] as const) {
      await fieldOf(page).fill(query);
      await settled(page, `?q=${query}`);
      await first.and(page.locator(`[href^='${path}']`)).waitFor();
    }
    assert.equal(await page.locator(".search-page .part").first().textContent(), "Community");
  }),
);

browserTest("the list goes on to its end while the reader scrolls", () =>
  withTab(`${PAGE}?q=docusaurus`, {}, async (page) => {
    const count = Number(/\d+/.exec((await countOf(page).textContent()) ?? "")?.[0]);
    assert.ok(count > 40, "the query finds too little to try it");
    const more = page.getByRole("button", { name: "Show more results" });
    while ((await linksOf(page)).length < count) {
      const shown = (await linksOf(page)).length;
      await more.scrollIntoViewIfNeeded().catch(() => undefined);
      await until(page, `document.querySelectorAll('.search-page h2').length > ${shown}`);
    }
    assert.equal(new Set(await linksOf(page)).size, count);
    await more.waitFor({ state: "detached" });
  }),
);

browserTest("the page of results works by keyboard alone", () =>
  withTab(PAGE, {}, async (page) => {
    await fieldOf(page).focus();
    await page.keyboard.type("swizzling");
    await countOf(page).waitFor();
    await page.keyboard.press("Tab");
    assert.equal(await instance(page).evaluate((list) => list === document.activeElement), true);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/docs\/swizzling\/\?highlight=swizzling/);
  }),
);

browserTest("on the page of results, what cannot be fetched and what is not found are said", () =>
  withPage(`${PAGE}?q=swizzling`, { faulty: true }, async (page) => {
    await countOf(page).waitFor();
    // Where nothing is found, the other versions are looked through, too.
    const bringBack = await answerFor(page, /\/search\/docs-default-3\.2\.1/, (route) => route.abort());
    await fieldOf(page).fill("qxqxqx");
    await page.locator(".search-page .empty", { hasText: "No results for “qxqxqx”" }).waitFor();
    await version(page).selectOption("3.2.1");
    await fieldOf(page).fill("swizzling");
    await page.locator(".search-page .empty", { hasText: "Unable to fetch results" }).waitFor();
    bringBack();
    await page.getByRole("button", { name: "Retry" }).click();
    await countOf(page).waitFor();
  }),
);

browserTest(
  "where the page of results has none, it leads to other words, to the version that has them, and to the start",
  () =>
    withTab(`${PAGE}?q=berthPath`, {}, async (page) => {
      await countOf(page).waitFor();
      await page.locator(".search-page .parts").getByRole("button", { name: "Also in Docs 3.2.1" }).waitFor();
      assert.equal(await page.locator(".search-page .empty").count(), 0);
      await instance(page).selectOption("Community");
      const empty = page.locator(".search-page .empty", { hasText: "No results for “berthPath”" });
      assert.equal(await empty.getByRole("link", { name: "Home page" }).getAttribute("href"), "/");
      await empty.getByRole("button", { name: "Also in Docs 3.2.1" }).click();
      await settled(page, "?q=berthPath&in=default&version-default=3.2.1");
      await countOf(page).waitFor();
      assert.ok((await linksOf(page)).every((path) => path.startsWith("/docs/3.2.1/")));
      await fieldOf(page).fill("insttallattionn");
      const suggestion = empty.page().locator(".search-page .empty li button").first();
      const words = (await suggestion.textContent()) ?? "";
      await suggestion.click();
      assert.equal(await fieldOf(page).inputValue(), words);
      await countOf(page).waitFor();
    }),
);

browserTest(
  "where nothing is found and nothing is like it, the site's suggestions are offered, in the dialog, too",
  () =>
    withTab(PAGE, {}, async (page) => {
      for (const place of [".search-page", "dialog"]) {
        if (place === "dialog") await searchFor(page, "zzqqxxyy");
        else await fieldOf(page).fill("zzqqxxyy");
        const empty = page.locator(`${place} .empty`, { hasText: "No results for “zzqqxxyy”" });
        await empty.getByText("Try searching for:").waitFor();
        assert.deepEqual(await empty.locator("li button").allTextContents(), site.search.suggestions);
        await empty.getByText("Believe this query should return results?").waitFor();
      }
    }),
);

for (const scripts of [true, false])
  browserTest(
    `the page of results has its scroll bar from the beginning, ${scripts ? "with" : "without"} scripts`,
    () =>
      withTab(PAGE, { scripts }, async (page) => {
        const root = "document.documentElement";
        assert.ok(await page.evaluate(`${root}.scrollHeight > ${root}.clientHeight`));
      }),
  );

browserTest("react-instantsearch loads on the page of results alone, and only for a query", () =>
  withPage("/docs/installation/", {}, async (page) => {
    const bytes = () =>
      page.evaluate<number>(
        "performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).reduce((sum, { decodedBodySize }) => sum + decodedBodySize, 0)",
      );
    await page.keyboard.press("/");
    await page.locator("#search-dialog .results").waitFor();
    const before = await bytes();
    await page.keyboard.type("swizzling");
    await page.locator("#search-dialog [role=option]").first().waitFor();
    const inDialog = await bytes();
    await page.goto(addressOf(PAGE));
    await fieldOf(page).waitFor();
    const withoutQuery = await bytes();
    await fieldOf(page).fill("swizzling");
    await page.locator(".search-page ol > li").first().waitFor();
    const found = `${before}, ${inDialog}, ${withoutQuery}, ${await bytes()}`;
    assert.ok((await bytes()) - withoutQuery > 100_000, found);
    assert.ok(withoutQuery - inDialog < 50_000, found);
  }),
);

browserTest("what is typed before the scripts are here is asked for, and Enter keeps it", () =>
  withPage(PAGE, { untouched: true }, async (page) => {
    const held = await hold(page, /\.js$/);
    await fieldOf(page).click();
    await held.asked;
    await page.keyboard.type("swizzling");
    held.release();
    await countOf(page).waitFor();
    assert.equal(await fieldOf(page).inputValue(), "swizzling");
    await settled(page, "?q=swizzling");
    await page.keyboard.press("Enter");
    assert.equal((await titlesOf(page))[0], "Swizzling");
  }),
);
