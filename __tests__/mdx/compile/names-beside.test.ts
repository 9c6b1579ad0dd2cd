import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import {
  digestOfNames,
  placeOfNames,
  placesAround,
  placesBeside,
  stemsOf,
} from "../../../src/mdx/compile/names-beside";

const plain = (files: string[], paths: path.PlatformPath) =>
  [...stemsOf(files, paths)].map(([folder, stems]) => [folder, [...stems]]);

test("names of files and of the folders around them are told by their folders, without their endings", () => {
  expect(plain(["src/a.test.ts", "src/b.ts", ".env"], path.posix)).toEqual([
    ["src", ["a", "b"]],
    [".", ["src", ".env"]],
  ]);
});

test("names beside files, and beside the folders around them, have one name for each stem", () => {
  expect(placesBeside(["src/a.test.ts", "src/a.ts", "b.js"])).toEqual(["src/a.*", "src.*", "b.*"]);
  expect(placesBeside(["src/a.*"])).toEqual(["src/a.*", "src.*"]);
});

test("files outside of the site and in .cache are left out", () => {
  expect(plain(["../a.ts", ".cache/b.ts", "/proj/c.ts"], path.posix)).toEqual([]);
});

test("a file on another drive of Windows is left out", () => {
  const file = path.win32.relative("C:\\site", "D:\\proj\\a.ts");
  expect(plain([file, "src\\b.ts", "..\\c.ts"], path.win32)).toEqual([
    ["src", ["b"]],
    [".", ["src"]],
  ]);
});

test("what stands for the names in a folder changes as files come and go, and not with hidden ones and their text", () => {
  const root = mkdtempSync(path.join(os.tmpdir(), "names-"));
  const digest = () => digestOfNames(root, placeOfNames(""));
  writeFileSync(path.join(root, "a.md"), "");
  const before = digest();
  writeFileSync(path.join(root, ".a.md.swp"), "");
  writeFileSync(path.join(root, "a.md"), "text");
  expect(digest()).toBe(before);
  writeFileSync(path.join(root, "b.md"), "");
  expect(digest()).not.toBe(before);
  rmSync(path.join(root, "b.md"));
  expect([digest(), digestOfNames(root, "a.md")]).toEqual([before, undefined]);
  rmSync(root, { recursive: true });
});

test("a file changes the names in its folder and in those around it", () => {
  expect(placesAround("docs/guides/a.md")).toEqual(["docs/guides/*", "docs/*", "*"]);
});
