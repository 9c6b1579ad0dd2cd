import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { loadForBundles } from "../../../src/build/hooks/load-later";

let root: string;
/** What the modules of the site's packages have written there as they were loaded. */
const loaded = () => (existsSync(path.join(root, "loaded")) ? readFileSync(path.join(root, "loaded"), "utf8") : "");

/** Writes a module of a package that the site has. */
function install(file: string, code: string): void {
  const target = path.join(root, "node_modules", file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, code);
}

const writes = (word: string) =>
  `require("node:fs").appendFileSync(${JSON.stringify(path.join(root, "loaded"))}, "${word} ");`;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "load-later-"));
  install("gatsby/package.json", "{}");
  install("gatsby/dist/utils/webpack.config.js", writes("configuration"));
});
afterEach(() => rmSync(root, { recursive: true }));

test("Gatsby's webpack and its configuration are loaded one after the other", async () => {
  install("webpack/lib/webpack.js", writes("webpack"));
  await loadForBundles(root);
  expect(loaded()).toBe("webpack configuration ");
});

test("what cannot be loaded ends it in silence: who needs it will tell", async () => {
  install("webpack/lib/webpack.js", "throw new Error('no webpack');");
  await loadForBundles(root);
  expect(loaded()).toBe("");
});
