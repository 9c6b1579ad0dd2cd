import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { assertAccessible, assertContrast } from "./axe";
import { drawn, stillness } from "./moments";
import { hydrated, pageTests, withPage, type PageOptions } from "./page";
import { browserTest } from "./suite";

/** The mode and the width at which a page is looked at, one after another; it is loaded anew where the mode changes, as a reader with that system would get it. */
const STATES = [
  ["light", 1440],
  ["light", 768],
  ["light", 390],
  ["dark", 390],
  ["dark", 768],
  ["dark", 1440],
] as const;

type State = (typeof STATES)[number];

const HEIGHT = 900;
const DESKTOP = { width: 1440, height: HEIGHT };
const PHONE = { width: 390, height: HEIGHT };
const PAPER = { width: 720, height: 1000 };
const WHITE = "rgb(255, 255, 255)";

const BACKGROUND = "getComputedStyle(document.documentElement).backgroundColor";

/** How many pixels of the page lie beyond the window's right edge. */
const OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth";

/** What shows around the main part of a page, by classes. */
const AROUND = `[...document.querySelectorAll("body *")]
  .filter((element) => !element.closest("main, script, style") && !element.querySelector("main"))
  .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height > 1)
  .map((element) => element.className || element.tagName)`;

/** Declares what holds for every page of a site: no fault that axe finds, no scrolling sideways, nothing in the console, on paper the content alone, and all of it without scripts. */
export function auditTests(name: string, path: string, options: Pick<PageOptions, "missing"> = {}): void {
  pageTests(
    path,
    { ...options, viewport: DESKTOP },
    {
      [`${name}: no fault at three widths in both modes`]: async (page) => {
        const warnings: string[] = [];
        page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
        for (const state of STATES) {
          await show(page, state);
          await assertSound(page, state);
        }
        assert.ok((await page.locator("h1").count()) > 0, "the page has no h1");
        assert.deepEqual(warnings, []);
      },
      [`${name}: on paper it is its content alone, in light colours`]: async (page) => {
        await page.emulateMedia({ media: "print", colorScheme: "dark" });
        await page.setViewportSize(PAPER);
        await drawn(page);
        assert.deepEqual(await page.evaluate(AROUND), []);
        assert.equal(await page.evaluate(BACKGROUND), WHITE);
        assert.equal(await page.evaluate(OVERFLOW), 0, "the page is wider than the paper");
      },
    },
  );

  browserTest(`${name}: without scripts it can be read, in the colours of the system`, () =>
    withPage(path, { ...options, viewport: PHONE, scripts: false }, async (page) => {
      assert.equal(await page.getByRole("heading", { level: 1 }).first().isVisible(), true);
      assert.equal(await page.evaluate(OVERFLOW), 0, "the page scrolls sideways on a phone");
      await page.setViewportSize(DESKTOP);
      assert.equal(await page.evaluate(OVERFLOW), 0, "the page scrolls sideways");
      const light = await page.evaluate(BACKGROUND);
      await page.emulateMedia({ colorScheme: "dark" });
      assert.notEqual(await page.evaluate(BACKGROUND), light);
    }),
  );
}

async function show(page: Page, [mode, width]: State): Promise<void> {
  const isNew = (await page.locator("html").getAttribute("data-theme")) !== mode;
  await page.emulateMedia({ colorScheme: mode });
  await page.setViewportSize({ width, height: HEIGHT });
  if (!isNew) return drawn(page);
  await page.reload();
  await hydrated(page);
}

/** What a page must be like in a state: axe looks at the narrow and the wide layout, the one between differs from them in room alone. */
async function assertSound(page: Page, [mode, width]: State): Promise<void> {
  const state = `${mode}, ${width} px`;
  await stillness(page);
  assert.equal(await page.evaluate(OVERFLOW), 0, `the page scrolls sideways (${state})`);
  if (width === 768) return;
  await (mode === "light" ? assertAccessible(page, state) : assertContrast(page, state));
}
