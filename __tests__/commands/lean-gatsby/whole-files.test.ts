import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { wholeFiles } from "../../../src/commands/lean-gatsby/whole-files.cjs";

const files = { outputFile: writeFile, rename };

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "whole-"));
  mkdirSync(path.join(root, ".cache"));
  writeFileSync(path.join(root, "types.d.ts"), "old");
});
afterEach(() => rmSync(root, { recursive: true }));

test("a file gets its text, and nothing else is left", async () => {
  await wholeFiles(files, path.join(root, ".cache")).outputFile(path.join(root, "types.d.ts"), "new");
  expect(readFileSync(path.join(root, "types.d.ts"), "utf8")).toBe("new");
  expect(readdirSync(path.join(root, ".cache"))).toEqual([]);
});

test("what cannot be written as a whole leaves the file as it was", async () => {
  const outputFile = () => Promise.reject(new Error("The disk is full."));
  const whole = wholeFiles({ ...files, outputFile }, path.join(root, ".cache"));
  await expect(whole.outputFile(path.join(root, "types.d.ts"), "new")).rejects.toThrow("The disk is full.");
  expect(readFileSync(path.join(root, "types.d.ts"), "utf8")).toBe("old");
});
