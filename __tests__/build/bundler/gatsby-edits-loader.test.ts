import { readFileSync } from "node:fs";
import path from "node:path";
import vm from "node:vm";
import { transformSync } from "esbuild";
import gatsbyEditsLoader from "../../../src/build/bundler/gatsby-edits-loader.cjs";

const HEAD = "head/head-export-handler-for-browser.js";

const gatsbys = (file: string) => readFileSync(`node_modules/gatsby/cache-dir/${file}`, "utf8");
const moduleOf = (source: string, file = "loader.js") =>
  gatsbyEditsLoader.call({ resourcePath: path.resolve(".cache", file) }, source);
const source = gatsbys("loader.js");

/** Gatsby's function that finds the page of an address, with its edits; there are no redirects and no match paths. */
function pathFinder(): (address: string) => string {
  const { code } = transformSync(moduleOf(gatsbys("find-path.js"), "find-path.js"), { format: "cjs" });
  const plain = (file: string) => transformSync(gatsbys(file), { format: "cjs" }).code;
  const run = (text: string, load: (name: string) => object) => {
    const module = { exports: {} };
    vm.runInNewContext(text, { module, require: load, decodeURIComponent, __BASE_PATH__: "" });
    return module.exports;
  };
  const found = run(code, (name) =>
    name.startsWith("./") && !name.startsWith("./redirect")
      ? run(plain(`${name.slice(2)}.js`), () => ({}))
      : { pick: () => null, maybeGetBrowserRedirect: () => undefined },
  );
  return (found as { findPath: (address: string) => string }).findPath;
}

test("Gatsby asks below the base URL whether an address without a page has a file", () => {
  const asking = moduleOf(source).match(/doFetch\([^()]*HEAD[^()]*\)/g);
  expect(asking).toEqual(["doFetch(__BASE_PATH__ + rawPath, `HEAD`)"]);
});

test("it asks for a page's data by its path alone", () => {
  expect(source).toContain("maybeSearch}");
  expect(moduleOf(source)).toContain("return `${__PATH_PREFIX__}/page-data/${fixedPath}/page-data.json`\n}");
});

test("it asks for the data of a path with a sign of percent by an address that can be decoded", () => {
  const fixed = /const fixedPath = .*/.exec(moduleOf(source))?.[0];
  expect(fixed).toContain("stripSurroundingSlashes(path).replaceAll(`%`, `%25`)");
});

test.each([
  ["/docs/a/?q=1#b", "/docs/a?q=1"],
  ["/index.html", "/"],
  ["/index.html?q=1", "/?q=1"],
  ["/index.html#b", "/"],
  ["/docs/a/index.html?to=/index.html", "/docs/a?to=/index.html"],
  ["/docs/reindex.html", "/docs/reindex.html"],
  ["/docs/a/?to=/index.html", "/docs/a?to=/index.html"],
  ["/docs/%C3%A4/", "/docs/ä"],
  ["/100%", "/100%"],
  ["/100%25", "/100%"],
  ["/%E0%A4%A?q=1#b", "/%E0%A4%A?q=1"],
])("of the address %s Gatsby finds the page %s", (address, page) => {
  expect(pathFinder()(address)).toBe(page);
});

test("it has no methods that nothing calls", () => {
  const methods = (text: string) => text.match(/^ {2}\w*PartialHydrationJson\(.*$/gm);
  expect(methods(source)).toHaveLength(3);
  expect(methods(moduleOf(source))).toBeNull();
  expect(source).toContain("import(`react-server-dom-webpack`)");
  expect(moduleOf(source)).not.toContain("react-server-dom-webpack");
  // What is left is a module still.
  expect(transformSync(moduleOf(source), { loader: "js" }).warnings).toEqual([]);
});

test("a bundler knows which React its pages have, and leaves out what another one needs", () => {
  expect(moduleOf(gatsbys(HEAD), HEAD)).toContain("const reactMajor = 18\nif (reactMajor !== 18 &&");
});

test.each(["navigation.js", "page-renderer.js", "static-query.js"])("%s has no types of properties", (file) => {
  expect(gatsbys(file)).toContain("PropTypes.");
  expect(moduleOf(gatsbys(file), file)).not.toMatch(/PropTypes/i);
  expect(moduleOf(gatsbys(file), file)).toContain("export ");
});

test("modules that are not Gatsby's for browsers are what they were", () => {
  expect(moduleOf("parseInt(React.version.split(`.`)[0], 10)", `commonjs/${HEAD}`)).toContain("React.version");
  expect(gatsbyEditsLoader.call({ resourcePath: path.resolve("src/loader.js") }, "1")).toBe("1");
});

test("a Gatsby that asks otherwise ends the build", () => {
  expect(() => moduleOf("fetch(rawPath)")).toThrow("loader.js no longer has /doFetch");
  expect(() => moduleOf("doFetch(rawPath, `HEAD`)")).toThrow("Look whether Gatsby asks for a page's data without");
});
