import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import webpack, { DefinePlugin, type Stats, type WebpackPluginInstance } from "webpack";
import { packagesOf } from "../../../src/build/packages-of.cjs";
import type { GatsbyState, GatsbyStore } from "../../../src/build/bundler/gatsby-store";
import { inRspack } from "../../../src/build/bundler/rspack";

/** As V8 reads it, at the very beginning of a file. */
const COMPILED_AHEAD = "//# allFunctionsCalledOnLoad\n";

const ofGatsby = packagesOf(process.cwd(), "gatsby");
const MiniCssExtractPlugin = ofGatsby("mini-css-extract-plugin") as (new (options: object) => WebpackPluginInstance) & {
  loader: string;
};

let root: string;
let name: string;
let actions: { type: string; payload: object }[];
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "rspack-"));
  name = "defined";
  actions = [];
  symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"), "junction");
  write("package.json", "{}");
  write(".cache/production-app.js", 'import "./_this_is_virtual_fs_path_/$virtual/async-requires.js";');
  write(
    ".cache/_this_is_virtual_fs_path_/$virtual/async-requires.js",
    'window.page = () => import("../../../src/page.js" /* webpackChunkName: "the-page" */);',
  );
  write("src/page.js", 'import { data } from "./data.js";\nconsole.log(__NAME__, data);');
  write("src/data.js", 'export const data = "key-of-data";');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

/** Gatsby's store for a site of one template, and of one module with a static query. */
function store(known: ReadonlyMap<string, readonly string[]>): GatsbyStore {
  const componentPath = path.join(root, "src/page.js");
  const state: GatsbyState = {
    components: new Map([["page", { componentPath, pages: ["/"] }]]),
    staticQueryComponents: new Map([["data", { componentPath: path.join(root, "src/data.js"), hash: "17" }]]),
    staticQueriesByTemplate: known,
    componentsUsingSlices: new Map(),
  };
  return { getState: () => state, dispatch: (action) => void actions.push(action) };
}

/** Stands for Gatsby's plugin of that name: what it reads of webpack's chunks. */
class GatsbyWebpackStatsExtractor {
  files: Record<string, string[]> = {};
  apply({ hooks }: { hooks: { done: { tapAsync: (name: string, work: Work) => void } } }): void {
    hooks.done.tapAsync("files", ({ compilation }, done) => {
      for (const { name, chunks } of compilation.chunkGroups)
        this.files[name] = chunks.flatMap(({ files }) => files.map((file) => file.replace(/[0-9a-f]{12}/, "DIGEST")));
      done();
    });
  }
}
type Work = (
  stats: { compilation: { chunkGroups: { name: string; chunks: { files: string[] }[] }[] } },
  done: () => void,
) => void;

/** As Gatsby sets it: what several bundles share has a name that is made of theirs. */
const SPLIT = {
  minSize: 0,
  cacheGroups: {
    default: false,
    defaultVendors: false,
    shared: {
      minChunks: 2,
      name: (_module: unknown, chunks: readonly { name?: string | null }[]) =>
        `shared-${chunks.map((chunk) => chunk.name).join("-")}`,
    },
  },
} satisfies NonNullable<webpack.Configuration["optimization"]>["splitChunks"];

/** What webpack's configuration becomes in `public`, and what Gatsby is told of it. */
async function bundled(known: ReadonlyMap<string, readonly string[]> = new Map()): Promise<Record<string, string[]>> {
  const extractor = new GatsbyWebpackStatsExtractor();
  const compiler = webpack({
    context: root,
    mode: "production",
    entry: { app: path.join(root, ".cache/production-app") },
    output: { path: path.join(root, "public"), filename: "[name]-[contenthash].js" },
    module: {
      rules: [
        { test: /\.css$/, use: [{ loader: MiniCssExtractPlugin.loader }, { loader: ofGatsby.resolve("css-loader") }] },
      ],
    },
    resolve: { extensions: [".js"] },
    optimization: { runtimeChunk: { name: "runtime" }, splitChunks: SPLIT },
    plugins: [
      new DefinePlugin({ __NAME__: JSON.stringify(name) }),
      new MiniCssExtractPlugin({ filename: "[name].[contenthash].css" }),
      extractor as unknown as WebpackPluginInstance,
      inRspack(root, store(known)) as unknown as WebpackPluginInstance,
    ],
  });
  const stats = await new Promise<Stats>((resolve, reject) =>
    compiler?.run((error, found) => (error || !found ? reject(error ?? new Error("no stats")) : resolve(found))),
  );
  const errors = stats.hasErrors() ? stats.compilation.errors : [];
  await new Promise((resolve) => compiler?.close(resolve));
  if (errors.length > 0) throw Object.assign(new Error("failed"), { errors });
  return extractor.files;
}

