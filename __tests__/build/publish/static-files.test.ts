import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { publishStaticFiles, staticFileAt } from "../../../src/build/publish/static-files";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "static-files-"));
  write("static/img/engine.svg", "engine");
  // As Gatsby leaves it.
  write("public/img/engine.svg", "engine");
  write("public/index.html", "page");
  write("website/static/img/a.svg", "first");
  write("website/more/img/a.svg", "second");
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}
const read = (file: string) =>
  existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), "utf8") : undefined;

test("Gatsby's own folder is left to Gatsby", () => {
  publishStaticFiles(root, { staticFolders: ["static"], publishedFiles: {} });
  expect(["engine.svg", "a.svg"].map((name) => read(`public/img/${name}`))).toEqual(["engine", undefined]);
});

test("other folders take its place, and a later one goes before an earlier one", () => {
  publishStaticFiles(root, {
    staticFolders: ["website/static", "website/more"],
    publishedFiles: { "/assets/a%20b.svg": "website/more/img/a.svg" },
  });
  expect(read("public/assets/a b.svg")).toBe("second");
  expect(["engine.svg", "a.svg"].map((name) => read(`public/img/${name}`))).toEqual([undefined, "second"]);
  expect(read("public/index.html")).toBe("page");
});

test("the file that is published at a path is that of the last folder, and Gatsby's own comes before all others", () => {
  write("static/img/a.svg", "engine");
  const fileOf = (...staticFolders: string[]) => staticFileAt("img/a.svg", root, { staticFolders });
  expect(fileOf("website/static", "website/more")).toBe("website/more/img/a.svg");
  expect(fileOf("website/static", "static")).toBe("website/static/img/a.svg");
  expect([fileOf("static"), fileOf()]).toEqual(["static/img/a.svg", undefined]);
});
