import { readFileSync } from "node:fs";
import { transformSync } from "esbuild";
import askingLoader from "../../../src/build/bundler/asking-loader.cjs";

const moduleOf = (source: string) => askingLoader.call({ resourcePath: ".cache/loader.js" }, source);
const source = readFileSync("node_modules/gatsby/cache-dir/loader.js", "utf8");

test("Gatsby asks below the base URL whether an address without a page has a file", () => {
  const asking = moduleOf(source).match(/doFetch\([^()]*HEAD[^()]*\)/g);
  expect(asking).toEqual(["doFetch(__BASE_PATH__ + rawPath, `HEAD`)"]);
});

test("it asks for a page's data by its path alone", () => {
  expect(source).toContain("maybeSearch}");
  expect(moduleOf(source)).toContain("return `${__PATH_PREFIX__}/page-data/${fixedPath}/page-data.json`\n}");
});

test("it has no methods that nothing calls", () => {
  const methods = (text: string) => text.match(/^ {2}\w*PartialHydrationJson\(.*$/gm);
  expect(methods(source)).toHaveLength(3);
  expect(methods(moduleOf(source))).toBeNull();
  // What is left is a module still.
  expect(transformSync(moduleOf(source), { loader: "js" }).warnings).toEqual([]);
});

test("a Gatsby that asks otherwise ends the build", () => {
  expect(() => moduleOf("fetch(rawPath)")).toThrow(".cache/loader.js no longer has /doFetch");
  expect(() => moduleOf("doFetch(rawPath, `HEAD`)")).toThrow("Look whether Gatsby asks for a page's data without");
});
