import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Feature } from "../../../src/build/feature";
import { expectSameFiles, filesOfParts, layTogether } from "../../../src/build/parts/lay-together";
import { PART_FILE } from "../../../src/build/parts/part-file";

let root: string;
beforeEach(() => (root = mkdtempSync(path.join(os.tmpdir(), "parts-"))));
afterEach(() => rmSync(root, { recursive: true }));

const at = (...names: string[]) => path.join(root, ...names);
const read = (file: string) => readFileSync(at("public", file), "utf8");
function part(name: string, files: Record<string, string>): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(at(name, file)), { recursive: true });
    writeFileSync(at(name, file), text);
  }
  return at(name);
}
const lists: Feature = {
  name: "lists",
  joinedFiles: { "lists/all.txt": (texts) => texts.join("+") },
};

describe("parts of a site", () => {
  it("lie in one folder, in place of what was there, without what they leave for each other", () => {
    const one = part("one", { "docs/1.0/index.html": "1.0", "app.js": "app", [PART_FILE]: "{}" });
    const other = part("other", { "docs/index.html": "2.0", "app.js": "app", [PART_FILE]: "{}" });
    part("public", { "old/index.html": "old" });
    layTogether(filesOfParts([one, other]), [], at("public"));
    expect(["docs/1.0/index.html", "docs/index.html", "app.js"].map(read)).toEqual(["1.0", "2.0", "app"]);
    expect([PART_FILE, "old"].map((name) => existsSync(at("public", name)))).toEqual([false, false]);
  });

  it("have files of which a feature makes one", () => {
    const files = filesOfParts([part("one", { "lists/all.txt": "a" }), part("other", { "lists/all.txt": "b" })]);
    expectSameFiles(files, [lists]);
    layTogether(files, [lists], at("public"));
    expect(read("lists/all.txt")).toBe("a+b");
  });

  it("are refused where files of one name differ otherwise", () => {
    const files = filesOfParts([part("one", { "app.js": "a" }), part("other", { "app.js": "b" })]);
    expect(() => expectSameFiles(files, [lists])).toThrowErrorMatchingInlineSnapshot(
      `"The parts have different files of the same name: app.js. Build all parts from the same commit, with the same version of Node, and in folders of the same path."`,
    );
  });
});
