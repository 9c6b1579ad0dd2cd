import {
  cpSync,
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
import { formatProblem } from "../../../src/lib/problem";
import { compilerOf, openCompiler, type Compiler } from "../../../src/mdx/compile/compiler";
import { md5 } from "../../../src/files/digest";
import type { PoolOptions } from "../../../src/mdx/compile/pool";
import { readCompiled, STORE_FOLDER } from "../../../src/mdx/compile/store";
import { settings } from "../../support/compiled";

const site = process.cwd();
let root: string;
let compiler: Compiler;
let notes: string[] = [];

beforeAll(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), "compiler-"));
  for (const name of ["src", "node_modules"]) symlinkSync(path.join(site, name), path.join(root, name), "junction");
  for (const name of ["package.json", "package-lock.json"]) cpSync(path.join(site, name), path.join(root, name));
  compiler = await open({});
});
afterEach(() => compiler.close());
afterAll(() => rmSync(root, { recursive: true }));
beforeEach(() => {
  notes = [];
});

function write(file: string, ...lines: string[]): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), lines.join("\n"));
}

/** A compiler whose one worker takes the files in turn, so that each meets what the one before it left. */
function open(options: Partial<PoolOptions>): Promise<Compiler> {
  return openCompiler(root, settings, { size: 1, heapMb: 200, note: (text) => notes.push(text), ...options });
}

/** The problems of files, and the text of those without. */
async function outcomes(files: string[], by = compiler): Promise<string[]> {
  const found = await Promise.all(
    files.map((file) => by.factsOf({ file, digest: md5(file + Math.random()), frontMatter: {} })),
  );
  return found.map(({ key, facts }) =>
    facts.problems.length > 0
      ? facts.problems.map(formatProblem).join("\n")
      : JSON.stringify(readCompiled(root, key).tree),
  );
}

const FULL_MEMORY = "{(() => { const all = []; for (;;) all.push(new Array(1e6).fill(all.length)); })()}";
const EXIT = '{console.log.constructor("return process")().exit(1)}';
const LATE = '{void Promise.reject(new TypeError("Nobody waits for it."))}';
const ASYNC_LOOP = "{void (async () => {\n  for (;;) await 1;\n})()}";

