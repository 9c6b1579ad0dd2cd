import assert from "node:assert/strict";
import type { Page, Route } from "playwright-core";
import { hostedPolicy } from "../../src/features/search/engine/hosted-policy";
import { recordsOf } from "../../src/features/search/records/searched-page";
import { readSite } from "../../src/lib/site-config";
import { readSettings } from "../../src/read-settings";
import { site } from "../../src/site";
import { AlgoliaServer, type Fault } from "../support/algolia-server";
import { searchedPage } from "../support/search-index";
import { until } from "./support/moments";
import { hydrated, withPage } from "./support/page";
import { requestsDone } from "./support/requests";
import { samplePages } from "./support/samples";
import { assertClosed, assertOpen, dialogOf, fieldOf, optionsOf, searchAndFind, searchFor } from "./support/search";
import { addressOf } from "./support/site";
import { browserTest } from "./support/suite";

const { i18n, search } = readSite(readSettings(site));
const { path: PAGE } = samplePages().find(({ path }) => !path.startsWith("/__docusaurus/")) ?? { path: "/" };
const WORD = "quokka";
const KEYS = { search: "search-only", write: "write" };
const APP = {
  appId: "APP",
  apiKey: KEYS.search,
  indexName: "docs",
  agent: search.agent ?? { name: "framework", version: "3.3.2" },
};
const HOSTS = /\.algolia(net)?\.(net|com)\//;
/** More pages than one part of the list of all results has. */
const COUNT = 40;

const language = i18n.defaultLocale;
const others = Array.from({ length: COUNT - 1 }, (_, index) =>
  searchedPage(`/not-there-${index}/`, `${WORD} ${index}`, { language }),
);
const records = [
  searchedPage(PAGE, `The first ${WORD}`, {
    language,
    sections: [{ heading: "Food", id: "food", level: 2, text: `A ${WORD} eats <b>leaves</b>.` }],
  }),
  ...others,
].flatMap(recordsOf);

/** What a page asks of Algolia: the hosts in turn, and the server that answers for those that are not down. */
type Hosted = { server: AlgoliaServer; asked: string[]; down: Set<string> };

/** Sends a page with the policy that the site has with an Algolia app. */
async function withPolicy(route: Route): Promise<void> {
  if (route.request().resourceType() !== "document") return route.fallback();
  const response = await route.fetch();
  const hosts = (hostedPolicy(APP.appId)["connect-src"] ?? []).join(" ");
  const headers = response.headers();
  const policy = headers["content-security-policy"]?.replace("default-src 'self'", `$&; connect-src 'self' ${hosts}`);
  await route.fulfill({ response, headers: { ...headers, "content-security-policy": policy ?? "" } });
}

/**
 * Opens a page of the site whose settings name an Algolia app, and answers for Algolia's hosts by a server on this
 * machine. The settings stand in a script of the site, into which they are written on its way to the page.
 */
function withHostedSearch(path: string, run: (page: Page, hosted: Hosted) => Promise<void>): Promise<void> {
  return withPage("/", { failing: /algolia|not-there/ }, async (page) => {
    const server = new AlgoliaServer(KEYS);
    const kept = new Map(records.map((record) => [record.objectID, record]));
    server.indexes.set(APP.indexName, { settings: { distinct: 3 }, synonyms: [], records: kept });
    const port = await server.open();
    const hosted: Hosted = { server, asked: [], down: new Set() };
    try {
      await page.route(/\/app-[^/]*\.js$/, withSettings);
      await page.route(/\/(?:\?[^/]*)?$/, withPolicy);
      await page.route(HOSTS, (route) => answer(route, port, hosted));
      await page.goto(addressOf(path));
      await hydrated(page);
      await run(page, hosted);
      await requestsDone(page);
    } finally {
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await server.close();
    }
  });
}

async function withSettings(route: Route): Promise<void> {
  const response = await route.fetch();
  const text = await response.text();
  const settings = JSON.stringify(APP).slice(1, -1);
  const body = text.replace(/"?contextualSearch"?:/, (key) => `${settings},${key}`);
  assert.notEqual(body, text, "the settings of search are not in the script");
  await route.fulfill({ response, body });
}

