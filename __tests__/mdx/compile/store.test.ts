import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Compiled, CompiledFacts } from "../../../src/mdx/compile/compile";
import { md5 } from "../../../src/files/digest";
import type { CompileJob, CompilePool } from "../../../src/mdx/compile/pool";
import { contentStore, readCompiled, STORE_FOLDER } from "../../../src/mdx/compile/store";

const empty: CompiledFacts = {
  firstParagraph: "",
  words: 0,
  truncated: false,
  toc: [],
  anchors: [],
  unparsed: false,
  links: [],
  cardLists: [],
  unreleased: [],
  head: [],
  problems: [],
  dependencies: {},
  assets: {},
  drawings: [],
};
const source = { file: "content/a.mdx", digest: "d1", frontMatter: { title: "A" } };
let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "store-"));
});
afterEach(() => rmSync(root, { recursive: true }));

/** A pool that writes the same facts for every job, as the workers do, and notes the jobs. */
function poolOf(facts: CompiledFacts): { pool: CompilePool; jobs: CompileJob[] } {
  const jobs: CompileJob[] = [];
  const compile = async (job: CompileJob) => {
    jobs.push(job);
    const file = path.join(root, STORE_FOLDER, `${job.key}.json`);
    const compiled: Compiled = { facts, tree: [["p", {}, job.file]] };
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(compiled));
    return facts;
  };
  const begin = (some: readonly CompileJob[]) => void jobs.push(...some);
  const hasBegun = () => false;
  return {
    pool: { begin, hasBegun, compile, takePluginTimes: () => ({ cones: 3 }), close: async () => undefined },
    jobs,
  };
}

describe("contentStore", () => {
  it("compiles a file once, and finds it in the next build", async () => {
    const { pool, jobs } = poolOf(empty);
    const { key, facts } = await contentStore(root, "compiler-1", pool).factsOf(source);
    expect(facts).toEqual(empty);
    expect(jobs).toEqual([{ key, file: source.file, frontMatter: source.frontMatter }]);
    expect(readCompiled(root, key).tree).toEqual([["p", {}, "content/a.mdx"]]);

    const next = contentStore(root, "compiler-1", pool);
    expect(await next.factsOf(source)).toEqual({ key, facts: empty });
    expect(jobs).toHaveLength(1);
    expect(next.report()).toMatchObject({ compiled: 0, found: 1 });
  });

  it.each([
    ["its text", "compiler-1", { ...source, digest: "d2" }],
    ["its front matter", "compiler-1", { ...source, frontMatter: { title: "B" } }],
    ["its place", "compiler-1", { ...source, file: "content/b.mdx" }],
    ["the compiler", "compiler-2", source],
  ])("compiles a file again after a change of %s", async (_what, compiler, changed) => {
    const { pool, jobs } = poolOf(empty);
    const first = await contentStore(root, "compiler-1", pool).factsOf(source);
    const second = await contentStore(root, compiler, pool).factsOf(changed);
    expect(second.key).not.toBe(first.key);
    expect(jobs).toHaveLength(2);
  });

  it("takes what a compiler that is as good has left, and leaves to others what it makes itself", async () => {
    const { pool, jobs } = poolOf(empty);
    const built = await contentStore(root, "build", pool).factsOf(source);
    const develop = contentStore(root, "develop", pool, ["build"]);
    expect(develop.found(source)).toEqual(built);
    expect(await develop.factsOf(source)).toEqual(built);
    expect(jobs).toHaveLength(1);
    const edited = { ...source, digest: "d2" };
    await develop.factsOf(edited);
    expect(contentStore(root, "build", pool).found(edited)).toBeUndefined();
  });

  it("compiles a file again after a partial that it uses changed or went", async () => {
    const partial = path.join(root, "content/_b.mdx");
    mkdirSync(path.dirname(partial), { recursive: true });
    writeFileSync(partial, "one");
    const { pool, jobs } = poolOf({ ...empty, dependencies: { "content/_b.mdx": md5("one") } });
    const build = () => contentStore(root, "compiler-1", pool).factsOf(source);
    await build();
    await build();
    expect(jobs).toHaveLength(1);
    writeFileSync(partial, "two");
    await build();
    expect(jobs).toHaveLength(2);
    rmSync(partial);
    await build();
    expect(jobs).toHaveLength(3);
  });

  it("compiles a file again once a file is there that it lacked", async () => {
    const { pool, jobs } = poolOf({ ...empty, dependencies: { "content/_c.mdx": "" } });
    const build = () => contentStore(root, "compiler-1", pool).factsOf(source);
    await build();
    await build();
    expect(jobs).toHaveLength(1);
    mkdirSync(path.join(root, "content"), { recursive: true });
    writeFileSync(path.join(root, "content/_c.mdx"), "there");
    await build();
    expect(jobs).toHaveLength(2);
  });

  it.each([
    ["an error again: what it misses may be there by now", { severity: "error" as const }, 2],
    ["a component that cannot run again", { severity: "warning" as const, isToldOnce: true }, 2],
    ["any other warning once", { severity: "warning" as const }, 1],
  ])("compiles a file with %s", async (_what, problem, times) => {
    const problems = [{ file: source.file, message: "M.", remedy: "R.", ...problem }];
    const { pool, jobs } = poolOf({ ...empty, problems });
    await contentStore(root, "compiler-1", pool).factsOf(source);
    await contentStore(root, "compiler-1", pool).factsOf(source);
    expect(jobs).toHaveLength(times);
  });

  it("counts what it compiled and found since the last report", async () => {
    const { pool } = poolOf(empty);
    const store = contentStore(root, "compiler-1", pool);
    expect(store.report()).toEqual({ compiled: 0, found: 0, milliseconds: 0, pluginTimes: { cones: 3 } });
    await store.factsOf(source);
    await store.factsOf(source);
    await store.factsOf({ ...source, file: "content/b.mdx" });
    const report = store.report();
    expect(report).toMatchObject({ compiled: 2, found: 1 });
    expect(report.milliseconds).toBeGreaterThan(0);
    expect(store.report()).toEqual({ compiled: 0, found: 0, milliseconds: 0, pluginTimes: { cones: 3 } });
  });

  it("passes on an error of the compiler itself", async () => {
    const pool: CompilePool = {
      begin: () => undefined,
      hasBegun: () => false,
      compile: () => Promise.reject(new Error("The compiler failed.")),
      takePluginTimes: () => ({}),
      close: async () => undefined,
    };
    await expect(contentStore(root, "compiler-1", pool).factsOf(source)).rejects.toThrow("The compiler failed.");
  });
});