test("Rspack bundles what webpack is set to, and Gatsby learns which files a template needs", async () => {
  const files = await bundled();
  expect(files).toMatchObject({
    app: ["runtime-DIGEST.js", "app-DIGEST.js"],
    "the-page": [expect.stringMatching(/^\d+-DIGEST\.js$/)],
  });
  const folder = path.join(root, "public");
  const page = readdirSync(folder).find((name) => /^\d+-/.test(name)) ?? "";
  expect(readFileSync(path.join(folder, page), "utf8")).toContain('console.log("defined","key-of-data")');
});

test("browsers compile ahead what pages run, and nothing that loads later", async () => {
  write(
    ".cache/_this_is_virtual_fs_path_/$virtual/async-requires.js",
    `window.page = () => import("../../../src/page.js" /* webpackChunkName: "component---src-page-js" */);
     window.later = () => import("../../../src/later.js");`,
  );
  write("src/later.js", 'console.log("later");');
  const files = await bundled();
  const folder = path.join(root, "public");
  const begin = (file: string) => readFileSync(path.join(folder, file), "utf8").startsWith(COMPILED_AHEAD);
  const scripts = readdirSync(folder).filter((file) => file.endsWith(".js"));
  const [page = ""] = files["component---src-page-js"] ?? [];
  const ahead = scripts.filter(begin).map((file) => file.replace(/[0-9a-f]{12}/, "DIGEST"));
  expect(ahead.sort()).toEqual([page, "app-DIGEST.js"]);
  expect(scripts).toHaveLength(4);
});

test("bundles without a name share no more with one another than each of them needs", async () => {
  const parts = ["a", "b", "c", "d"];
  write("src/page.js", parts.map((part) => `import("./${part}.js");`).join("\n"));
  for (const [part, shared] of ["one", "one", "two", "two"].entries())
    write(`src/${parts[part]}.js`, `import text from "./${shared}.js"; console.log(text, ${part});`);
  for (const shared of ["one", "two"]) write(`src/${shared}.js`, `export default "only ${shared}";`);
  await bundled();
  const folder = path.join(root, "public");
  const scripts = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), "utf8"));
  expect(scripts.filter((text) => text.includes("only one") && text.includes("only two"))).toEqual([]);
  expect(scripts.filter((text) => /only (?:one|two)/.test(text))).toHaveLength(2);
});

test("Gatsby is told which static queries a template needs, once", async () => {
  await bundled();
  const componentPath = path.join(root, "src/page.js");
  expect(actions).toEqual([
    { type: "ADD_PENDING_TEMPLATE_DATA_WRITE", payload: { componentPath, pages: ["/"] } },
    { type: "SET_STATIC_QUERIES_BY_TEMPLATE", payload: { componentPath, staticQueryHashes: ["17"] } },
  ]);
  actions = [];
  await bundled(new Map([[componentPath, ["17"]]]));
  expect(actions).toEqual([]);
});

describe("bundles of the last build", () => {
  const kept = () => path.join(root, ".cache/webpack/scripts/bundles.json");
  /** Marks what is kept, by which a test sees whether it is made again. */
  const mark = () => appendFileSync(kept(), "\n");
  const isMarked = () => readFileSync(kept(), "utf8").endsWith("\n");

  test("are not made again, and Gatsby is told the same of them", async () => {
    const files = await bundled();
    const told = actions;
    actions = [];
    mark();
    expect(await bundled()).toEqual(files);
    expect([isMarked(), actions]).toEqual([true, told]);
  });

  test.each([
    ["a module is edited", () => write("src/data.js", "export const data = 7;")],
    ["a package is", () => write("package-lock.json", "{}")],
    ["the build side is", () => write(".cache/compiled/build-side.js", "edited")],
    ["a loader is", () => write("src/build/hooks/a-loader.cjs", "edited")],
    ["their files are gone", () => rmSync(path.join(root, "public"), { recursive: true })],
    ["a setting is another one", () => void (name = "other")],
  ])("are made again once %s", async (_, change) => {
    await bundled();
    mark();
    change();
    await bundled();
    expect([isMarked(), existsSync(path.join(root, "public"))]).toEqual([false, true]);
  });
});

test("styles that a page imports are a file beside its script", async () => {
  write("src/page.css", "a { color: red }");
  write("src/page.js", 'import "./page.css";');
  const { "the-page": files } = await bundled();
  expect(files?.sort()).toEqual([expect.stringMatching(/^\d+-DIGEST\.js$/), "the-page.DIGEST.css"]);
});

test("a mistake has its file, place and lines", async () => {
  write("src/page.js", 'import "./data.js";\nimport "./none.js";');
  await expect(bundled()).rejects.toMatchObject({
    errors: [
      {
        message: expect.stringContaining("Can't resolve './none.js'") as string,
        module: { resource: path.join(root, "src/page.js") },
        loc: { start: { line: 2 } },
      },
    ],
  });
});
