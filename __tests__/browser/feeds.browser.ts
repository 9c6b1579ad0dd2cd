import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { atomFaults, jsonFaults, rssFaults } from "../support/feed-rules";
import { withTab } from "./support/page";
import { routesWith } from "./support/samples";
import { browserTest } from "./support/suite";

const FORMATS = { "rss.xml": rssFaults, "atom.xml": atomFaults, "feed.json": jsonFaults };

for (const [name, faultsOf] of Object.entries(FORMATS)) {
  browserTest(
    `every ${name} of the build keeps the rules of its format, and stands beside the page that it is of`,
    async () => {
      const faults = routesWith(name).flatMap((route) => {
        const folder = path.join("public", route);
        const found = faultsOf(readFileSync(path.join(folder, name), "utf8"));
        return [...found, ...(existsSync(path.join(folder, "index.html")) ? [] : ["no page"])].map(
          (fault) => `${route}: ${fault}`,
        );
      });
      assert.deepEqual(faults, []);
    },
  );
}

browserTest("a person who opens a feed can read it", async () => {
  const [route] = routesWith("rss.xml");
  if (route === undefined) return;
  await withTab(`${route}rss.xml`, { scripts: false }, async (page) => {
    await page.getByRole("heading", { level: 1 }).waitFor();
    assert.ok((await page.getByRole("heading", { level: 2 }).getByRole("link").count()) > 0, "no post is linked");
  });
});
