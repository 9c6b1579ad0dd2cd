import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { rename, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { wholeFiles } from "../../../src/commands/lean-gatsby/whole-files.cjs";

const files = { outputFile: writeFile, rename, remove: (file: string) => rm(file, { force: true }) };

let root: string;
let types: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "whole-"));
  types = path.join(root, "types.d.ts");
  writeFileSync(types, "old");
});
afterEach(() => rmSync(root, { recursive: true }));

test("a file gets its text, and nothing else is left", async () => {
  await wholeFiles(files).outputFile(types, "new");
  expect(readFileSync(types, "utf8")).toBe("new");
  expect(readdirSync(root)).toEqual(["types.d.ts"]);
});

test("what cannot be written as a whole leaves the file as it was", async () => {
  const outputFile = async (file: string) => {
    await writeFile(file, "ne");
    throw new Error("The disk is full.");
  };
  await expect(wholeFiles({ ...files, outputFile }).outputFile(types, "new")).rejects.toThrow("The disk is full.");
  expect(readFileSync(types, "utf8")).toBe("old");
  expect(readdirSync(root)).toEqual(["types.d.ts"]);
});
