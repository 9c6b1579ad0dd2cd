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

/** The files that are begun with; undefined where none is asked for. */
function begunWith(isEmpty: boolean): string[] | undefined {
  const begin = jest.fn<void, [SourceFile[]]>();
  const compiler = { isEmpty: () => isEmpty, begin };
  compileAhead([notes, {} as Feature], { root, site: {}, compiler } as unknown as BuildContext);
  return begin.mock.calls[0]?.[0].map(({ file }) => file);
}

test("a first build begins with as many files as one core compiles while Gatsby starts", () => {
  for (let number = 100; number < 400; number += 1) write(`content/${number}.mdx`, PUBLISHED);
  write("content/data.yml", PUBLISHED);
  const files = begunWith(true) ?? [];
  expect(files).toHaveLength(256);
  expect(files.slice(0, 2)).toEqual(["100.mdx", "101.mdx"]);
});

test("others begin with the files that were edited since the last one", () => {
  write(".cache/published/pages.jsonl", PUBLISHED);
  for (const [name, age] of [
    ["old", -10],
    ["new", 10],
    ["newer", 20],
  ] as const)
    write(`content/${name}.mdx`, PUBLISHED + age);
  write("content/data.yml", PUBLISHED + 10);
  expect(begunWith(false)).toEqual(["new.mdx", "newer.mdx"]);
});

test("where all files are new, as in a fresh clone with a kept cache, none is begun with", () => {
  write(".cache/published/pages.jsonl", PUBLISHED);
  for (let number = 100; number < 117; number += 1) write(`content/${number}.mdx`, PUBLISHED + 10);
  expect(begunWith(false)).toBeUndefined();
});

test("nothing is asked for where nothing was edited", () => {
  write("content/a.mdx", PUBLISHED - 10);
  write(".cache/published/pages.jsonl", PUBLISHED);
  expect(begunWith(false)).toBeUndefined();
});