describe("the compiler's workers", () => {
  it("name the file that ended one, only it, and go on with the next", async () => {
    write("content/a.mdx", "One.");
    write("content/b.mdx", FULL_MEMORY);
    write("content/c.mdx", "Three.");
    expect(await outcomes(["content/a.mdx", "content/b.mdx", "content/c.mdx", "content/a.mdx"])).toMatchInlineSnapshot(`
      [
        "[["p",{},"One."]]",
        "content/b.mdx
        Compiling the file ended the compiler's worker: Worker terminated due to reaching memory limit: JS heap out of memory.
        → Let the JavaScript of the file, of its partials and of its imports hold less in memory at once.",
        "[["p",{},"Three."]]",
        "[["p",{},"One."]]",
      ]
    `);
    expect(notes).toEqual([]);
  });

  it("note how long a file took, which stays with it when it is found compiled", async () => {
    write("content/a.mdx", "One.");
    const source = { file: "content/a.mdx", digest: md5("One."), frontMatter: {} };
    const first = await compiler.factsOf(source);
    const { milliseconds } = readCompiled(root, first.key);
    expect(milliseconds).toBeGreaterThan(0);
    const second = await compiler.factsOf(source);
    expect(second).toEqual(first);
    expect(readCompiled(root, second.key).milliseconds).toBe(milliseconds);
  });

  it("outlive a page that ends its process or leaves promises behind, and name it", async () => {
    const pages = { exit: EXIT, late: LATE, loop: ASYNC_LOOP, good: "Good." };
    for (const [name, text] of Object.entries(pages)) write(`content/${name}.mdx`, text);
    expect(await outcomes(Object.keys(pages).map((name) => `content/${name}.mdx`))).toMatchInlineSnapshot(`
      [
        "content/exit.mdx:1:1
        The expression failed: process.exit(1) was called.
        → Mend the JavaScript, or escape the brace as \`\\{\` if it is meant as text.",
        "content/late.mdx
        The expression failed: Nobody waits for it.
        → Mend the JavaScript, or escape the brace as \`\\{\` if it is meant as text.",
        "content/loop.mdx:2:3
        The loop does not end: the JavaScript of the page takes more than 10,000,000 steps.
        → Give the loop a condition that ends it; prepare large data outside content, and import the result.",
        "[["p",{},"Good."]]",
      ]
    `);
  });

  it("give each file globals of its own, and none of the machine's environment", async () => {
    write("content/a.mdx", "{(() => { Object.prototype.spoilt = 1; Array.prototype.flatMap = () => ['spoilt']; })()}");
    write("content/b.mdx", "{String({}.spoilt)} {[1].flatMap((one) => one)}", "", "- A", "- B");
    write("content/c.mdx", '{Object.keys(console.log.constructor("return process")().env).join()}');
    expect(await outcomes(["content/a.mdx", "content/b.mdx", "content/c.mdx"])).toMatchInlineSnapshot(`
      [
        "[]",
        "["undefined 1",["ul",{},["li",{},"A"],["li",{},"B"]]]",
        "["NODE_ENV"]",
      ]
    `);
  });

  it("start again after they were closed, also when the cache was emptied", async () => {
    write("content/a.mdx", "One.");
    await outcomes(["content/a.mdx"]);
    await compiler.close();
    rmSync(path.join(root, ".cache"), { recursive: true });
    expect(await outcomes(["content/a.mdx"])).toEqual(['[["p",{},"One."]]']);
  });

  it("are closed only once they have done what they were asked for", async () => {
    write("content/a.mdx", "One.");
    const [first] = await Promise.all([outcomes(["content/a.mdx"]), compiler.close()]);
    expect(first).toEqual(['[["p",{},"One."]]']);
  });

  it("begin with files before they are asked for, and with none that are kept already", async () => {
    rmSync(path.join(root, STORE_FOLDER), { recursive: true, force: true });
    const texts = { "content/a.mdx": "One.", "content/b.mdx": FULL_MEMORY, "content/c.mdx": "Three." };
    const sources = Object.entries(texts).map(([file, text]) => ({ file, digest: md5(text), frontMatter: {} }));
    for (const [file, text] of Object.entries(texts)) write(file, text);
    expect(compiler.isEmpty()).toBe(true);
    compiler.begin(sources);
    await compiler.close();
    expect(compiler.isEmpty()).toBe(false);
    expect(sources.map((source) => compiler.found(source)?.facts.firstParagraph)).toEqual([
      "One.",
      undefined,
      "Three.",
    ]);

    rmSync(path.join(root, STORE_FOLDER), { recursive: true });
    compiler.report();
    compiler.begin(sources);
    const found = await Promise.all(sources.map((source) => compiler.factsOf(source)));
    expect(found.map(({ facts }) => facts.problems.length)).toEqual([0, 1, 0]);
    expect(compiler.report()).toMatchObject({ compiled: 3, found: 0 });

    write("content/a.mdx", "Uno.");
    const [a, ...others] = sources.map((source) => ({ ...source }));
    const edited = { ...a!, digest: md5("Uno.") };
    compiler.begin([edited, ...others]);
    const again = await Promise.all([edited, others[1]!].map((source) => compiler.factsOf(source)));
    expect(again.map(({ facts }) => facts.firstParagraph)).toEqual(["Uno.", "Three."]);
    expect(compiler.report()).toMatchObject({ compiled: 1, found: 1 });
  });

  it("reject when the compiler itself fails", async () => {
    await expect(outcomes(["content/none.mdx"])).rejects.toThrow("ENOENT: no such file or directory");
  });

  it("say which file takes long", async () => {
    write("content/slow.mdx", '{/^(a+)+$/.test("a".repeat(25) + "b")}');
    write("content/waits.mdx", "Text.");
    const impatient = await open({ slowAfter: 20 });
    await outcomes(["content/slow.mdx", "content/waits.mdx"], impatient);
    await impatient.close();
    expect(notes.filter((note) => note.includes("slow.mdx"))).toMatchInlineSnapshot(`
      [
        "content/slow.mdx is still being compiled. Many diagrams take long on a busy machine; a regular expression or a large array in it may never end.",
      ]
    `);
  });
});

