import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { getSSRChunkHashes } from "gatsby/dist/utils/webpack/get-ssr-chunk-hashes";
import webpack, { DefinePlugin, type Configuration, type Stats, type WebpackPluginInstance } from "webpack";
import { inEsbuild, type RendererOptions } from "../../../src/build/bundler/renderer";

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
async function rendered(
  name = "defined",
  { late = "", isBegun = false } = {},
): Promise<{ by: string; page: unknown; hash: unknown }> {
  const out = path.join(root, "out", name);
  const plugin = inEsbuild(root, {}, () => ({ __LATE__: JSON.stringify(late) }));
  const config: Configuration = {
    context: root,
    mode: "production",
    target: "node20",
    entry: { "render-page": path.join(root, ".cache/static-entry.js") },
    output: { path: out, filename: "[name].js", library: { type: "commonjs" } },
    module: { rules: [{ test: /\.svg$/, type: "asset/inline" }] },
    plugins: [
      new DefinePlugin({ __NAME__: JSON.stringify(name), "process.env": "({})" }),
      plugin as WebpackPluginInstance,
    ],
    externals: [{ os: `commonjs ${path.join(root, ".cache/watched-os.js")}` }],
    resolve: { alias: { gatsby$: path.join(root, ".cache/gatsby.js") }, extensions: [".ts", ".tsx", ".js"] },
  };
  if (isBegun) plugin.begin(config as RendererOptions);
  const compiler = webpack(config);
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

describe("what is known once the program is written", () => {
  const page = "declare const __LATE__: string; export const page = __LATE__;";

  test("stands in it, and is a part of the hash, but not of what is kept", async () => {
    write("src/page.tsx", page);
    const [before, after] = [await rendered("a", { late: "one" }), await rendered("b", { late: "two" })];
    expect([before, after]).toMatchObject([{ by: "esbuild", page: "one" }, { page: "two" }]);
    expect(after.hash).not.toBe(before.hash);
    expect(readFileSync(path.join(root, ".cache/webpack/renderer/render-page.js"), "utf8")).not.toMatch(
      /"(?:one|two)"/,
    );
  });

  test("stands in that of webpack, too", async () => {
    write("src/mark.svg", "<svg/>");
    write("src/page.tsx", 'import mark from "./mark.svg"; export const page = [typeof mark, __LATE__];');
    for (const isBegun of [false, true])
      expect(await rendered(`svg-${isBegun}`, { late: "one", isBegun })).toMatchObject({
        by: "webpack",
        page: ["string", "one"],
      });
  });
});

test("a program that was begun by webpack's configuration is the one that webpack would ask for", async () => {
  write("src/page.tsx", "declare const __NAME__: string; export const page = __NAME__;");
  expect(await rendered("defined", { isBegun: true })).toMatchObject({ by: "esbuild", page: "defined" });
  // Of the same settings, what was begun is found again.
  const kept = path.join(root, ".cache/webpack/renderer/render-page.js");
  writeFileSync(kept, readFileSync(kept, "utf8").replace('"defined"', '"as kept"'));
  await rendered("defined");
  expect(readFileSync(path.join(root, "out/defined/render-page.js"), "utf8")).toContain('"as kept"');
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
