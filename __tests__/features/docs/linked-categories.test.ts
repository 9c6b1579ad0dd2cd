import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { foldersFrom, readCategoryFiles } from "../../../src/features/docs/category-files";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "linked-categories-"));
  for (const folder of ["docs/own/empty", "shared/deep"]) mkdirSync(path.join(root, folder), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));
const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);

test("category files in linked folders, and linked ones, say what they do in others", () => {
  write("docs/own/_category_.yml", "label: Own");
  write("shared/_category_.yml", "label: Shared");
  write("shared/deep/_category_.json", '{ "label": "Deep" }');
  write("one.yml", "label: One");
  mkdirSync(path.join(root, "docs/one"));
  symlinkSync("../shared", path.join(root, "docs/linked"));
  symlinkSync("../../one.yml", path.join(root, "docs/one/_category_.yml"));
  const { categories, problems } = readCategoryFiles(root, "docs", false);
  expect(problems).toEqual([]);
  expect(Object.entries(categories).map(([folder, { label }]) => [folder, label])).toEqual(
    expect.arrayContaining([
      ["own", "Own"],
      ["linked", "Shared"],
      ["linked/deep", "Deep"],
      ["one", "One"],
    ]),
  );
  expect(foldersFrom(root, "docs").sort()).toEqual([
    "docs",
    "docs/linked",
    "docs/linked/deep",
    "docs/one",
    "docs/own",
    "docs/own/empty",
  ]);
  expect(foldersFrom(root, "nowhere")).toEqual(["nowhere"]);
});
