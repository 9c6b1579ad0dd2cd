import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { staticFileAt } from "../../../../src/build/publish/static-files";
import { staticFileOf } from "../../../../src/mdx/compile/builders/assets";
import { GONE, md5 } from "../../../../src/files/digest";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "assets-"));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (folder: string) => {
  mkdirSync(path.join(root, folder, "img"), { recursive: true });
  writeFileSync(path.join(root, folder, "img/a.png"), folder);
};
/** The file behind an address, and what a page notes that shows it. */
const found = (...staticFolders: string[]) => {
  const dependencies = new Map<string, string>();
  const file = staticFileOf("/img/a.png", { root, state: { dependencies }, settings: { staticFolders } });
  return { file, noted: Object.fromEntries(dependencies) };
};

describe("a picture of a static folder", () => {
  it.each([
    ["site/more/img/a.png", ["site/static", "site/more"]],
    ["site/static/img/a.png", ["site/static", "static"]],
  ])("is the one that is published: %s", (file, folders) => {
    for (const folder of folders) write(folder);
    expect(found(...folders).file).toBe(file);
    expect(staticFileAt("img/a.png", root, { staticFolders: folders })).toBe(file);
  });

  it("has the files noted that would be published in its place", () => {
    write("site/static");
    expect(found("site/old", "site/static", "site/more")).toEqual({
      file: "site/static/img/a.png",
      noted: { "site/more/img/a.png": GONE, "site/static/img/a.png": md5("site/static") },
    });
  });

  it("has all files noted that it may be, where there is none", () => {
    const dependencies = new Map<string, string>();
    const search = { root, state: { dependencies }, settings: { staticFolders: ["site/static", "site/more"] } };
    expect(() => staticFileOf("/img/a.png", search)).toThrow("There is no file '/img/a.png'.");
    expect([...dependencies.keys()].sort()).toEqual(["site/more/img/a.png", "site/static/img/a.png"]);
  });
});
