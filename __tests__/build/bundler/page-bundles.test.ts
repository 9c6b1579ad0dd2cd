import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { pageBundles } from "../../../src/build/bundler/page-bundles";

test("a page's bundles are its own and those that it shares with others", () => {
  const root = mkdtempSync(path.join(os.tmpdir(), "bundles-"));
  expect(pageBundles(root)).toEqual({});
  const bundles = { app: ["app-1.js"], "component---doc": ["shared-2.js", "component---doc-3.js"] };
  mkdirSync(path.join(root, "public"));
  writeFileSync(
    path.join(root, "public/webpack.stats.json"),
    JSON.stringify({ namedChunkGroups: {}, assetsByChunkName: bundles }),
  );
  expect(pageBundles(root)).toEqual(bundles);
  rmSync(root, { recursive: true });
});
