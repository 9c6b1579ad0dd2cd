import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { NEW, visit, withDeployment, type Reader } from "./support/deployment";
import { DOC, isKept, keepOffline, ON, OTHER, pathOf, withOneDoc, WORKER_IS } from "./support/kept-offline";
import { until } from "./support/moments";
import { hydrated } from "./support/page";
import { searchAndFind, optionsOf } from "./support/search";
import { browserTest } from "./support/suite";

const NOWHERE = "/there-is-no-such-page/";

const title = (page: Page) => page.locator("main h1").first().innerText();
const popup = (page: Page) => page.getByRole("region", { name: "A newer version" });
const cacheNames = (page: Page) => page.evaluate<string[]>("caches.keys()");
const workerOf = (page: Page, state: "active" | "waiting") =>
  page.evaluate<string | undefined>(
    `navigator.serviceWorker.getRegistration().then((found) => found?.${state}?.state === ${JSON.stringify(state === "active" ? "activated" : "installed")} ? found.${state}.scriptURL : undefined)`,
  );
const ALL_KEPT =
  "Promise.all([...document.querySelectorAll('main article a')].map(({ pathname }) => caches.match(pathname))).then((kept) => kept.length > 0 && kept.every(Boolean))";

/** Goes on to a route by Gatsby, as a link does. */
async function follow({ page, deployment }: Reader, route: string): Promise<void> {
  const { pathname, href } = new URL(route.replace(/^\//, ""), deployment.url);
  await page.evaluate(`window.___navigate(${JSON.stringify(pathname)})`);
  await page.waitForURL(href);
}

browserTest("the worker is registered before any script of the site, and keeps nothing unless it is asked to", () =>
  withDeployment(async (reader) => {
    const { page, deployment, faults } = reader;
    await page.goto(deployment.url);
    await until(page, WORKER_IS.active);
    const address = new URL((await workerOf(page, "active")) ?? "");
    assert.equal(address.pathname, new URL("sw.js", deployment.url).pathname);
    assert.deepEqual(JSON.parse(address.searchParams.get("params") ?? ""), { offlineMode: false, debug: false });
    assert.equal(await page.evaluate("typeof window.___loader"), "undefined");
    await visit(reader, DOC);
    assert.deepEqual(await cacheNames(page), []);
    assert.deepEqual(faults.found, []);
  }),
);

browserTest("offline, the docs with their search, pages that were seen, and the not-found page are there", () =>
  withDeployment(async (reader) => {
    const { page, deployment } = reader;
    await keepOffline(reader);
    assert.deepEqual(JSON.parse(new URL((await workerOf(page, "active")) ?? "").searchParams.get("params") ?? ""), {
      offlineMode: true,
      debug: false,
    });
    const before = await title(page);
    await follow(reader, OTHER);
    await until(page, `document.querySelector("main h1")?.innerText !== ${JSON.stringify(before)}`);
    const seen = await title(page);
    await until(page, isKept(pathOf(reader, OTHER)));
    deployment.down = true;
    await visit(reader, DOC);
    const words = await title(page);
    await searchAndFind(page, words);
    assert.ok((await optionsOf(page).count()) > 0);
    await visit(reader, OTHER);
    assert.equal(await title(page), seen);
    await visit(reader, NOWHERE);
    assert.equal(await page.locator("head meta[name=robots]").getAttribute("content"), "noindex, nofollow");
  }),
);

browserTest("the page for what is not kept leads to what is, and to the page itself once there is a network", () =>
  withOneDoc(async (reader) => {
    const { page, context } = reader;
    await keepOffline(reader);
    await context.setOffline(true);
    await visit(reader, OTHER);
    const heading = "You are offline";
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
    await until(page, `document.title.startsWith(${JSON.stringify(heading)})`);
    // What it leads to, once the browser has told what it keeps.
    await until(page, ALL_KEPT);
    await context.setOffline(false);
    await until(page, `document.querySelector("main h1")?.innerText !== ${JSON.stringify(heading)}`);
    assert.equal(new URL(page.url()).pathname, pathOf(reader, OTHER));
  }),
);

browserTest("the mode stays on for later visits until the address asks for its end, which removes what was kept", () =>
  withOneDoc(async (reader) => {
    const { page } = reader;
    await keepOffline(reader);
    await visit(reader, "/");
    assert.equal((await cacheNames(page)).length, 2);
    assert.match((await workerOf(page, "active")) ?? "", /offlineMode%22%3Atrue/);
    await visit(reader, "/?offlineMode=false");
    const nothingKept = "caches.keys().then((names) => names.length === 0)";
    await until(page, nothingKept);
    await until(page, WORKER_IS.gone);
    await follow(reader, DOC);
    await visit(reader, OTHER);
    await until(page, WORKER_IS.active);
    assert.match((await workerOf(page, "active")) ?? "", /offlineMode%22%3Afalse/);
    assert.deepEqual(await cacheNames(page), []);
  }),
);

browserTest("who keeps the site is told so when it begins, finds in the footer what is kept, and ends it there", () =>
  withOneDoc(async (reader) => {
    const { page } = reader;
    await keepOffline(reader);
    const told = page.getByRole("region", { name: "This site is kept" });
    assert.match(await told.getByRole("paragraph").innerText(), /^[\d,]+ files, [\d.]+ MB, build [0-9a-f]{8}$/);
    await told.getByRole("button", { name: "Close" }).click();
    await told.waitFor({ state: "detached" });
    await follow(reader, OTHER);
    const line = page.locator(".site-footer .kept-line");
    await line.getByText(/^Kept for use offline since .*, 1 more page, build [0-9a-f]{8}/).waitFor();
    await line.getByRole("button", { name: "Keep it no longer" }).click();
    await page.waitForURL((url) => url.searchParams.get("offlineMode") === "false");
    await until(page, "caches.keys().then((names) => names.length === 0)");
    await visit(reader, DOC);
    await follow(reader, OTHER);
    assert.equal(await line.count(), 0);
  }),
);

browserTest("a newer build waits until its reader agrees; until then pages, data and scripts are of one build", () =>
  withOneDoc(async (reader) => {
    const { page, deployment } = reader;
    await keepOffline(reader);
    await follow(reader, OTHER);
    await until(page, isKept(pathOf(reader, OTHER)));
    const before = await cacheNames(page);
    deployment.isNew = true;
    await visit(reader, DOC);
    await until(page, WORKER_IS.waiting);
    await popup(page).waitFor();
    // It is read out, and the reader stays where they are.
    assert.equal(await popup(page).getByRole("status").innerText(), "A newer version of this site is available.");
    assert.equal(await page.evaluate("document.activeElement === document.body"), true);
    await visit(reader, "/");
    assert.equal(await page.locator(NEW).count(), 0);
    await popup(page).getByRole("button", { name: "Later" }).click();
    await popup(page).waitFor({ state: "detached" });
    await page.reload();
    await hydrated(page);
    await popup(page).getByRole("button", { name: "Show it" }).click();
    await page.locator(NEW).waitFor();
    await hydrated(page);
    await until(page, `caches.keys().then((names) => !names.some((name) => ${JSON.stringify(before)}.includes(name)))`);
    deployment.down = true;
    for (const route of [DOC, OTHER]) {
      await visit(reader, route);
      await page.locator(NEW).waitFor();
    }
  }),
);

browserTest(
  "a deploy between two clicks: what is not kept comes as a page of the new build, never as its data alone",
  () =>
    withOneDoc(async (reader) => {
      const { page, deployment, faults } = reader;
      await keepOffline(reader);
      deployment.isNew = true;
      await follow(reader, OTHER);
      await page.locator(NEW).waitFor();
      await hydrated(page);
      assert.equal(await page.evaluate("window.___webpackCompilationHash"), "another-build");
      await visit(reader, DOC);
      assert.equal(await page.locator(NEW).count(), 0);
      assert.deepEqual(
        faults.found.filter((fault) => fault.startsWith("page error")),
        [],
      );
    }),
);

browserTest("without the offline mode a deploy between two clicks shows the next page with its own scripts", () =>
  withDeployment(async (reader) => {
    const { page, deployment, faults } = reader;
    await visit(reader, "/");
    deployment.isNew = true;
    await follow(reader, DOC);
    await page.locator(NEW).waitFor();
    await hydrated(page);
    assert.deepEqual(faults.found, []);
  }),
);

browserTest("a page without its worker's script works, and tells of it in the console alone", () =>
  withDeployment(async (reader) => {
    const { page, deployment } = reader;
    const told: string[] = [];
    page.on("console", (message) => void (message.type() === "warning" && told.push(message.text())));
    deployment.broken = /\/sw\.js$/;
    await visit(reader, ON);
    await until(page, WORKER_IS.gone);
    await follow(reader, DOC);
    await page.locator("main h1").waitFor();
    assert.match(told.join("\n"), /The service worker could not be registered\./);
    assert.equal(await popup(page).count(), 0);
  }),
);

browserTest("a browser that blocks workers and storage shows the site", () =>
  withDeployment(async (reader) => {
    const { page, context, faults } = reader;
    await context.addInitScript(
      "for (const [of, name] of [[Navigator.prototype, 'serviceWorker'], [window, 'caches'], [window, 'localStorage']]) Object.defineProperty(of, name, { get() { throw new DOMException('Blocked', 'SecurityError'); } });",
    );
    await visit(reader, ON);
    await follow(reader, DOC);
    await page.locator("main h1").waitFor();
    assert.deepEqual(faults.found, []);
  }),
);

browserTest("where storage is full nothing is kept, and the site works", () =>
  withDeployment(async (reader) => {
    const { page, deployment, context } = reader;
    const session = await context.newCDPSession(page);
    await session.send("Storage.overrideQuotaForOrigin", {
      origin: new URL(deployment.url).origin,
      quotaSize: 100_000,
    });
    const asked = deployment.asksFor(/\/offline\//);
    await visit(reader, ON);
    await asked;
    await until(page, WORKER_IS.gone);
    await visit(reader, DOC);
    await page.locator("main h1").waitFor();
    // A worker that keeps nothing has taken away what had come.
    const nothingKept = "caches.keys().then((names) => names.length === 0)";
    await until(page, nothingKept);
    await follow(reader, DOC);
    await visit(reader, OTHER);
    await until(page, nothingKept);
    assert.equal(
      await page.evaluate("navigator.serviceWorker.getRegistration().then(({ installing }) => installing)"),
      null,
      "the mode stays off",
    );
  }),
);

browserTest("a download that breaks off is not used, and the next visit goes on with it", () =>
  withDeployment(async (reader) => {
    const { page, deployment } = reader;
    deployment.broken = /\/search\/manifest\.json$/;
    const asked = deployment.asksFor(deployment.broken);
    await visit(reader, ON);
    await asked;
    await until(page, WORKER_IS.gone);
    const first = deployment.asked.length;
    // Of the smallest site, too, more files are on the list before that one.
    assert.ok(first > 50, "nothing was fetched before it broke off");
    deployment.broken = undefined;
    await visit(reader, ON);
    await until(page, WORKER_IS.active);
    deployment.down = true;
    await visit(reader, DOC);
    await visit(reader, NOWHERE);
    const again = deployment.asked.slice(first).filter((asked) => deployment.asked.indexOf(asked) < first);
    assert.ok(again.length < first / 2, `${again.length} of ${first} files were fetched twice`);
  }),
);

browserTest(
  "a reader whose network goes with the first page keeps that page, and the mode is there at the next visit",
  () =>
    withOneDoc(async (reader) => {
      const { page, deployment } = reader;
      deployment.broken = /\/(?:sw\.js|offline\/)/;
      await page.goto(new URL("?offlineMode=true", deployment.url).href);
      assert.ok(await title(page));
      deployment.down = true;
      assert.ok(await title(page));
      deployment.down = false;
      deployment.broken = undefined;
      await keepOffline(reader);
      deployment.down = true;
      await visit(reader, DOC);
    }),
);

browserTest("clocks that are wrong by a year, of the browser or of the server, change nothing", () =>
  withOneDoc(async (reader) => {
    const { page, deployment } = reader;
    const YEAR_MS = 366 * 24 * 3_600_000;
    await page.clock.install({ time: Date.now() + YEAR_MS });
    deployment.headers = { date: new Date(Date.now() - YEAR_MS).toUTCString() };
    await keepOffline(reader);
    deployment.isNew = true;
    await visit(reader, DOC);
    await popup(page).getByRole("button", { name: "Show it" }).click();
    await page.locator(NEW).waitFor();
    deployment.down = true;
    await visit(reader, DOC);
  }),
);
