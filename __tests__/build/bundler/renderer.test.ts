import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { getSSRChunkHashes } from "gatsby/dist/utils/webpack/get-ssr-chunk-hashes";
import webpack, { DefinePlugin, type Stats, type WebpackPluginInstance } from "webpack";
import { inEsbuild } from "../../../src/build/bundler/renderer";

// Among tests Gatsby's plugin for Babel reads the results of queries, which are not there yet in a build.
const { NODE_ENV } = process.env;
beforeAll(() => Object.assign(process.env, { NODE_ENV: "production" }));
afterAll(() => Object.assign(process.env, { NODE_ENV }));

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "renderer-"));
  symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"), "junction");
  mkdirSync(path.join(root, "src"));
  symlinkSync(path.resolve("src/build"), path.join(root, "src/build"), "junction");
  write("package.json", "{}");
  write(".cache/gatsby.js", "export const useStaticQuery = (key) => key;\nexport const graphql = () => {};");
  write("src/ui/site-settings.ts", 'import { site } from "../site";\nexport const settings = { title: site.title };');
  write("src/site.ts", 'export const site = { title: "A site" };');
  write(".cache/static-entry.js", 'export { page } from "../src/page.tsx";');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

/**
 * The program that is made of the site, with a value for `__NAME__`: who made it, what it exports, and the hash that
 * Gatsby has of it.
 */
async function rendered(name = "defined"): Promise<{ by: string; page: unknown; hash: unknown }> {
  const out = path.join(root, "out", name);
  const compiler = webpack({
    context: root,
    mode: "production",
    target: "node20",
    entry: { "render-page": path.join(root, ".cache/static-entry.js") },
    output: { path: out, filename: "[name].js", library: { type: "commonjs" } },
    module: { rules: [{ test: /\.svg$/, type: "asset/inline" }] },
    plugins: [
      new DefinePlugin({ __NAME__: JSON.stringify(name), "process.env": "({})" }),
      inEsbuild(root) as WebpackPluginInstance,
    ],
    externals: [{ os: `commonjs ${path.join(root, ".cache/watched-os.js")}` }],
    resolve: { alias: { gatsby$: path.join(root, ".cache/gatsby.js") }, extensions: [".ts", ".tsx", ".js"] },
  });
  const stats = await new Promise<Stats>((resolve, reject) =>
    compiler?.run((error, found) => (error || !found ? reject(error ?? new Error("no stats")) : resolve(found))),
  );
  if (stats.hasErrors()) throw Object.assign(new Error("failed"), { errors: stats.compilation.errors });
  const { renderPageHash } = getSSRChunkHashes({ stats, components: new Map() });
  await new Promise((resolve) => compiler?.close(resolve));
  const { page } = createRequire(path.join(root, "package.json"))(`./out/${name}/render-page.js`) as { page: unknown };
  return { by: existsSync(path.join(out, "render-page.js.map")) ? "esbuild" : "webpack", page, hash: renderPageHash };
}

test("esbuild makes the program, with settings, definitions and aliases as webpack has them", async () => {
  write("src/theme.css", "a { color: red }");
  write(
    "src/page.tsx",
    `import "./theme.css";
     import { createElement } from "react";
     import { settings } from "./ui/site-settings";
     declare const __NAME__: string;
     export const page: unknown[] = [settings.title, __NAME__, typeof process.env.PATH, createElement("a").type];`,
  );
  expect(await rendered()).toMatchObject({ by: "esbuild", page: ["A site", "defined", "string", "a"] });
});

test("a program that would be the same is not made again; one of other settings is", async () => {
  const kept = path.join(root, ".cache/webpack/renderer/render-page.js");
  const made = async () => {
    await rendered();
    return readFileSync(path.join(root, "out/defined/render-page.js"), "utf8");
  };
  write("src/page.tsx", 'import { settings } from "./ui/site-settings"; export const page = settings.title;');
  expect(await made()).toContain("A site");
  writeFileSync(kept, readFileSync(kept, "utf8").replace("A site", "As kept"));
  expect(await made()).toContain("As kept");
  write("src/site.ts", 'export const site = { title: "B site" };');
  expect(await made()).toContain("B site");
});

test("Gatsby knows by the hash that a program is another one, and that it is the same", async () => {
  write("src/page.tsx", "declare const __NAME__: string; export const page = __NAME__;");
  const [before, after] = [await rendered("before"), await rendered("after")];
  expect([before.page, after.page]).toEqual(["before", "after"]);
  expect(after.hash).not.toBe(before.hash);
  expect((await rendered("before")).hash).toBe(before.hash);
});

test("a query of a component is the key of its result, and one of a page is gone", async () => {
  write(
    "src/page.tsx",
    `import { graphql, useStaticQuery } from "gatsby";
     export const query = graphql\`query Page { site { id } }\`;
     export const page = useStaticQuery<object>(graphql\`query Data { site { id } }\`);`,
  );
  expect((await rendered()).page).toMatch(/^\d+$/);
});

test("the function of a template that configures its pages asks its query when it is called", async () => {
  write(
    "src/page.tsx",
    `import { graphql } from "gatsby";
     export async function config() { return graphql\`{ site { id } }\`; }
     export const page = { config };`,
  );
  const { by, page } = await rendered();
  const asked = jest.fn(() => Promise.resolve("the site"));
  Object.assign(globalThis, { __gatsbyGraphql: asked });
  expect([by, await (page as { config: () => Promise<unknown> }).config()]).toEqual(["esbuild", "the site"]);
  expect(asked).toHaveBeenCalledWith("{ site { id } }");
});

test("a module of Node is the one that Gatsby watches, unless the site asks for Node's own", async () => {
  write(".cache/watched-os.js", 'exports.EOL = "watched";');
  write(
    "src/page.tsx",
    `import { EOL } from "os";
     declare const __non_webpack_require__: NodeRequire;
     const { EOL: own } = __non_webpack_require__("os");
     export const page = [EOL, own];`,
  );
  expect((await rendered()).page).toEqual(["watched", os.EOL]);
});

test.each([
  ["a picture", "import icon from './icon.svg'; export const page = icon.slice(0, 9);", "data:imag"],
  ["Babel's macros", "export const page = 'a.macro';", "a.macro"],
])("a site with %s is left to webpack", async (_, text, page) => {
  write("src/icon.svg", "<svg/>");
  write("src/page.tsx", text);
  expect(await rendered()).toMatchObject({ by: "webpack", page });
});

test("a mistake fails the build, with its file and place", async () => {
  write("src/page.tsx", "export const page = {{ };");
  await expect(rendered()).rejects.toMatchObject({
    errors: [
      {
        message: 'Expected identifier but found "{"',
        module: { resource: path.join(root, "src/page.tsx") },
        loc: { start: { line: 1, column: 21 } },
      },
    ],
  });
});
