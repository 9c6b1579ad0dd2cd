import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { FileWriter } from "../../../src/build/publish/file-writer";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "file-writer-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a file has all texts in their order, short ones and one longer than a piece, and nothing that was there", () => {
  const file = path.join(folder, "lines.txt");
  writeFileSync(file, "before".repeat(100_000));
  const texts = ["ü€", "x".repeat(200_000), ...Array.from({ length: 20_000 }, (_, index) => `${index}\n`), "end"];
  const writer = new FileWriter(file);
  for (const text of texts) writer.write(text);
  writer.end();
  expect(readFileSync(file, "utf8")).toBe(texts.join(""));
});

test("short texts wait for each other", () => {
  const file = path.join(folder, "short.txt");
  const writer = new FileWriter(file);
  writer.write("one");
  expect(readFileSync(file, "utf8")).toBe("");
  writer.end();
  expect(readFileSync(file, "utf8")).toBe("one");
});
