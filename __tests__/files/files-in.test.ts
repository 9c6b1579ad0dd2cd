import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { filesIn } from "../../src/files/files-in";

describe("filesIn", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "files-in-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  it("gives the files at any depth, and neither folders nor links", () => {
    mkdirSync(path.join(folder, "a b/empty.md"), { recursive: true });
    for (const name of ["c.txt", "a b/#1%.md"]) writeFileSync(path.join(folder, name), "");
    symlinkSync(path.join(folder, "c.txt"), path.join(folder, "d.txt"));
    expect(filesIn(folder).sort()).toEqual(["a b/#1%.md", "c.txt"]);
  });

  it("gives none of a folder that is not there", () => {
    expect(filesIn(path.join(folder, "nowhere"))).toEqual([]);
  });
});
