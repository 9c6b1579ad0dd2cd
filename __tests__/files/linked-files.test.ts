import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { leadsOn } from "../../src/files/leads-on.cjs";
import { linkedFilesIn } from "../../src/files/linked-files";

const root = mkdtempSync(path.join(os.tmpdir(), "linked-files-"));
const folder = path.join(root, "static");
beforeAll(() => {
  for (const name of ["static/a b/#1%.md", "static/c.txt", "shared/d.txt", "one/e.txt", "other/f.txt"]) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), "");
  }
  for (const [target, link] of [
    ["../shared", "static/shared"],
    ["../shared/d.txt", "static/d.txt"],
    ["user@host.1234", "static/.#c.txt"],
    ["itself", "static/itself"],
    ["..", "static/a b/back"],
    ["../other", "one/other"],
    ["../one", "other/one"],
    ["../one", "static/one"],
  ] as const)
    symlinkSync(target, path.join(root, link));
});
afterAll(() => rmSync(root, { recursive: true }));

describe("linkedFilesIn", () => {
  it("gives the files that links lead to, and none for links to nothing and for those that lead back", () => {
    expect(linkedFilesIn(folder).sort()).toEqual([
      "a b/#1%.md",
      "c.txt",
      "d.txt",
      "one/e.txt",
      "one/other/f.txt",
      "shared/d.txt",
    ]);
  });

  it("passes over names that are left out, of files and of folders", () => {
    const files = linkedFilesIn(folder, (name, isFolder) => (isFolder ? name !== "shared" : name === "c.txt"));
    expect(files.sort()).toEqual(["d.txt", "shared/d.txt"]);
  });

  it("gives none of a folder that is not there, and those of one that is itself a link", () => {
    expect(linkedFilesIn(path.join(root, "nowhere"))).toEqual([]);
    expect(linkedFilesIn(path.join(folder, "shared"))).toEqual(["d.txt"]);
  });
});

test("what follows links goes on at files, folders and links to others", () => {
  const places = ["c.txt", "a b", "shared", ".#c.txt", "itself", "a b/back"];
  expect(places.map((place) => leadsOn(path.join(folder, place), folder))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});
