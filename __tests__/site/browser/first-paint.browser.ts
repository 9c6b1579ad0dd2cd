import assert from "node:assert/strict";
import { withDeployment } from "../../browser/support/deployment";
import { later } from "../../browser/support/later";
import { until } from "../../browser/support/moments";
import { browserTest } from "../../browser/support/suite";

const DOC = "/docs/installation/";

/** How long a page that may be painted is watched for not being so: a slow machine sees less of a fault, never one. */
const WATCHED_MS = 500;

const PAINTED = "performance.getEntriesByType('paint').length > 0";
const HAS_STYLES = "[...document.querySelectorAll('link[rel=stylesheet]')].every(({ sheet }) => sheet)";

const HALVES = {
  "the bar at its top": { before: '<button type="button" class="icon-button color-mode-toggle"', has: ".side.right" },
  "the menu above its title": { before: "<span>Copy page", has: ".copy-page summary" },
};

for (const [part, { before, has }] of Object.entries(HALVES)) {
  browserTest(`a doc is not painted with half of ${part}, and is once the rest has come`, () =>
    withDeployment(async ({ deployment, page }) => {
      const rest = later();
      deployment.pause = { before, until: rest.promise };
      await page.goto(new URL(DOC.slice(1), deployment.url).href, { waitUntil: "commit" });
      await until(page, `document.querySelector(${JSON.stringify(has)}) && ${HAS_STYLES}`);
      await page.evaluate(`new Promise((resolve) => setTimeout(resolve, ${WATCHED_MS}))`);
      assert.equal(await page.evaluate(PAINTED), false);
      rest.resolve();
      await until(page, PAINTED);
    }),
  );
}
