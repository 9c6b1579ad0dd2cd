import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { drawn, holdTime, until } from "../../browser/support/moments";
import { hydrated, withPage } from "../../browser/support/page";
import { answerFor, hold, requestsDone } from "../../browser/support/requests";
import { addressOf } from "../../browser/support/site";
import { browserTest } from "../../browser/support/suite";

const BLOG_DATA = /\/page-data\/blog\/page-data\.json/;
/** A page that is so long that it holds its stylesheet. */
const HOLDS_STYLES = "/changelog/3.0.0/";
/** Gatsby asks four times before it gives up. */
const ATTEMPTS = 4;
/** The time in which Gatsby has long begun to prefetch, and a late page or the log has been told of. */
const LONG_MS = 10_000;
/** A route change is logged after so long, when the head is the new page's. */
const LOG_MS = 500;
/** As long as a frame takes, in which a page that has come is drawn. */
const FRAME_MS = 20;
/** A page is late after so long. */
const PATIENCE_MS = 200;

const bar = (page: Page) => page.getByRole("progressbar");
const heading = (page: Page) => page.getByRole("heading", { level: 1 }).innerText();
const navbarLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main", exact: true }).getByRole("link", { name, exact: true });
/** Follows a link by keyboard: a mouse over it would load the page before the click. */
const follow = (page: Page, name: string) => navbarLink(page, name).press("Enter");
/** Marks the document, to see later whether the browser has loaded another one. */
const mark = (page: Page) => page.evaluate("window.marked = true");
/** Has the server say once that it has another build than the page's. */
const deploy = (page: Page) =>
  answerFor(
    page,
    /\/page-data\/app-data\.json/,
    (route) => route.fulfill({ json: { webpackCompilationHash: "another build" } }),
    1,
  );
const isReloaded = async (page: Page) => (await page.evaluate("window.marked")) !== true;

browserTest(
  "while a page takes its time the old one stays, and a bar shows after 200 ms until the new one is there",
  () =>
    withPage("/", { clock: true }, async (page) => {
      const title = await heading(page);
      await requestsDone(page);
      const held = await hold(page, BLOG_DATA);
      await holdTime(page);
      await follow(page, "Blog");
      await held.asked;
      await page.clock.runFor(PATIENCE_MS - 1);
      assert.equal(await bar(page).count(), 0);
      await page.clock.runFor(1);
      await bar(page).waitFor();
      assert.deepEqual([page.url(), await heading(page)], [addressOf("/"), title]);
      held.release();
      await page.waitForURL(addressOf("/blog/"));
      await page.clock.runFor(FRAME_MS);
      await page.getByRole("heading", { level: 1, name: "Blog" }).waitFor();
      await bar(page).waitFor({ state: "detached" });
    }),
);

browserTest("a page that comes at once shows no bar", () =>
  withPage("/", { clock: true }, async (page) => {
    await page.evaluate(
      "window.bars = 0; new MutationObserver(() => { window.bars += document.querySelectorAll('[role=progressbar]').length; }).observe(document.body, { childList: true, subtree: true })",
    );
    // While time stands still, whatever comes has come at once.
    await requestsDone(page);
    await holdTime(page);
    await follow(page, "Blog");
    await page.waitForURL(addressOf("/blog/"));
    await page.clock.runFor(LONG_MS);
    await page.getByRole("heading", { level: 1, name: "Blog" }).waitFor();
    assert.equal(await page.evaluate("window.bars"), 0);
  }),
);

browserTest("under reduced motion the bar is there without moving", () =>
  withPage("/", {}, async (page) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const held = await hold(page, BLOG_DATA);
    await follow(page, "Blog");
    await bar(page).waitFor();
    assert.equal(await bar(page).evaluate((element) => getComputedStyle(element).animationName), "none");
    held.release();
    await page.waitForURL(addressOf("/blog/"));
  }),
);

browserTest("of two navigations the later one counts, however slow the first one is", () =>
  withPage("/", {}, async (page) => {
    const held = await hold(page, BLOG_DATA);
    await follow(page, "Blog");
    await held.asked;
    await follow(page, "Docs");
    await page.waitForURL(addressOf("/docs/"));
    const late = page.waitForResponse(BLOG_DATA);
    held.release();
    await (await late).finished();
    // Whoever asks for the same page later hears of it later, too.
    const { pathname } = new URL(addressOf("/blog/"));
    await page.evaluate(`window.___loader.loadPage(${JSON.stringify(pathname)}).then(() => undefined)`);
    await drawn(page);
    assert.equal(page.url(), addressOf("/docs/"));
  }),
);

browserTest("a page whose data cannot be loaded is loaded by the browser, with its query and hash", () =>
  withPage("/", {}, async (page) => {
    await mark(page);
    await answerFor(page, BLOG_DATA, (route) => route.abort("aborted"), ATTEMPTS);
    await page.evaluate(
      "window.___navigate(new URL('blog/?q=1#main', location.href).href.slice(location.origin.length))",
    );
    await page.waitForURL(addressOf("/blog/?q=1#main"));
    await until(page, "window.marked !== true");
  }),
);

browserTest("after a new deployment a link loads the new page with its new scripts", () =>
  withPage("/", {}, async (page) => {
    await mark(page);
    await deploy(page);
    await follow(page, "Blog");
    await page.waitForURL(addressOf("/blog/"));
    await until(page, "window.marked !== true");
  }),
);

browserTest("so does the way back to a page that is no longer at hand", () =>
  withPage("/docs/installation/", {}, async (page) => {
    await page.goto(addressOf("/"));
    await hydrated(page);
    await page.evaluate(
      `history.replaceState({}, "", ${JSON.stringify(addressOf("/blog/"))}); history.pushState({}, "", ${JSON.stringify(addressOf("/"))})`,
    );
    await mark(page);
    await deploy(page);
    await page.evaluate("history.back()");
    await until(page, "window.marked !== true");
    await hydrated(page);
    assert.equal(page.url(), addressOf("/blog/"));
  }),
);

