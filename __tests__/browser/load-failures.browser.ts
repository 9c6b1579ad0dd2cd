import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { assertAccessible } from "./support/axe";
import { hydrated, withPage } from "./support/page";
import { answerFor } from "./support/requests";
import { samplePages } from "./support/samples";
import { addressOf } from "./support/site";
import { browserTest } from "./support/suite";

const FAULTY = { faulty: true, untouched: true };
const HOME = "/";
const PHONE = { width: 390, height: 844 };

/** What a page of any site needs, by a part of its address, and how the notice begins that tells of it. */
const FAILURES: [what: string, files: RegExp, told: RegExp][] = [
  ["its scripts", /\/(?:app|framework|webpack-runtime)-[^/]+\.js/, /The scripts of this page did not load\./],
  ["its modules", /\/\d+-[^/]+\.js/, /A part of this page could not be loaded\./],
  ["its data", /\/page-data\/index\/page-data\.json/, /A part of this page could not be loaded\./],
  ["the data of all pages", /\/page-data\/sq\/d\//, /A part of this page could not be loaded\./],
];

const notice = (page: Page) => page.getByRole("alert");
const retry = (page: Page) => notice(page).getByRole("button", { name: "Retry" });
const move = (page: Page) => page.evaluate("dispatchEvent(new Event('pointermove'))");

for (const [what, files, told] of FAILURES) {
  for (const answer of ["missing", "out of reach"]) {
    browserTest(`a page with ${what} ${answer} stays, says so, and works after Retry once they are back`, () =>
      withPage(HOME, FAULTY, async (page) => {
        const bringBack = await answerFor(page, files, (route) =>
          answer === "missing" ? route.fulfill({ status: 404 }) : route.abort("connectionrefused"),
        );
        await page.reload();
        const content = await page.locator("main").innerText();
        await move(page);
        // Of a module both tell, first the script in the page, then what asks for it again.
        await notice(page).filter({ hasText: told }).waitFor();
        assert.equal(await page.locator("main").innerText(), content);
        assert.equal(await page.locator("html[data-busy]").count(), 0);
        bringBack();
        await retry(page).click();
        await notice(page).waitFor({ state: "hidden" });
        await hydrated(page);
      }),
    );
  }
}

browserTest("the notice has no fault in both modes, also on phones", () =>
  withPage(HOME, { ...FAULTY, viewport: PHONE }, async (page) => {
    await page.route(/\/app-[^/]+\.js/, (route) => route.fulfill({ status: 404 }));
    await page.reload();
    await move(page);
    await notice(page).waitFor();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await assertAccessible(page, `a notice shows, ${colorScheme}`);
    }
  }),
);

browserTest("on phones a menu whose code does not come says so at each try, and Retry opens it", () =>
  withPage(HOME, { faulty: true }, async (page) => {
    // Where there is a menu it is fetched ahead.
    await page.setViewportSize(PHONE);
    const bringBack = await answerFor(page, /\.js$/, (route) => route.abort("connectionrefused"));
    const told = notice(page).filter({ hasText: "The menu could not be loaded." });
    const menu = page.getByRole("dialog", { name: "Menu" });
    await page.getByRole("button", { name: "Open the menu" }).click();
    await told.waitFor();
    await retry(page).click();
    await told.waitFor();
    assert.equal(await menu.count(), 0);
    bringBack();
    await retry(page).click();
    await menu.waitFor();
    await notice(page).waitFor({ state: "hidden" });
  }),
);

/** A page of the build that is not the home page. */
const other = () => samplePages().find(({ path }) => path !== HOME)?.path ?? "";

browserTest("a page that cannot be reached leaves the reader where they are, and comes with the connection", () =>
  withPage(HOME, { faulty: true }, async (page) => {
    const headings = () => page.locator("main :is(h1, h2, h3)").allInnerTexts();
    const content = await headings();
    await page.context().setOffline(true);
    const target = new URL(addressOf(other()));
    await page.evaluate(`window.___navigate(${JSON.stringify(`${target.pathname}?q=1#main`)})`);
    await notice(page).waitFor();
    const text = await notice(page).innerText();
    assert.ok(text.startsWith(`The page ${target.pathname}?q=1#main could not be loaded: you are offline.`), text);
    assert.deepEqual([page.url(), await headings()], [addressOf(HOME), content]);
    assert.equal(await page.getByRole("progressbar").count(), 0);
    await retry(page).click();
    await notice(page).waitFor();
    await page.context().setOffline(false);
    await page.waitForURL(`${target.href}?q=1#main`);
    await hydrated(page);
  }),
);

browserTest("the notice goes by its button and by Escape, and the page stays", () =>
  withPage(HOME, { faulty: true }, async (page) => {
    const target = new URL(addressOf(other()));
    const ask = async () => {
      await page.evaluate(`window.___navigate(${JSON.stringify(target.pathname)})`);
      await notice(page).waitFor();
    };
    await page.context().setOffline(true);
    await ask();
    await notice(page).getByRole("button", { name: "Close" }).click();
    await notice(page).waitFor({ state: "hidden" });
    await ask();
    await page.keyboard.press("Escape");
    await notice(page).waitFor({ state: "hidden" });
    await page.context().setOffline(false);
    assert.equal(page.url(), addressOf(HOME));
  }),
);

browserTest("the notice of a page that cannot be reached goes with the next one that can", () =>
  withPage(HOME, { faulty: true }, async (page) => {
    const routes = samplePages().map(({ path }) => path);
    const [missing, there] = routes.filter((path) => path !== HOME) as [string, string];
    await page.route(new RegExp(`/page-data${missing}page-data\\.json|${addressOf(missing)}$`), (route) =>
      route.abort(),
    );
    // What the page has fetched of it so far is forgotten.
    await page.reload();
    await hydrated(page);
    const navigate = (path: string) =>
      page.evaluate(`window.___navigate(${JSON.stringify(new URL(addressOf(path)).pathname)})`);
    await navigate(missing);
    await notice(page).waitFor();
    await navigate(there);
    await page.waitForURL(addressOf(there));
    await notice(page).waitFor({ state: "hidden" });
  }),
);
