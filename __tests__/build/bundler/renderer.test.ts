import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import webpack, { DefinePlugin, type Stats } from "webpack";
import { rendererModule } from "../../../src/build/bundler/renderer";

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
 * The program that webpack makes of the site, with a value for `__NAME__` and with what it kept from before: how many
 * modules it has, and what its first one exports.
 */
async function rendered(name = "defined"): Promise<{ modules: number; page: unknown; files: string[] }> {
  const { rules, noParse, plugins } = rendererModule(root);
  const compiler = webpack({
    context: root,
    mode: "production",
    target: "node20",
    entry: { program: path.join(root, ".cache/static-entry.js") },
    cache: { type: "filesystem", cacheLocation: path.join(root, ".cache/webpack/kept") },
    output: { path: path.join(root, "out", name), library: { type: "commonjs" } },
    optimization: { concatenateModules: false },
    module: { noParse, rules: [...rules, { test: /\.svg$/, type: "asset/inline" }] },
    plugins: [...plugins, new DefinePlugin({ __NAME__: JSON.stringify(name), "process.env": "({})" })],
    externals: [{ os: `commonjs ${path.join(root, ".cache/watched-os.js")}` }],
    resolve: { alias: { gatsby$: path.join(root, ".cache/gatsby.js") }, extensions: [".ts", ".tsx", ".js"] },
  });
  const stats = await new Promise<Stats>((resolve, reject) =>
    compiler?.run((error, found) => (error || !found ? reject(error ?? new Error("no stats")) : resolve(found))),
  );
  const [error] = stats.compilation.errors;
  if (error) throw error;
  await new Promise((resolve) => compiler?.close(resolve));
  const { page } = createRequire(path.join(root, "package.json"))(`./out/${name}/program.js`) as { page: unknown };
  const files = [...stats.compilation.fileDependencies].map((file) => path.relative(root, file));
  return { modules: stats.compilation.modules.size, page, files };
}

test("the program is one module, with settings, definitions and aliases as webpack has them", async () => {
  write("src/theme.css", "a { color: red }");
  write(
    "src/page.tsx",
    `import "./theme.css";
     import { createElement } from "react";
     import { settings } from "./ui/site-settings";
     declare const __NAME__: string;
     export const page: unknown[] = [settings.title, __NAME__, typeof process.env.PATH, createElement("a").type];`,
  );
  const { modules, page, files } = await rendered();
  expect(page).toEqual(["A site", "defined", "string", "a"]);
  expect(modules).toBe(1);
  expect(files).toEqual(expect.arrayContaining(["src/page.tsx", "src/ui/site-settings.ts", "src/site.ts"]));
});

test("a changed definition is noticed, though webpack keeps the program from before", async () => {
  write("src/page.tsx", "declare const __NAME__: string; export const page = __NAME__;");
  expect((await rendered("before")).page).toBe("before");
  expect((await rendered("after")).page).toBe("after");
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
  expect(await rendered()).toMatchObject({ page });
  expect((await rendered()).modules).toBeGreaterThan(1);
});

test("a mistake fails the build", async () => {
  write("src/page.tsx", "export const page = {{ };");
  await expect(rendered()).rejects.toThrow("src/page.tsx");
});