/** What the browser says of its connection, as a script before all others. */
const connection = (effectiveType: string, saveData: boolean) =>
  `Object.defineProperty(Navigator.prototype, "connection", { configurable: true, get: () => (${JSON.stringify({ effectiveType, saveData })}) })`;

for (const [effectiveType, saveData, count] of [
  ["4g", false, "some"],
  ["4g", true, "none"],
  ["2g", false, "none"],
  ["slow-2g", false, "none"],
] as const) {
  browserTest(
    `of the links in view ${count} are prefetched on ${effectiveType}${saveData ? " with data saver" : ""}, and so it is with a link under the mouse`,
    () =>
      withPage("/", { clock: true }, async (page) => {
        await page.addInitScript(connection(effectiveType, saveData));
        const asked: string[] = [];
        await page.reload();
        await hydrated(page);
        // By then the page knows which of its links are in view.
        await drawn(page);
        await holdTime(page);
        await page.clock.runFor(LONG_MS);
        await requestsDone(page);
        const prefetched = await page.locator("head > link[rel=prefetch]").count();
        page.on("request", (request) => asked.push(request.url()));
        await navbarLink(page, "Blog").hover();
        await page.clock.runFor(LONG_MS);
        // What the page asked for before it asks for this is noted by then.
        await page.evaluate(`fetch(${JSON.stringify(addressOf("/404.html?asked"))}).catch(() => undefined)`);
        await requestsDone(page);
        const hovered = asked.filter((url) => url.includes("/page-data/")).length;
        assert.deepEqual(
          [prefetched > 0, hovered > 0],
          [count === "some", count === "some"],
          `prefetched ${prefetched}, then ${asked.join(" ")}`,
        );
      }),
  );
}

browserTest(
  "on a deploy preview route changes are logged with heading, title, description and the class of the page",
  () =>
    withPage("/", { clock: true }, async (page) => {
      const preview = new URL(addressOf("/"));
      preview.hostname = "deploy-preview-1--docs.localhost";
      await page.route(
        ({ hostname }) => hostname === preview.hostname,
        (route) => route.continue(),
      );
      await page.goto(preview.href);
      await hydrated(page);
      const title = await page.title();
      await requestsDone(page);
      await holdTime(page);
      await follow(page, "Blog");
      await page.waitForURL(/\/blog\/$/);
      await page.clock.runFor(FRAME_MS);
      await page.getByRole("heading", { level: 1, name: "Blog" }).waitFor();
      const record = page.waitForEvent("console", (message) => message.type() === "info");
      await page.clock.runFor(LOG_MS - FRAME_MS);
      await until(page, `document.title !== ${JSON.stringify(title)}`);
      await page.clock.runFor(FRAME_MS);
      const last = (await (await record).args()[0]?.jsonValue()) as Record<string, string>;
      assert.deepEqual(
        [last.location, last.previous, last.heading],
        [new URL(addressOf("/blog/")).pathname, preview.pathname, await heading(page)],
      );
      assert.equal(last.title, await page.title());
      assert.equal(last.description, await page.locator("meta[name=description]").getAttribute("content"));
      assert.equal(last.htmlClass, "");
    }),
);

browserTest("elsewhere nothing is logged", () =>
  withPage("/", { clock: true }, async (page) => {
    const said: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    // Holding the time lets an hour pass, and with it the limit of scripts that are still loading.
    await requestsDone(page);
    await holdTime(page);
    await follow(page, "Blog");
    await page.waitForURL(addressOf("/blog/"));
    await page.clock.runFor(FRAME_MS);
    await page.getByRole("heading", { level: 1, name: "Blog" }).waitFor();
    await page.clock.runFor(LONG_MS);
    await requestsDone(page);
    assert.deepEqual(said, []);
  }),
);

browserTest(
  "a site that is served elsewhere than it was built for says so and suggests its place; one in its place does not",
  () =>
    withPage("/docs/", {}, async (page) => {
      assert.equal(await page.locator("#base-url-banner").count(), 0);
      const pages = ["/docs/", HOLDS_STYLES].map(async (route) => ({
        address: addressOf(`/elsewhere${route}`),
        body: await (await page.request.get(addressOf(route))).text(),
      }));
      const moved = await Promise.all(pages);
      // Every file is somewhere else than the page believes.
      await page.route(
        () => true,
        (route) => route.abort("aborted"),
      );
      for (const { address, body } of moved) {
        await page.route(address, (route) => route.fulfill({ contentType: "text/html", body }));
        await page.goto(address);
        const banner = await page.locator("#base-url-banner").innerText();
        assert.ok(banner.includes(` ${new URL(addressOf("/elsewhere/")).pathname} `), banner);
      }
    }),
);

browserTest(
  "a link in the text shows its page without a page load, and so does the step back; its page is fetched before the click",
  () =>
    withPage("/docs/", {}, async (page) => {
      await hydrated(page);
      await mark(page);
      const link = page.locator('.prose a[href^="/docs/"]:visible').first();
      const route = (await link.getAttribute("href"))?.replace(/#.*/, "") ?? "";
      const fetched = page.waitForRequest((request) => request.url().endsWith(`/page-data${route}page-data.json`));
      await link.hover();
      await fetched;
      await link.click();
      await page.waitForURL((url) => url.pathname === route);
      assert.equal(await isReloaded(page), false);
      await page.goBack();
      await page.waitForURL(addressOf("/docs/"));
      assert.equal(await isReloaded(page), false);
    }),
);
