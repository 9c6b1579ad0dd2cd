import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import webpack, { HotModuleReplacementPlugin, type Compiler, type Stats, type WebpackPluginInstance } from "webpack";
import type { GatsbyStore } from "../../../src/build/bundler/gatsby-store";
import { watchedInRspack } from "../../../src/build/bundler/rspack-develop";

const TEMPLATE = "src/page.js";
/** Loaders by a function, as Gatsby's rule for scripts has them: what they do depends on the request. */
const rule = {
  test: /page\.js$/,
  use: ({ resourceQuery }: { resourceQuery: string }) => [{ loader: "marks", options: { mark: resourceQuery } }],
};
const MARKS = "module.exports = function (text) { return text.replace('MARK', this.getOptions().mark); };";

/** What is written just before a watch begins may be told as an edit. */
const LONG_AGO = new Date(2020, 0);

let root: string;
let compiler: Compiler;
let told: string[];
/** Resolves with what the listeners to webpack are told next. */
let next: () => Promise<Stats>;

beforeEach(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), "rspack-develop-"));
  told = [];
  symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"), "junction");
  write("package.json", "{}");
  const files = {
    "loaders/marks.js": MARKS,
    "src/build/bundler/mistakes-on-page.js": "export const clearRuntimeErrors = () => {};",
    ".cache/app.js": 'import "../src/page.js?export=default"; import "../src/page.js?export=head";',
    [TEMPLATE]: 'export function Page() { return "MARK one"; }',
  };
  for (const [file, text] of Object.entries(files)) {
    write(file, text);
    utimesSync(path.join(root, file), LONG_AGO, LONG_AGO);
  }
  compiler = await started();
});
afterEach(async () => {
  await new Promise((resolve) => compiler.close(resolve));
  rmSync(root, { recursive: true });
});

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

async function started(): Promise<Compiler> {
  const state = { components: new Map(), staticQueryComponents: new Map(), staticQueriesByTemplate: new Map() };
  const store = { getState: () => state, dispatch: () => undefined } as unknown as GatsbyStore;
  const made = webpack({
    context: root,
    mode: "development",
    devtool: "eval-cheap-module-source-map",
    entry: { commons: [path.join(root, ".cache/app")] },
    output: { path: path.join(root, "public"), filename: "[name].js" },
    module: { rules: [rule] },
    resolve: { extensions: [".js"], fallback: { "no-such-module": path.join(root, "src/fallback.js") } },
    externals: { "a-global": "theGlobal" },
    resolveLoader: { modules: [path.join(root, "loaders")] },
    plugins: [
      new HotModuleReplacementPlugin(),
      (await watchedInRspack(root, store)) as unknown as WebpackPluginInstance,
    ],
  });
  if (!made) throw new Error("webpack made no compiler.");
  const waiting: ((stats: Stats) => void)[] = [];
  next = () => new Promise((resolve) => waiting.push(resolve));
  made.hooks.watchRun.tap("test", () => void told.push("begins"));
  made.hooks.invalid.tap("test", (file) => void told.push(`edited: ${path.relative(root, file ?? "")}`));
  made.hooks.done.tap("test", (stats) => {
    told.push(stats.hasErrors() ? "fails" : "is done");
    for (const resolve of waiting.splice(0)) resolve(stats);
  });
  return made;
}

/** Has the compiler watch, and gives what it bundled first. */
function watched(): Promise<Stats> {
  const first = next();
  compiler.watch({}, () => undefined);
  return first;
}

const scripts = () => readFileSync(path.join(root, "public/commons.js"), "utf8");

test("those who listen to webpack hear of what Rspack bundles, and bundles again", async () => {
  await watched();
  expect(told).toEqual(["begins", "is done"]);
  expect(scripts()).toContain(" one");
  const second = next();
  write(TEMPLATE, 'export function Page() { return "MARK two"; }');
  await second;
  expect(told).toEqual(["begins", "is done", `edited: ${path.join("src", "page.js")}`, "begins", "is done"]);
  expect(scripts()).toContain(" two");
});

test("components are refreshed, and what shows mistakes on the page is among the scripts", async () => {
  await watched();
  expect(scripts()).toContain("$ReactRefreshRuntime$");
  expect(scripts()).toContain("mistakes-on-page.js");
});

test("what the page has already, and what stands for modules that browsers lack, are webpack's settings", async () => {
  write(TEMPLATE, 'import "a-global"; import "no-such-module";');
  write("src/fallback.js", "export const fallback = 1;");
  await watched();
  expect(scripts()).toContain("module.exports = theGlobal");
  expect(scripts()).toContain("./src/fallback.js");
});

test("a loader knows what each request for a file asks of it", async () => {
  await watched();
  expect(scripts()).toContain("?export=default one");
  expect(scripts()).toContain("?export=head one");
});

describe("a mistake", () => {
  /** The first lines of what Gatsby is told after an edit, with the places that it reads. */
  async function toldAfter(file: string, text: string): Promise<unknown[]> {
    await watched();
    const second = next();
    write(file, text);
    const stats = await second;
    expect(stats.toString("errors-only")).toBe("");
    return stats.compilation.errors.map(({ message, loc }) => [message.split("\n")[0], loc]);
  }

  test("is told with its file and place, and leaves the scripts as they were", async () => {
    write(TEMPLATE, 'export { part } from "./part.js";');
    write("src/part.js", 'export const part = "a part";');
    const line = [
      expect.stringMatching(/^src.part\.js:2:\d+$/),
      { start: { line: 2, column: expect.any(Number) as number } },
    ];
    expect(await toldAfter("src/part.js", "export const part =\n  (];")).toEqual([line]);
    expect(scripts()).toContain("a part");
  });

  test("in a template, which is asked for twice, is told once", async () => {
    const told = await toldAfter(TEMPLATE, 'import "./none.js";');
    expect(told).toEqual([[expect.stringMatching(/^src.page\.js:1:\d+$/), expect.anything()]]);
  });
});
