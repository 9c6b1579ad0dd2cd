import { mkdtempSync, mkdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { BuildContext } from "../../../src/build/context/context";
import type { Feature } from "../../../src/build/feature";
import { compileAhead } from "../../../src/build/nodes/compile-ahead";
import type { SourceFile } from "../../../src/mdx/compile/store";

const PUBLISHED = 1_700_000_000;
let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "compile-ahead-"));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Writes a file as it was at a time in seconds since 1970. */
function write(file: string, time: number): void {
  const absolute = path.join(root, file);
  mkdirSync(path.dirname(absolute), { recursive: true });
  writeFileSync(absolute, "");
  utimesSync(absolute, time, time);
}

const notes = {
  sources: () => [{ name: "notes", folder: "content" }],
  mdx: { sourceOf: ({ relativePath }: { relativePath: string }) => [{ file: relativePath }] },
} as unknown as Feature;

/** The files that are begun with, in the groups in which they are, and how many a first build has in all. */
async function begunWith(isEmpty: boolean): Promise<{ files: string[]; groups: number[]; all: number }> {
  const begin = jest.fn<void, [SourceFile[]]>();
  const compiler = { isEmpty: () => isEmpty, begin };
  const all = await compileAhead([notes, {} as Feature], { root, site: {}, compiler } as unknown as BuildContext);
  const groups = begin.mock.calls.map(([some]) => some);
  return { files: groups.flat().map(({ file }) => file), groups: groups.map(({ length }) => length), all };
}

test("a first build begins with as many files as one core compiles while Gatsby starts, a few of them first", async () => {
  for (let number = 100; number < 400; number += 1) write(`content/${number}.mdx`, PUBLISHED);
  write("content/data.yml", PUBLISHED);
  const { files, groups, all } = await begunWith(true);
  expect([groups, all]).toEqual([[8, 248], 300]);
  expect(files.slice(0, 2)).toEqual(["100.mdx", "101.mdx"]);
});

test("others begin with the files that were edited since the last one", async () => {
  write(".cache/published/pages.jsonl", PUBLISHED);
  for (const [name, age] of [
    ["old", -10],
    ["new", 10],
    ["newer", 20],
  ] as const)
    write(`content/${name}.mdx`, PUBLISHED + age);
  write("content/data.yml", PUBLISHED + 10);
  expect(await begunWith(false)).toMatchObject({ files: ["new.mdx", "newer.mdx"], all: 0 });
});

test("where all files are new, as in a fresh clone with a kept cache, none is begun with", async () => {
  write(".cache/published/pages.jsonl", PUBLISHED);
  for (let number = 100; number < 117; number += 1) write(`content/${number}.mdx`, PUBLISHED + 10);
  expect(await begunWith(false)).toMatchObject({ files: [], all: 0 });
});

test("nothing is asked for where nothing was edited", async () => {
  write("content/a.mdx", PUBLISHED - 10);
  write(".cache/published/pages.jsonl", PUBLISHED);
  expect(await begunWith(false)).toMatchObject({ files: [], all: 0 });
});
