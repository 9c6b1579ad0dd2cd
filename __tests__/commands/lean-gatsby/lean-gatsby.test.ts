import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import { createRequire } from "node:module";
import path from "node:path";
import { packagesOf } from "../../../src/build/packages-of.cjs";
import { leanLoad, SELDOM_USED } from "../../../src/commands/lean-gatsby/lean-gatsby.cjs";

const root = mkdtempSync(path.join(os.tmpdir(), "lean-"));
afterAll(() => rmSync(root, { recursive: true }));

const GATSBY = "/site/node_modules/gatsby/dist/";

/** What a module of a name gets for a request, and the requests that were loaded by then. */
function loaded(importer: string, request: string) {
  const requests: string[] = [];
  const load = (name: string) => (requests.push(name), { compileGatsbyFiles: "Gatsby's own" });
  return { module: leanLoad(load, root)(request, { filename: importer }, false), requests };
}

test.each([
  [`${GATSBY}utils/webpack-utils.js`, "autoprefixer"],
  [`${GATSBY}services/start-webpack-server.js`, "../utils/start-server"],
  ["/site/node_modules/gatsby-cli/lib/create-cli.js", "envinfo"],
])("for %s, %s is loaded later", (importer, request) => {
  expect(loaded(importer, request).requests).toEqual([]);
});

test.each([
  [`${GATSBY}utils/webpack-utils.js`, "lodash"],
  [`${GATSBY}services/initialize.js`, "./start-webpack-server"],
  ["/site/node_modules/postcss/index.js", "autoprefixer"],
  ["/site/node_modules/gatsby-remark-images/index.js", "cheerio"],
  ["/site/src/commands/start.cjs", "../utils/start-server"],
])("for %s, %s is loaded at once", (importer, request) => {
  expect(loaded(importer, request).requests).toEqual([request]);
});

test("the site's files are compiled by esbuild, or by Parcel where there are plugins in TypeScript to find", () => {
  const compiler = () => loaded(`${GATSBY}services/initialize.js`, "../utils/parcel/compile-gatsby-files").module;
  expect(compiler()).toEqual({ compileGatsbyFiles: expect.any(Function) as unknown });
  mkdirSync(path.join(root, "plugins"));
  expect(compiler()).toEqual({ compileGatsbyFiles: "Gatsby's own" });
});

test("a process of Gatsby comes without the packages that this is for", () => {
  const preload = path.resolve("src/commands/lean-gatsby/preload.cjs");
  const script = `
    require(${JSON.stringify(path.resolve("node_modules/gatsby/dist/services/index.js"))});
    const names = ["autoprefixer", "axios", "@parcel/core", "@graphql-codegen/core", "lodash"];
    const files = Object.keys(require.cache).map((file) => file.replaceAll("\\\\", "/"));
    console.log(names.filter((name) => files.some((file) => file.includes("/node_modules/" + name + "/"))).join());
  `;
  const { stdout } = spawnSync(process.execPath, ["--require", preload, "--eval", script], { encoding: "utf8" });
  expect(stdout.trim().split("\n").at(-1)).toBe("lodash");
});

test("pages are rendered by as many programs as the build asks for", () => {
  const load = () => ({ cpuCoreCount: () => 2, isTruthy: () => true });
  const countFor = (importer: string, renderers?: number) => {
    const utils = leanLoad(load, root, renderers)("gatsby-core-utils", { filename: importer }, false);
    return (utils as ReturnType<typeof load>).cpuCoreCount();
  };
  expect(countFor(`${GATSBY}utils/worker/pool.js`, 4)).toBe(5);
  expect(countFor(`${GATSBY}utils/worker/pool.js`)).toBe(2);
  expect(countFor(`${GATSBY}utils/webpack-utils.js`, 4)).toBe(2);
});

