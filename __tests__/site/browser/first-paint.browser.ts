import assert from "node:assert/strict";
import { withDeployment, type Deployment } from "../../browser/support/deployment";
import { later } from "../../browser/support/later";
import { until } from "../../browser/support/moments";
import { browserTest } from "../../browser/support/suite";

const DOC = "/docs/installation/";
const OTHER_DOC = "/docs/";

const PAINTED = "performance.getEntriesByType('paint').length > 0";
const HAS_STYLES = "[...document.querySelectorAll('link[rel=stylesheet]')].every(({ sheet }) => sheet)";

const HALVES = {
  "the bar at its top": { before: '<button type="button" class="icon-button color-mode-toggle"', has: ".side.right" },
  "the menu above its title": { before: "<span>Copy page", has: ".copy-page summary" },
};

const addressOn = ({ url }: Deployment, route: string) => new URL(route.slice(1), url).href;

for (const [part, { before, has }] of Object.entries(HALVES)) {
  browserTest(`a doc is not painted with half of ${part}, and is once the rest has come`, () =>
    withDeployment(async ({ deployment, context, page }) => {
      const rest = later();
      deployment.pause = { route: DOC, before, until: rest.promise };
      await page.goto(addressOn(deployment, DOC), { waitUntil: "commit" });
      await until(page, `document.querySelector(${JSON.stringify(has)}) && ${HAS_STYLES}`);
      // A page that was asked for later has been painted by then.
      const other = await context.newPage();
      await other.goto(addressOn(deployment, OTHER_DOC));
      await until(other, PAINTED);
      assert.equal(await page.evaluate(PAINTED), false);
      rest.resolve();
      await until(page, PAINTED);
    }),
  );
}
