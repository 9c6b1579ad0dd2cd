import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { withClipboard } from "../../browser/support/clipboard";
import { drawn, holdTime, stillness, until } from "../../browser/support/moments";
import { requestsDone } from "../../browser/support/requests";
import { withPage, withTab } from "../../browser/support/page";
import { addressOf } from "../../browser/support/site";
import { browserTest } from "../../browser/support/suite";

const FOCUSED =
  "document.activeElement?.textContent?.trim() || document.activeElement?.getAttribute('aria-label') || ''";
const TABS = 12;

browserTest("the first stop of the Tab key skips to the content, later ones are the navbar's links", () =>
  withTab("/docs/installation/", {}, async (page) => {
    const stops: unknown[] = [];
    for (let press = 0; press < TABS; press += 1) {
      await page.keyboard.press("Tab");
      stops.push(await page.evaluate(FOCUSED));
    }
    assert.equal(stops[0], "Skip to main content");
    const [docs, api, blog] = ["Docs", "API", "Blog"].map((name) => stops.indexOf(name));
    assert.ok(docs && api && blog && docs > 0 && docs < api && api < blog, `the stops were ${stops.join(", ")}`);
  }),
);

browserTest("in forced colours the ring of a chosen tab is inside of it, and has the colour of its words", () =>
  withTab("/docs/installation/", {}, async (page) => {
    await page.emulateMedia({ forcedColors: "active" });
    const tab = page.locator("[role=tab][aria-selected=true]").first();
    await page.keyboard.press("Tab");
    await tab.focus();
    // The system's colours come as slowly as others.
    await stillness(page);
    const [ring, color] = await tab.evaluate((element) => {
      const { outlineStyle, outlineColor, outlineOffset, color: words } = getComputedStyle(element);
      return [[outlineStyle, outlineColor, outlineOffset], words];
    });
    assert.deepEqual(ring, ["solid", color, "-4px"]);
  }),
);

browserTest("readers who ask for more contrast have no paler text, and stronger lines", () =>
  withTab("/docs/installation/", {}, async (page) => {
    await page.emulateMedia({ contrast: "more" });
    await until(
      page,
      "getComputedStyle(document.querySelector('.toc-list a')).color === getComputedStyle(document.body).color",
    );
  }),
);

browserTest("the skip link moves the focus into the content", () =>
  withTab("/docs/installation/", {}, async (page) => {
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    assert.equal(
      await page.evaluate("document.querySelector('main')?.contains(document.activeElement) ?? false"),
      true,
    );
  }),
);

/** A stop of the Tab key: its name, whether its focus shows, and whether it is in the window with nothing over it. */
type Stop = { name: string; marked: boolean; seen: boolean };

const STOP = `(() => {
  const stop = document.activeElement;
  const { left, top, width, height } = stop.getClientRects()[0] ?? stop.getBoundingClientRect();
  const { outlineStyle, outlineWidth } = getComputedStyle(stop);
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  return {
    name: stop.getAttribute("aria-label") || stop.textContent.trim() || stop.title,
    marked: outlineStyle !== "none" && parseFloat(outlineWidth) >= 2,
    seen: over !== null && (stop.contains(over) || over.contains(stop)),
  };
})()`;
const MOST_STOPS = 120;

/** Presses Tab until a stop has a name; fails when a stop on the way cannot be seen, or none has the name. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const names: string[] = [];
  for (let press = 0; press < MOST_STOPS; press += 1) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate<Stop>(STOP);
    assert.deepEqual(
      { marked: stop.marked, seen: stop.seen },
      { marked: true, seen: true },
      `the focus on '${stop.name}' cannot be seen`,
    );
    if (typeof name === "string" ? stop.name === name : name.test(stop.name)) return;
    names.push(stop.name);
  }
  assert.fail(`no stop is named ${name}; the stops were ${names.join(", ")}`);
}

const nameOfStop = async (page: Page) => (await page.evaluate<Stop>(STOP)).name;

for (const colorScheme of ["light", "dark"] as const) {
  browserTest(
    `a page can be used by the keyboard alone: menu, sidebar, code, tabs, table of contents (${colorScheme})`,
    () =>
      withPage("/docs/markdown-features/tabs/", { colorScheme, clock: true }, async (page) => {
        await page.emulateMedia({ reducedMotion: "reduce" });
        await page.locator("[role=tabpanel][hidden=until-found]").first().waitFor({ state: "attached" });

        await tabTo(page, "Versions: Canary 🚧");
        await page.keyboard.press("Enter");
        await tabTo(page, "3.3.2");
        await page.keyboard.press("Escape");
        assert.equal(await nameOfStop(page), "Versions: Canary 🚧");

        await tabTo(page, "Expand the category Docs");
        await page.keyboard.press("Space");
        assert.equal(await nameOfStop(page), "Collapse the category Docs");
        await stillness(page);
        await tabTo(page, "Versioning");

        await tabTo(page, "Copy the code");
        // What the button says would be gone before a slow machine looks.
        await requestsDone(page);
        await holdTime(page);
        await withClipboard(page, async () => {
          await page.keyboard.press("Enter");
          await page.getByRole("status").getByText("Copied").waitFor();
        });

        await tabTo(page, "Spring tide");
        await page.keyboard.press("ArrowRight");
        assert.deepEqual(
          [await nameOfStop(page), await page.evaluate("document.activeElement.getAttribute('aria-selected')")],
          ["Neap tide", "true"],
        );

        await page.keyboard.press("Home");
        assert.equal(await nameOfStop(page), "Spring tide");

        // On the way there lie tabs of all kinds, whose closed panels are no stops.
        await tabTo(page, await page.locator(".toc-column a").first().innerText());
      }),
  );
}

browserTest(
  "a heading that is chosen in the table of contents by keyboard comes into view, and Tab goes on from there",
  () =>
    withTab("/docs/installation/", {}, async (page) => {
      await tabTo(page, /^Build$/);
      await page.keyboard.press("Enter");
      await page.waitForURL(addressOf("/docs/installation/#build"));
      await drawn(page);
      const top = await page.locator("#build").evaluate((heading) => heading.getBoundingClientRect().top);
      assert.ok(top >= 0 && top < 300, `the heading is ${top} px below the top of the window`);
      await page.keyboard.press("Tab");
      assert.equal(await page.evaluate("document.querySelector('article').contains(document.activeElement)"), true);
    }),
);