test("programs that ran few queries go on to render pages; those that ran many start anew", async () => {
  class WorkerPool {
    readonly name: string;
    readonly single = { runQueries: (queries: object) => queries, setComponents: () => "set" };
    starts = 1;
    constructor(name: string) {
      this.name = name;
    }
    restart() {
      this.starts += 1;
      return Promise.resolve();
    }
  }
  const poolFor = (importer = `${GATSBY}utils/worker/pool.js`) => {
    const workers = leanLoad(() => ({ WorkerPool }), root)("gatsby-worker", { filename: importer }, false);
    return new (workers as { WorkerPool: typeof WorkerPool }).WorkerPool("child.js");
  };
  const startsAfter = async (queries: number, pool = poolFor()) => {
    const ids = Array.from({ length: queries - 1 }, (_, index) => `/${index}/`);
    expect(pool.single.runQueries({ pageQueryIds: ids, staticQueryIds: [] })).toMatchObject({ pageQueryIds: ids });
    pool.single.runQueries({ pageQueryIds: [], staticQueryIds: ["one"] });
    await pool.restart();
    return pool.starts;
  };
  expect([poolFor().name, poolFor().single.setComponents()]).toEqual(["child.js", "set"]);
  expect(await startsAfter(999)).toBe(1);
  expect(await startsAfter(1000)).toBe(2);
  expect(await startsAfter(1, poolFor("/site/node_modules/other/index.js"))).toBe(2);
});

test("files of content get their digest without a stream for each", () => {
  const own = () => Promise.resolve("Gatsby's own");
  const utils = (importer: string) =>
    leanLoad(() => ({ md5File: own, slash: "slash" }), root)("gatsby-core-utils", { filename: importer }, false);
  const files = "/site/node_modules/gatsby-source-filesystem/";
  expect(utils(`${files}create-file-node.js`)).toEqual({ md5File: expect.any(Function) as unknown, slash: "slash" });
  expect(utils(`${files}create-file-node.js`)).not.toMatchObject({ md5File: own });
  expect(utils(`${files}gatsby-node.js`)).toMatchObject({ md5File: own });
});

test("who asks a package whether it was an ES module before it is loaded gets the package's own answer", () => {
  const packagesIn = (name: string) => packagesOf(process.cwd(), name);
  const gatsby = packagesIn("gatsby");
  const cli = createRequire(gatsby.resolve("gatsby-cli/package.json"));
  const from = [gatsby, cli, ...["gatsby-plugin-mdx", "gatsby-plugin-offline"].map(packagesIn)];
  const packages = [...SELDOM_USED].filter(
    ([name]) => /^(?:@[\w-]+\/)?[\w-]+$/.test(name) && !/^(?:utils|graphql-engine)\//.test(name),
  );
  expect(packages.length).toBeGreaterThan(20);
  for (const [name, isEsModule] of packages) {
    const answers = from.flatMap((load) => {
      try {
        return [(load(name) as { __esModule?: boolean }).__esModule === true];
      } catch (error) {
        if ((error as { code?: string }).code === "MODULE_NOT_FOUND") return [];
        throw error;
      }
    });
    expect({ name, answers: [...new Set(answers)] }).toEqual({ name, answers: [isEsModule] });
  }
});

test("the number of cores is asked for once", () => {
  const getPhysicalCpuCount = jest.fn(() => 2);
  const importer = "/site/node_modules/gatsby-core-utils/dist/cpu-core-count.js";
  const module = leanLoad(() => ({ getPhysicalCpuCount }), root)("./physical-cpu-count", { filename: importer }, false);
  const count = () => (module as { getPhysicalCpuCount: () => number }).getPhysicalCpuCount();
  expect([count(), count(), getPhysicalCpuCount.mock.calls.length]).toEqual([2, 2, 1]);
});

test("pages are rendered in the order of their routes", () => {
  const lists = () => ({ toRegenerate: ["/b/", "/", "/a/"], toDelete: ["/d/", "/c/"] });
  const utils = leanLoad(() => ({ calcDirtyHtmlFiles: lists, removePageFiles: "own" }), root)(
    "./build-utils",
    { filename: `${GATSBY}commands/build-html.js` },
    false,
  ) as { calcDirtyHtmlFiles: (state: object) => object; removePageFiles: string };
  expect(utils.calcDirtyHtmlFiles({})).toEqual({ toRegenerate: ["/", "/a/", "/b/"], toDelete: ["/d/", "/c/"] });
  expect(utils.removePageFiles).toBe("own");
});
