import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright-core";
import { DEBUG_ROUTE, DEBUG_VIEWS, viewRoute, type DebugIndex, type DebugRow } from "../../src/features/debug/views";
import { assertAccessible, assertContrast } from "./support/axe";
import { withClipboard } from "./support/clipboard";
import { drawn } from "./support/moments";
import { withPage, withTab } from "./support/page";
import { answerFor, hold, requestsDone } from "./support/requests";
import { routesWith } from "./support/samples";
import { addressOf } from "./support/site";
import { browserTest } from "./support/suite";

const MANY = 10_000;
const WIDTHS = [390, 768, 1440];
const HEIGHT = 900;
const OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth";
const LOADED =
  "performance.getEntriesByType('resource').map(({ name }) => name.split('/debug-data/')[1]).filter(Boolean)";

const read = <T>(file: string) => JSON.parse(readFileSync(`public/debug-data/${file}`, "utf8")) as T;
const partOf = (page: Page, title: string) =>
  page.locator(".debug-view > details").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
const rowsOf = (part: Locator) => part.locator(".rows > ul > li");
const fieldOf = (page: Page) => page.locator(".debug-view input[type=search]");

async function openPart(page: Page, title: string): Promise<Locator> {
  const part = partOf(page, title);
  if ((await part.getAttribute("open")) === null) await part.locator("> summary").click();
  await rowsOf(part).first().waitFor();
  return part;
}

/** Ten thousand rows, as a site of that many pages has them. */
const manyRows = (): DebugRow[] =>
  Array.from({ length: MANY }, (_, index) => ({ label: `/docs/page-${index}/`, to: "/", data: { index } }));

/** Answers for one part of a view with many rows. */
async function feed(page: Page): Promise<void> {
  const index: DebugIndex = { routes: [{ title: "many", file: "many.json", rows: MANY }] };
  await page.route("**/debug-data/index.json", (route) => route.fulfill({ json: index }));
  await page.route("**/debug-data/many.json", (route) => route.fulfill({ json: manyRows() }));
}

