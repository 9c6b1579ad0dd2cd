import assert from "node:assert/strict";
import type { ConsoleMessage, Page } from "playwright-core";
import { assertAccessible, assertContrast } from "./axe";
import { drawn, stillness } from "./moments";
import { hydrated, pageTests, withTab } from "./page";
import { browserTest } from "./suite";

/**
 * How a page looks, and what axe is asked of it then; of a page like one that was looked at, it is not asked a second
 * time in a mode.
 */
type State = {
  mode: "light" | "dark";
  width: number;
  ask?: (page: Page, state: string) => Promise<void>;
  isSecond?: boolean;
};

/**
 * The states of a page, one after another: axe looks at the narrow and the wide layout, the one between differs from
 * them in room alone.
 */
const STATES: State[] = [
  { mode: "light", width: 1440, ask: assertAccessible },
  { mode: "light", width: 768 },
  { mode: "light", width: 390, ask: assertAccessible, isSecond: true },
  { mode: "dark", width: 390, ask: assertContrast },
  { mode: "dark", width: 768 },
  { mode: "dark", width: 1440, ask: assertContrast, isSecond: true },
];

/** `missing` for a page that is answered with 404; `isLike` for one whose template was looked at already. */
type Audit = { missing?: boolean; isLike?: boolean };

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

/**
 * Declares what holds for every page of a site: no fault that axe finds, no scrolling sideways, nothing in the console,
 * on paper the content alone, and all of it without scripts.
 */
export function auditTests(name: string, path: string, { missing = false, isLike = false }: Audit = {}): void {
  pageTests(
    path,
    { missing, viewport: DESKTOP },
    {
      [`${name}: no fault at three widths in both modes`]: async (page) => {
        const warnings: string[] = [];
        const note = (message: ConsoleMessage) => void (message.type() === "warning" && warnings.push(message.text()));
        page.on("console", note);
        for (const state of STATES) {
          await show(page, state);
          await assertSound(page, state, isLike);
        }
        page.off("console", note);
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
    withTab(path, { missing, viewport: PHONE, scripts: false }, async (page) => {
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

/** Shows a page in a state; where the mode changes it is loaded anew, as a reader with that system would get it. */
async function show(page: Page, { mode, width }: State): Promise<void> {
  const isNew = (await page.locator("html").getAttribute("data-theme")) !== mode;
  await page.emulateMedia({ colorScheme: mode });
  await page.setViewportSize({ width, height: HEIGHT });
  if (!isNew) return drawn(page);
  await page.reload();
  await hydrated(page);
}

async function assertSound(page: Page, { mode, width, ask, isSecond = false }: State, isLike: boolean): Promise<void> {
  const state = `${mode}, ${width} px`;
  await stillness(page);
  assert.equal(await page.evaluate(OVERFLOW), 0, `the page scrolls sideways (${state})`);
  if (ask && !(isLike && isSecond)) await ask(page, state);
}