async function answer(route: Route, port: number, { asked, down }: Hosted): Promise<void> {
  const request = route.request();
  const { host, pathname, search: query } = new URL(request.url());
  asked.push(host);
  if (down.has(host)) return route.abort();
  const response = await fetch(`http://127.0.0.1:${port}${pathname}${query}`, {
    method: request.method(),
    headers: await request.allHeaders(),
    body: request.postData(),
  });
  await route.fulfill({
    status: response.status,
    headers: { "content-type": "application/json", "access-control-allow-origin": "*" },
    body: await response.text(),
  });
}

browserTest("a site with an Algolia app asks it, with the filters of what is read and the framework's version", () =>
  withHostedSearch(PAGE, async (page, { server }) => {
    await searchAndFind(page, WORD);
    // The query that follows is for the versions that the reader does not read.
    const { path, agent, body } = server.seen[0] ?? {};
    assert.equal(path, "/1/indexes/*/queries");
    const { name, version } = APP.agent;
    assert.ok(agent?.includes(`${name} (${version})`), agent);
    const [request] = (body as { requests: { query: string; facetFilters: unknown[] }[] }).requests;
    assert.equal(request?.query, WORD);
    assert.equal(request?.facetFilters[0], `language:${language}`);
    assert.match(JSON.stringify(request?.facetFilters[1]), /docusaurus_tag:default/);
    const files = await page.evaluate<string[]>("performance.getEntriesByType('resource').map(({ name }) => name)");
    assert.deepEqual(
      files.filter((file) => file.includes("/search/manifest.json")),
      [],
      "the own index is asked, too",
    );
  }),
);

browserTest("Algolia's hits show with the words marked, markup as text, and Enter opens one on the site", () =>
  withHostedSearch("/", async (page) => {
    await searchAndFind(page, WORD);
    const [first] = await dialogOf(page).getByRole("group").all();
    assert.match((await first?.getAttribute("aria-label")) ?? "", new RegExp(`^The first ${WORD}`));
    assert.equal(await dialogOf(page).locator("mark").first().textContent(), WORD);
    await dialogOf(page).locator(".snippet", { hasText: "<b>leaves</b>" }).waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL(new RegExp(`${PAGE}\\?highlight=${WORD}$`));
    await assertClosed(page);
  }),
);

if (search.searchPagePath)
  browserTest("the page of results goes through all parts of Algolia's answer", () =>
    withHostedSearch(`${search.searchPagePath || ""}?q=${WORD}`, async (page, { server }) => {
      const titles = page.locator(".search-page h2");
      await page.locator(".search-page .count", { hasText: `${COUNT} pages found` }).waitFor();
      // The list goes on once its end is in view; the button there may be gone by then. The page may still grow.
      await until(
        page,
        `scrollTo(0, document.documentElement.scrollHeight), document.querySelectorAll('.search-page h2').length >= ${COUNT}`,
      );
      assert.equal(new Set(await titles.allTextContents()).size, COUNT);
      const pages = server.seen.map(({ body }) => (body as { requests: { page?: number }[] }).requests[0]?.page ?? 0);
      assert.deepEqual([...new Set(pages)], [0, 1, 2]);
    }),
  );

for (const [name, fault] of Object.entries<Fault>({
  "an answer of 403": { status: 403, message: "Invalid Application-ID or API key" },
  "an answer of 500 by each host": { status: 500, message: "Internal error" },
}))
  browserTest(`${name} is told in the dialog, and the next letter asks again`, () =>
    withHostedSearch(PAGE, async (page, { server }) => {
      server.fault = () => fault;
      await searchFor(page, WORD.slice(0, -1));
      const alert = dialogOf(page).getByRole("alert");
      await alert.getByText("Unable to fetch results", { exact: true }).waitFor();
      await alert.getByText("You might want to check your network connection.", { exact: true }).waitFor();
      server.fault = () => undefined;
      await assertOpen(page);
      await fieldOf(page).press("End");
      await page.keyboard.type(WORD.slice(-1));
      await optionsOf(page).first().waitFor();
    }),
  );

browserTest("where a host of Algolia is down, the next one answers", () =>
  withHostedSearch(PAGE, async (page, { asked, down }) => {
    const first = `${APP.appId.toLowerCase()}-dsn.algolia.net`;
    down.add(first);
    await searchAndFind(page, WORD);
    assert.equal(asked[0], first);
    assert.ok(
      asked.some((host) => host !== first),
      "no other host was asked",
    );
  }),
);
