import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { currentStylesheets } from "../../src/build/publish/current-scripts";
import { withTab } from "./support/page";
import { browserTest } from "./support/suite";

/** A property and its value, in which texts and brackets may hold what ends it elsewhere. */
const DECLARATION = /(?<=[{;])([a-z][a-z-]*):((?:[^;{}"(]|"[^"]*"|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+)(?=[;}])/g;

browserTest("a browser knows the value of each property in the stylesheets, but for those of other browsers", () =>
  withTab("/", {}, async (page) => {
    const css = currentStylesheets("public").map((address) => readFileSync(`public${address}`, "utf8"));
    const all = css.flatMap((text) =>
      [...text.matchAll(DECLARATION)].map(([, name = "", value = ""]) => [name, value]),
    );
    assert.ok(all.length > 1000, `only ${all.length} declarations were found`);
    const unknown = await page.evaluate(
      (pairs) =>
        pairs.filter(([name = "", value = ""]) => !CSS.supports(name, value.replace(/!important$/, "").trim())),
      all,
    );
    assert.deepEqual(unknown, []);
  }),
);
