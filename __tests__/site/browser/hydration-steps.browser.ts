import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { until } from "../../browser/support/moments";
import { hydrated, withPage } from "../../browser/support/page";
import { addressOf } from "../../browser/support/site";
import { browserTest } from "../../browser/support/suite";

const DOC = "/docs/installation/";
/** Shares of the steps after which a reader does something. */
const MOMENTS = [0.1, 0.5, 0.9];

/**
 * Lets React do one thing after another with a task between them, as on a slow processor, because its clock seems to
 * run; in the task after `step` of them the page clicks on the element that a selector finds.
 */
function slowSteps([step, selector]: [step: number, selector: string]): void {
  const counted = window as typeof window & { steps?: number };
  const now = performance.now.bind(performance);
  let passed = 0;
  performance.now = () => now() + (passed += 6);
  const post = Reflect.get(MessagePort.prototype, "postMessage") as (this: MessagePort, message: unknown) => void;
  MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
    if (performance.getEntriesByName("onInitialClientRender").length === 0) {
      counted.steps = (counted.steps ?? 0) + 1;
      if (counted.steps === step) document.querySelector<HTMLElement>(selector)?.click();
    }
    post.call(this, message);
  };
}

/** Opens the doc anew with slow steps, and has React take it over; returns how many steps that took. */
async function takenOverSlowly(page: Page, step = 0, selector = "html"): Promise<number> {
  await page.addInitScript(slowSteps, [step, selector] as [number, string]);
  await page.reload();
  await page.mouse.move(200, 300);
  await until(page, "performance.getEntriesByName('onInitialClientRender').length > 0");
  return page.evaluate<number>("window.steps");
}

/** How many steps the doc takes. */
async function stepsOfDoc(): Promise<number> {
  let steps = 0;
  await withPage(DOC, { untouched: true }, async (page) => {
    steps = await takenOverSlowly(page);
  });
  return steps;
}

browserTest(
  "React takes a page over in many steps; a button clicked between two of them does its one action",
  async () => {
    const steps = await stepsOfDoc();
    assert.ok(steps > 50, `${steps} steps`);
    for (const moment of MOMENTS)
      await withPage(DOC, { untouched: true }, async (page) => {
        await takenOverSlowly(page, Math.round(steps * moment), "button[aria-label^='Switch between light and dark']");
        await page.locator("html[data-theme=dark]").waitFor();
        await hydrated(page);
        assert.equal(await page.locator("html").getAttribute("data-theme"), "dark");
      });
  },
);

browserTest("a link that is clicked between two steps leads on", async () => {
  const steps = await stepsOfDoc();
  for (const moment of MOMENTS)
    await withPage(DOC, { untouched: true }, async (page) => {
      await takenOverSlowly(page, Math.round(steps * moment), ".site-sidebar a[href$='/docs/configuration/']");
      await page.waitForURL(addressOf("/docs/configuration/"));
      await page.getByRole("heading", { level: 1, name: "Configuration", exact: true }).waitFor();
    });
});
