import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { writeWhole } from "../../src/files/write-whole";

test("a file is put in place whole, in a folder that is made, and nothing stays beside it", () => {
  const root = mkdtempSync(path.join(os.tmpdir(), "whole-"));
  const file = path.join(root, "a/b.json");
  writeWhole(file, "one");
  const before = statSync(file).ino;
  writeWhole(file, "two");
  expect(readFileSync(file, "utf8")).toBe("two");
  // Who reads the first one reads on in it: it is another file.
  expect(statSync(file).ino).not.toBe(before);
  expect(readdirSync(path.dirname(file))).toEqual(["b.json"]);
  rmSync(root, { recursive: true });
});
