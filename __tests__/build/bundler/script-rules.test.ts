import { mkdirSync, mkdtempSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { withoutBabel, type Rule } from "../../../src/build/bundler/script-rules";

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
  symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"), "junction");
  write("package.json", "{}");
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): string {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
  return path.join(root, file);
}

/** What a file goes through, one after the other, in a build of the pages' scripts or another stage. */
function loadersOf(file: string, stage: Parameters<typeof withoutBabel>[1] = "build-javascript"): unknown[] {
  const flat = withoutBabel(RULES, stage, root).flatMap((rule) => {
    const choices = "oneOf" in rule ? (rule as OneOf).oneOf : [rule];
    const chosen = choices.find(
      ({ test, include, resourceQuery }: OneOf["oneOf"][number]) =>
        test?.test(file) && (!resourceQuery || resourceQuery.test("")) && (!include || include(file)),
    );
    return chosen?.use === undefined ? [] : [chosen.use].flat();
  });
  return flat.map((use) =>
    typeof use === "string" ? use : (use as { loader: string }).loader.replace(/.*(?:node_modules|bundler)./, ""),
  );
}

const SWC = path.join("swc-loader", "src", "index.js");
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

  it.each(["graphql(query);", "<Slice alias='a' />;", "import a from 'a.macro';"])(
    "leaves `%s` to Babel, once",
    (text) => expect(loadersOf(write("src/a.tsx", text))).toEqual(["babel"]),
  );

  it("takes Gatsby's own modules through swc, which speak of queries and slices and hold none", () => {
    const text = "export function graphql() { throw new Error(`Gatsby is misconfigured`) } export { Slice }";
    expect(loadersOf(write(".cache/gatsby-browser-entry.js", text))).toEqual([RSPACK, QUERIES]);
  });

  it("leaves packages, styles and what is no file as they were", () => {
    expect(loadersOf(write("src/a.css", ""))).toEqual(["css"]);
    expect(loadersOf("/site/node_modules/a/index.js")).toEqual(["babel"]);
    expect(loadersOf(path.join(root, "src/none.js"))).toEqual(["babel"]);
  });

  it.each(["a.ts", "a.tsx", "a.js"])("takes %s through swc in develop, which refreshes components", (name) => {
    const file = write(`src/${name}`, "export const a = 1;");
    expect(loadersOf(file, "develop")).toEqual([SWC, QUERIES]);
    expect(loadersOf(file, "develop-html")).toEqual([SWC, QUERIES]);
    expect(loadersOf(file, "build-html")).toEqual([SWC, QUERIES]);
  });

  it("leaves queries to Babel for the HTML of develop, which has their results in it", () => {
    const file = write("src/query.tsx", "useStaticQuery(graphql`{ site { id } }`);");
    expect(loadersOf(file, "develop")).toEqual([SWC, QUERIES]);
    expect(loadersOf(file, "develop-html")).toEqual(["babel"]);
  });

  it("changes nothing outside of Rspack where no swc is installed for the system", () => {
    unlinkSync(path.join(root, "node_modules"));
    expect(withoutBabel(RULES, "develop", root)).toEqual(RULES);
  });

  it("changes nothing where the site names its browsers", () => {
    write("package.json", '{ "browserslist": ["defaults"] }');
    expect(withoutBabel(RULES, "build-javascript", root)).toEqual(RULES);
  });
});
