import { readFileSync } from "node:fs";
import baseLoader from "../../../src/build/bundler/base-loader.cjs";

const moduleOf = (source: string) => baseLoader.call({ resourcePath: ".cache/loader.js" }, source);

test("Gatsby asks below the base URL whether an address without a page has a file", () => {
  const source = readFileSync("node_modules/gatsby/cache-dir/loader.js", "utf8");
  const asking = moduleOf(source).match(/doFetch\([^()]*HEAD[^()]*\)/g);
  expect(asking).toEqual(Array(2).fill("doFetch(__BASE_PATH__ + rawPath, `HEAD`)"));
});

test("a Gatsby that asks otherwise ends the build", () => {
  expect(() => moduleOf("fetch(rawPath)")).toThrow(".cache/loader.js no longer has");
});
