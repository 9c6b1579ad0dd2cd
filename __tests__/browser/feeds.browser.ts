import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { readSite } from "../../src/lib/site-config";
import { routeOf } from "../../src/lib/routes/url";
import { readSettings } from "../../src/read-settings";
import { site as siteInput } from "../../src/site";
import { atomFaults, jsonFaults, rssFaults } from "../support/feed-rules";
import { withTab } from "./support/page";
import { routesWith } from "./support/samples";
import { browserTest } from "./support/suite";

/** The routes whose feeds say what docs are about; those of blogs hold all of a post. */
const docRoutes = readSite(readSettings(siteInput)).docs.map(({ routeBasePath }) => routeOf(routeBasePath));

const FORMATS = { "rss.xml": rssFaults, "atom.xml": atomFaults, "feed.json": jsonFaults };

for (const [name, faultsOf] of Object.entries(FORMATS)) {
  browserTest(
    `every ${name} of the build keeps the rules of its format, and stands beside the page that it is of`,
    async () => {
      const faults = routesWith(name).flatMap((route) => {
        const folder = path.join("public", route);
        const held = docRoutes.includes(route) ? "summary" : "content";
        const found = faultsOf(readFileSync(path.join(folder, name), "utf8"), held);
        return [...found, ...(existsSync(path.join(folder, "index.html")) ? [] : ["no page"])].map(
          (fault) => `${route}: ${fault}`,
        );
      });
      assert.deepEqual(faults, []);
    },
  );
}

for (const name of ["rss.xml", "atom.xml"]) {
  browserTest(`a person who opens ${name} can read it and go on to its posts`, async () => {
    const [route] = routesWith(name);
    if (route === undefined) return;
    await withTab(`${route}${name}`, { scripts: false }, async (page) => {
      await page.locator("xpath=//*[local-name()='a']").nth(1).waitFor();
      const whole = page.locator("xpath=//*[local-name()='encoded' or local-name()='content']");
      assert.ok((await whole.count()) > 0, "no post has its text");
      assert.equal(await whole.first().isVisible(), false);
    });
  });
}
