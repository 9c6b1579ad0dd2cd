import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { hydrated, withPage, withTab } from "../../browser/support/page";
import { hold, requestsDone } from "../../browser/support/requests";
import { addressOf } from "../../browser/support/site";
import { browserTest } from "../../browser/support/suite";

const OLDER = "3.3.2";

const suggestions = (page: Page) => page.locator("main ul:not(.doc-cards) a");
const addressesOf = async (page: Page) => {
  await suggestions(page).first().waitFor();
  return suggestions(page).evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
};

browserTest("a mistyped path is led to the page that was meant, and says so", () =>
  withTab("/docs/instalation/", { missing: true }, async (page) => {
    assert.deepEqual(await addressesOf(page), [addressOf("/docs/installation/")]);
    assert.equal(await page.getByRole("status").filter({ hasText: "Pages with a similar address" }).count(), 1);
    await suggestions(page).click();
    await page.waitForURL(addressOf("/docs/installation/"));
  }),
);

browserTest("the navbar of an address without a page is that of the address once React has taken it over", () =>
  withTab("/tests/nowhere/", { missing: true }, async (page) => {
    await page.locator(".site-navbar a[href='/tests/'][data-active]").waitFor();
  }),
);

browserTest("suggestions come without React, whose scripts wait; React leaves them as they are", () =>
  withTab("/docs/instalation/", { missing: true, untouched: true }, async (page) => {
    const [link] = await addressesOf(page);
    assert.equal(link, addressOf("/docs/installation/"));
    await requestsDone(page);
    const scripts = await page.evaluate<string[]>(
      "performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname).filter((path) => path.endsWith('.js'))",
    );
    assert.deepEqual(
      scripts.filter((path) => !path.includes("/missing-page/")),
      [],
    );
    const listed = page.locator(".nearest-pages");
    const before = await listed.innerHTML();
    await hydrated(page);
    await requestsDone(page);
    assert.equal(await listed.innerHTML(), before);
  }),
);

for (const width of [390, 1440])
  browserTest(`nothing moves when suggestions come (${width} px)`, () =>
    withTab("/docs/instalation/", { viewport: { width, height: 900 }, missing: true }, async (page) => {
      const held = await hold(page, /not-found-routes/);
      await page.reload();
      await held.asked;
      const places = () =>
        page
          .locator("main h1, main h2, .doc-cards, footer")
          .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().top));
      const before = await places();
      held.release();
      await suggestions(page).first().waitFor();
      assert.deepEqual(await places(), before);
    }),
  );

browserTest("a path that names an older version is led to that version", () =>
  withTab(`/docs/${OLDER}/instalation/`, { missing: true }, async (page) => {
    assert.equal((await addressesOf(page))[0], addressOf(`/docs/${OLDER}/installation/`));
  }),
);

browserTest("a path that is like none leads home", () =>
  withTab("/qwertzuiop/", { missing: true }, async (page) => {
    await page.getByRole("main").getByRole("link", { name: "Home page" }).waitFor();
    assert.equal(await suggestions(page).count(), 0);
  }),
);

browserTest("where no page is like it, what follows stands right below the button of search", () =>
  withTab("/qwertzuiop/", { missing: true }, async (page) => {
    await page.locator(".nearest-pages").waitFor({ state: "hidden" });
    const search = await page.locator("main .search-button").boundingBox();
    const next = await page.locator("main h2").boundingBox();
    assert.ok(search && next);
    const gap = next.y - search.y - search.height;
    assert.ok(gap >= 0 && gap <= 80, `${gap} px below the button`);
  }),
);

browserTest("the file of the page itself does not load it again at another address", () =>
  withPage("/404.html", {}, async (page) => {
    await page.locator(".nearest-pages").waitFor({ state: "hidden" });
    await requestsDone(page);
    assert.equal(page.url(), addressOf("/404.html"));
  }),
);

browserTest("the list of routes is fetched on no other page", () =>
  withPage("/docs/", {}, async (page) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.reload();
    await hydrated(page);
    await requestsDone(page);
    assert.deepEqual(
      asked.filter((url) => url.includes("not-found-routes")),
      [],
    );
  }),
);