describe("a compiler's store", () => {
  it("is rid of what no page needs: older compilers and what they made, deleted files, images", async () => {
    rmSync(path.join(root, ".cache"), { recursive: true });
    const copy = `${STORE_FOLDER}/images/12345678-480.avif`;
    write(`${STORE_FOLDER}/worker-0123456789abcdef0123456789abcdef.mjs`, "");
    write(`${STORE_FOLDER}/00/0000.json`, "{}");
    write(`${STORE_FOLDER}/00/0001.json`, "{}");
    write(copy, "");
    write(`${STORE_FOLDER}/images/87654321-480.avif`, "");
    const drawing = `${STORE_FOLDER}/drawings/0123.json`;
    write(drawing, "{}");
    write(`${STORE_FOLDER}/drawings/4567.json`, "{}");
    write("content/a.mdx", "One.");
    const { key } = await compiler.factsOf({ file: "content/a.mdx", digest: "d", frontMatter: {} });
    const page = { contentKey: "00/0001", assets: { [copy]: "/assets/a.avif" }, drawings: [drawing] };
    expect(compiler.prune([page])).toBe(4);
    const left = readdirSync(path.join(root, STORE_FOLDER), { recursive: true, encoding: "utf8" });
    expect(left.filter((name) => /\./.test(name)).sort()).toEqual(
      [
        "00/0001.json",
        `${key}.json`,
        "drawings/0123.json",
        "images/12345678-480.avif",
        `worker-${compiler.digest}.mjs`,
      ].sort(),
    );
    await compiler.close();
    expect(existsSync(path.join(root, copy))).toBe(true);
    expect(await outcomes(["content/a.mdx"])).toEqual(['[["p",{},"One."]]']);
  });

  it("keeps drawings by what they are made of: the same diagram is drawn once for all pages and builds", async () => {
    const diagram = ["```mermaid", "flowchart LR", "  Draw --> Keep", "```"];
    write("content/a.mdx", ...diagram);
    write("content/b.mdx", "Another page.", "", ...diagram);
    const { facts } = await compiler.factsOf({ file: "content/a.mdx", digest: "drawn", frontMatter: {} });
    const [file = ""] = facts.drawings;
    const kept = readFileSync(path.join(root, file), "utf8");
    expect(kept).toContain("Keep");
    // What is in the file now can only come from there.
    write(file, kept.replaceAll("Keep", "Found"));
    const later = await open({});
    const other = await later.factsOf({ file: "content/b.mdx", digest: "found", frontMatter: {} });
    expect(other.facts.drawings).toEqual([file]);
    expect(JSON.stringify(readCompiled(root, other.key).tree)).toContain("Found");
    expect(later.prune([])).toBeGreaterThan(0);
    expect(existsSync(path.join(root, file))).toBe(true);
    await later.close();
  });

  it("has nothing to be rid of before the first file", () => {
    rmSync(path.join(root, ".cache"), { recursive: true });
    expect(compiler.prune([])).toBe(0);
  });
});

test("develop finds what a build has compiled; a build makes its own, with copies of images", async () => {
  write("content/docs/both.mdx", "# Both");
  const source = { file: "content/docs/both.mdx", digest: md5("# Both"), frontMatter: {} };
  const openFor = (optimizeImages: boolean) => openCompiler(root, { ...settings, optimizeImages });
  const [build, develop] = await Promise.all([openFor(true), openFor(false)]);
  const { key } = await develop.factsOf(source);
  expect(build.found(source)).toBeUndefined();
  const built = await build.factsOf(source);
  rmSync(path.join(root, STORE_FOLDER, `${key}.json`));
  expect(develop.found(source)).toEqual(built);
  await Promise.all([build.close(), develop.close()]);
});

test("with other packages of a project, in the nearest folder that tells of them, its content is compiled again", () => {
  const digest = () => compilerOf(root, { ...settings, siteFolder: "project/website" }, "").digest;
  const digests = [digest()];
  for (const [file, text] of [
    ["project/yarn.lock", "a@1"],
    ["project/yarn.lock", "a@2"],
    ["project/website/package-lock.json", "{}"],
  ] as const) {
    write(file, text);
    digests.push(digest());
  }
  expect(new Set(digests).size).toBe(4);
  expect(digest()).toBe(digests.at(-1));
});

test("with other code that makes bundles, as after an update of the site, content is compiled again", () => {
  const copy = path.join(root, "copy");
  for (const name of ["mdx/compile/bundles", "mdx/compile/mermaid", "mdx/diagram-theme.ts", "theme/colors.ts"])
    cpSync(path.join(site, "src", name), path.join(copy, "src", name), { recursive: true });
  cpSync(path.join(site, "package-lock.json"), path.join(copy, "package-lock.json"));
  const digest = () => compilerOf(copy, settings, "").digest;
  const before = digest();
  expect(digest()).toBe(before);
  write("copy/src/mdx/compile/bundles/sass.ts", "export const sassOf = undefined;");
  expect(digest()).not.toBe(before);
});
