import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { namesBrowsers, withoutBabel, type Rule } from "../../../src/build/bundler/script-rules";

/** Gatsby's rules, as far as they are about scripts: the site's own, TypeScript's, MDX' and of packages. */
const scripts: Rule = { test: /\.(js|mjs|jsx|ts|tsx)$/, use: "babel" };
const typeScript: Rule = { test: /\.tsx?$/, use: "babel" };
const ofMdx: Rule = { test: /\.[tj]sx?$/, resourceQuery: /__contentFilePath/, use: "babel" };
const styles: Rule = { test: /\.css$/, use: "css" };
const modules: Rule = { test: /\.m?js$/ };
const RULES = [modules, scripts, typeScript, ofMdx, styles];

type OneOf = { oneOf: (Rule & { include?: (file: string) => boolean })[] };

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "rules-"));
  write("package.json", "{}");
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): string {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
  return path.join(root, file);
}

/** What a file goes through, one after the other, where it is asked for with a query or without. */
function loadersOf(file: string, query = ""): unknown[] {
  const flat = withoutBabel(RULES, "develop", root).flatMap((rule) => {
    const choices = "oneOf" in rule ? (rule as OneOf).oneOf : [rule];
    const chosen = choices.find(
      ({ test, include, resourceQuery }: OneOf["oneOf"][number]) =>
        test?.test(file) && (!resourceQuery || resourceQuery.test(query)) && (!include || include(file)),
    );
    return chosen?.use === undefined ? [] : [chosen.use].flat();
  });
  return flat.map((use) =>
    typeof use === "string" ? use : (use as { loader: string }).loader.replace(/.*(?:node_modules|bundler)./, ""),
  );
}

const QUERIES = "queries-loader.cjs";
const RSPACK = "builtin:swc-loader";

describe("withoutBabel", () => {
  it.each(["a.ts", "a.tsx", "a.js"])("takes %s through the swc in Rspack, once, and through nothing else", (name) => {
    expect(loadersOf(write(`src/${name}`, "export const a = 1;"))).toEqual([RSPACK, QUERIES]);
  });

  it.each(["a.tsx", "a.js"])("does the same for %s with a query", (name) => {
    const text = "import { graphql } from 'gatsby'; export const query = graphql`{ site { id } }`;";
    expect(loadersOf(write(`src/${name}`, text))).toEqual([RSPACK, QUERIES]);
  });

  it.each([
    "graphql(query);",
    "<Slice alias='a' />;",
    "import a from 'a.macro';",
    "export async function getServerData() {}",
    "export const config = () => ({});",
  ])("leaves `%s` to Babel, once", (text) => expect(loadersOf(write("src/a.tsx", text))).toEqual(["babel"]));

  it("takes Gatsby's own modules through swc, which speak of queries and slices and hold none", () => {
    const text = "export function graphql() { throw new Error(`Gatsby is misconfigured`) } export { Slice }";
    expect(loadersOf(write(".cache/gatsby-browser-entry.js", text))).toEqual([RSPACK, QUERIES]);
  });

  it("leaves packages, styles and what is no file as they were", () => {
    expect(loadersOf(write("src/a.css", ""))).toEqual(["css"]);
    expect(loadersOf("/site/node_modules/a/index.js")).toEqual(["babel"]);
    expect(loadersOf(path.join(root, "src/none.js"))).toEqual(["babel"]);
  });

  it.each(["", "?export=default", "?export=head"])("takes a template asked for as `%s` through swc", (query) => {
    expect(loadersOf(write("src/a.tsx", "export function Head() {}"), query)).toEqual([RSPACK, QUERIES]);
  });

  it("leaves a script with another query to others", () => {
    expect(loadersOf(write("src/a.tsx", ""), "?raw")).toEqual(["babel"]);
  });

  it.each([
    ["develop", { runtime: "automatic", development: true, refresh: true }],
    ["build-javascript", { runtime: "automatic", development: false, refresh: false }],
  ] as const)("refreshes components in develop alone: %s", (stage, react) => {
    const [{ oneOf }] = withoutBabel([scripts], stage, root) as [{ oneOf: { use: { options: object }[] }[] }];
    expect(oneOf[0]?.use[0]?.options).toMatchObject({ jsc: { transform: { react } } });
  });
});

describe("namesBrowsers", () => {
  it("knows a list in package.json, and a file of its own", () => {
    expect(namesBrowsers(root)).toBe(false);
    // The mark is what PowerShell writes at the start of files.
    write("package.json", '\uFEFF{ "browserslist": ["defaults"] }');
    expect(namesBrowsers(root)).toBe(true);
    write("package.json", "{}");
    write(".browserslistrc", "defaults");
    expect(namesBrowsers(root)).toBe(true);
  });
});