function declareTests(index: DebugIndex): void {
  const [{ title: first = "", file: firstFile = "" } = {}] = index.routes ?? [];

  for (const view of DEBUG_VIEWS)
    browserTest(`the debug view ${view} shows the rows of each of its parts, each a link`, () =>
      withTab(viewRoute(view), {}, async (page) => {
        for (const { title, file } of index[view] ?? []) {
          const part = await openPart(page, title);
          const [{ label, data } = { label: "", data: {} }] = read<DebugRow[]>(file);
          const row = rowsOf(part).first();
          const text = await row.getByRole("link").first().innerText();
          assert.ok(text.startsWith(label), `${text} is not ${label}`);
          await row.getByRole("button", { name: `Show the data of ${label}` }).click();
          const keys = data !== null && typeof data === "object" ? Object.keys(data) : [];
          if (keys.length > 0) await row.locator(".json b").first().waitFor();
          assert.deepEqual(
            await row.locator(".json > li > b, .json > li > details > summary > b").allInnerTexts(),
            keys,
          );
          await row.getByRole("button", { name: `Hide the data of ${label}` }).click();
          await row.locator(".json").waitFor({ state: "detached" });
          await part.locator("> summary").click();
          await rowsOf(part).first().waitFor({ state: "detached" });
        }
      }),
    );

  browserTest("the debug pages' root shows the configuration, and no search engine keeps it", () =>
    withTab(DEBUG_ROUTE, {}, async (page) => {
      const [part] = index.config ?? [];
      await rowsOf(partOf(page, part?.title ?? ""))
        .first()
        .waitFor();
      assert.match((await page.locator("meta[name=robots]").getAttribute("content")) ?? "", /noindex/);
      const links = page.getByRole("navigation", { name: "Debug pages" }).getByRole("link");
      assert.equal(await links.count(), DEBUG_VIEWS.length);
      assert.ok(!readFileSync("public/index.html", "utf8").includes("__docusaurus"), "the home page names them");
    }),
  );

  browserTest("a debug page loads no rows before a part is opened, and then those of that part", () =>
    withPage(viewRoute("routes"), {}, async (page) => {
      await partOf(page, first).waitFor();
      await requestsDone(page);
      assert.deepEqual(await page.evaluate(LOADED), ["index.json"]);
      await openPart(page, first);
      assert.deepEqual(await page.evaluate(LOADED), ["index.json", firstFile]);
    }),
  );

  browserTest("the footer of a debug page is out of sight before its data come, and moves for nobody", () =>
    withTab("/", { viewport: { width: 1440, height: HEIGHT } }, async (page) => {
      const held = await hold(page, /debug-data/);
      await page.goto(addressOf(viewRoute("routes")));
      await held.asked;
      const top = () => page.locator(".site-footer").evaluate((footer) => footer.getBoundingClientRect().top);
      assert.ok((await top()) > HEIGHT);
      held.release();
      await partOf(page, first).waitFor();
      assert.ok((await top()) > HEIGHT);
    }),
  );

  browserTest("a debug view does not move when its parts come, nor when the rows of its only part do", () =>
    withPage("/", { viewport: { width: 412, height: HEIGHT } }, async (page) => {
      const ofIndex = await hold(page, /index\.json/);
      const ofRows = await hold(page, /debug-data\/(?!index)/);
      await page.goto(addressOf(DEBUG_ROUTE));
      await ofIndex.asked;
      await page.locator(".debug-view > .site-spinner").waitFor();
      ofIndex.release();
      await ofRows.asked;
      await page.locator(".debug-view > details > .site-spinner").waitFor();
      ofRows.release();
      await page.locator(".debug-view .rows > ul > li").first().waitFor();
      await drawn(page);
      await page.evaluate(
        "new PerformanceObserver((list) => (window.moved = list.getEntries().map(({ value }) => value))).observe({ type: 'layout-shift', buffered: true })",
      );
      await drawn(page);
      assert.deepEqual(await page.evaluate("window.moved ?? []"), []);
    }),
  );

  browserTest("a search in a debug view filters the rows of all parts, and its address can be shared", () =>
    withTab(viewRoute("routes"), {}, async (page) => {
      const [row] = read<DebugRow[]>(firstFile).slice(-1);
      const label = row?.label ?? "";
      await fieldOf(page).fill(label);
      const found = read<DebugRow[]>(firstFile).filter(({ data }) => JSON.stringify(data).includes(label)).length;
      const part = partOf(page, first);
      await part.getByText(`${found} of ${index.routes?.[0]?.rows ?? 0}`).waitFor();
      await rowsOf(part).getByRole("link", { name: label, exact: true }).waitFor();
      await fieldOf(page).fill("no such row anywhere");
      await part.getByText(`0 of ${index.routes?.[0]?.rows ?? 0}`).waitFor();
      assert.equal(await rowsOf(part).count(), 0);
    }),
  );

  browserTest("a row without a page links to the view that shows it", () =>
    withTab(viewRoute("config"), {}, async (page) => {
      const [part] = index.config ?? [];
      await openPart(page, part?.title ?? "");
      await page.getByRole("link", { name: "relativeLinks", exact: true }).click();
      await page.waitForURL("**/config/?q=relativeLinks");
      await page.getByText(`1 of ${part?.rows ?? 0}`).waitFor();
      assert.equal(await fieldOf(page).inputValue(), "relativeLinks");
    }),
  );

  browserTest("a row and a view of the debug pages are copied as JSON", () =>
    withPage(viewRoute("routes"), {}, async (page) => {
      const part = await openPart(page, first);
      const [row] = read<DebugRow[]>(firstFile);
      await withClipboard(page, async () => {
        const copied = () => page.evaluate<string>("navigator.clipboard.readText()");
        await rowsOf(part).first().getByRole("button", { name: "as JSON" }).click();
        await part.getByRole("status").getByText("Copied").waitFor({ state: "attached" });
        assert.deepEqual(JSON.parse(await copied()), row?.data);
        await page.getByRole("button", { name: "Copy this view as JSON" }).click();
        await page.locator(".tools").getByRole("status").getByText("Copied").waitFor({ state: "attached" });
        const view = JSON.parse(await copied()) as Record<string, unknown[]>;
        assert.deepEqual(
          Object.entries(view).map(([title, rows]) => [title, rows.length]),
          index.routes?.map(({ title, rows }) => [title, rows]),
        );
      });
    }),
  );

  browserTest("of ten thousand rows those in view are in the page, also after scrolling and by keyboard", () =>
    withPage("/", {}, async (page) => {
      await feed(page);
      await page.goto(addressOf(viewRoute("routes")));
      const part = partOf(page, "many");
      await rowsOf(part).first().waitFor();
      assert.ok((await rowsOf(part).count()) < 100, "all rows are in the page");
      await part.locator(".rows").evaluate((box) => box.scrollTo(0, box.scrollHeight));
      await part.getByRole("link", { name: `/docs/page-${MANY - 1}/`, exact: true }).waitFor();
      assert.ok((await rowsOf(part).count()) < 100, "rows stay in the page");
      assert.equal(await part.getByRole("link", { name: "/docs/page-0/", exact: true }).count(), 0);
      await part.locator(".rows").press("Home");
      await part.getByRole("link", { name: "/docs/page-0/", exact: true }).waitFor();
      for (let step = 0; step < 3 * 30; step += 1) await page.keyboard.press("Tab");
      await drawn(page);
      const focusedRow = () => page.evaluate<string>("document.activeElement.closest('li')?.textContent ?? ''");
      assert.match(await focusedRow(), /page-29/);
      await part.locator(".rows").evaluate((box) => box.scrollTo(0, box.scrollHeight));
      await part.getByRole("link", { name: `/docs/page-${MANY - 1}/`, exact: true }).waitFor();
      assert.match(await focusedRow(), /page-29/, "a row that scrolls away loses the focus");
      await page.keyboard.press("Tab");
      assert.match(await focusedRow(), /page-30/);
      await fieldOf(page).fill("page-1234/");
      await part.getByText(`1 of ${MANY}`).waitFor();
      assert.equal(await rowsOf(part).count(), 1);
    }),
  );

  for (const width of WIDTHS)
    browserTest(`an opened row of a debug view has no fault at ${width} px`, () =>
      withTab(viewRoute("routes"), { viewport: { width, height: HEIGHT } }, async (page) => {
        const part = await openPart(page, first);
        await rowsOf(part).first().getByRole("button", { name: "Show the data" }).click();
        await rowsOf(part).first().locator(".json").waitFor();
        await assertAccessible(page, `light, ${width} px`);
        await page.emulateMedia({ colorScheme: "dark" });
        await assertContrast(page, `dark, ${width} px`);
        assert.equal(await page.evaluate(OVERFLOW), 0, "the page scrolls sideways");
      }),
    );

  browserTest("without scripts a debug page says that it needs them", () =>
    withTab(DEBUG_ROUTE, { scripts: false }, async (page) => {
      await page.getByText("This page needs scripts.").waitFor();
    }),
  );

  browserTest("a debug page whose data do not come says why, and tries again", () =>
    withPage("/", { failing: /debug-data/ }, async (page) => {
      const data = "**/debug-data/index.json";
      const bringBack = await answerFor(page, data, (route) => route.fulfill({ status: 503, body: "" }));
      await page.goto(addressOf(viewRoute("routes")));
      const alert = page.getByRole("alert").filter({ hasText: "index.json answers with 503" });
      await alert.waitFor();
      bringBack();
      await alert.getByRole("button").click();
      await partOf(page, first).waitFor();
    }),
  );
}

if (routesWith("index.html").includes(DEBUG_ROUTE)) declareTests(read<DebugIndex>("index.json"));
