import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { publishStaticFiles, restoreStaticFiles, staticFileAt } from "../../../src/build/publish/static-files";

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

test("a build leaves Gatsby's own folder to Gatsby, develop has its files at once", () => {
  write("static/img/late.svg", "late");
  const published = (production: boolean) => {
    publishStaticFiles(root, { staticFolders: ["static"], publishedFiles: {} }, production);
    return ["engine.svg", "a.svg", "late.svg"].map((name) => read(`public/img/${name}`));
  };
  expect(published(true)).toEqual(["engine", undefined, undefined]);
  expect(published(false)).toEqual(["engine", undefined, "late"]);
});

test("what was published is noted in a file that is put in place whole: half of one no later build could read", () => {
  const note = path.join(root, ".cache/webpack/static-files.json");
  const publish = () => publishStaticFiles(root, { staticFolders: ["static"], publishedFiles: {} }, false);
  publish();
  linkSync(note, path.join(root, "before"));
  write("static/img/late.svg", "late");
  publish();
  expect(statSync(note).ino).not.toBe(statSync(path.join(root, "before")).ino);
});

test("a file is copied once, and again where its time or its length is another one, also that of the copy", () => {
  const [file, copy] = ["website/static/img/a.svg", "public/img/a.svg"].map((name) => path.join(root, name));
  const wholeSecond = new Date(1_000_000_000_000);
  const published = () => {
    publishStaticFiles(root, { staticFolders: ["website/static"], publishedFiles: {} }, false);
    return read("public/img/a.svg");
  };
  expect(published()).toBe("first");
  expect(Math.abs(statSync(copy!).mtimeMs - statSync(file!).mtimeMs)).toBeLessThanOrEqual(1);
  utimesSync(file!, wholeSecond, wholeSecond);
  write("public/img/a.svg", "other");
  expect(published()).toBe("first");
  // Not told apart from its copy: what was copied stays.
  write("public/img/a.svg", "other");
  utimesSync(copy!, wholeSecond, wholeSecond);
  expect(published()).toBe("other");
  write("website/static/img/a.svg", "longer");
  utimesSync(file!, wholeSecond, wholeSecond);
  expect(published()).toBe("longer");
});

describe("a file that is in the folders no more", () => {
  const publish = (production = true) =>
    publishStaticFiles(
      root,
      { staticFolders: ["static", "website/static"], publishedFiles: { "/own%20/b.svg": "website/more/img/a.svg" } },
      production,
    ).changed;

  test("is taken out of the build, and told with those that have come", () => {
    expect(publish().sort()).toEqual(["img/a.svg", "img/engine.svg", "own /b.svg"]);
    expect(publish()).toEqual([]);
    for (const file of ["static/img/engine.svg", "website/static/img/a.svg"]) rmSync(path.join(root, file));
    write("static/img/new.svg", "new");
    expect(publish(false).sort()).toEqual(["img/a.svg", "img/engine.svg", "img/new.svg"]);
    const names = ["img/a.svg", "img/engine.svg", "img/new.svg", "own /b.svg", "index.html"];
    expect(names.map((name) => read(`public/${name}`))).toEqual([undefined, undefined, "new", "second", "page"]);
  });

  test("stays where it is a page by now, which Gatsby does not write again", () => {
    for (const name of ["index.html", "a/index.html", "b/index.html"]) write(`static/${name}`, "static");
    publish(false);
    for (const name of ["index", "a"]) write(`public/page-data/${name}/page-data.json`, "{}");
    for (const name of ["index.html", "a", "b"]) rmSync(path.join(root, "static", name), { recursive: true });
    publish();
    expect(["", "a/", "b/"].map((folder) => read(`public/${folder}index.html`))).toEqual([
      "static",
      "static",
      undefined,
    ]);
  });
});

test("a file takes the place of a folder, a folder that of a file, and an emptied folder goes with its files", () => {
  const publish = () => publishStaticFiles(root, { staticFolders: ["static"], publishedFiles: {} }, false);
  for (const name of ["a/deep/x", "b", "c/x"]) write(`static/${name}`, "old");
  publish();
  for (const name of ["a", "b", "c"]) rmSync(path.join(root, "static", name), { recursive: true });
  for (const name of ["a", "b/deep/x"]) write(`static/${name}`, "new");
  expect(publish().problems).toEqual([]);
  expect([read("public/a"), read("public/b/deep/x"), existsSync(path.join(root, "public/c"))]).toEqual([
    "new",
    "new",
    false,
  ]);
});

test("what links lead to is published and taken away with them; links to nothing and those that lead back are left out", () => {
  const publish = () => publishStaticFiles(root, { staticFolders: ["website/static"], publishedFiles: {} }, true);
  for (const [target, link] of [
    ["../more/img/a.svg", "linked.svg"],
    ["../more", "more"],
    ["user@host.1234", ".#a.css"],
    ["../static", "back"],
  ] as const)
    symlinkSync(target, path.join(root, "website/static", link));
  expect(publish()).toEqual({ changed: ["img/a.svg", "linked.svg", "more/img/a.svg"], problems: [] });
  expect(["linked.svg", "more/img/a.svg"].map((name) => read(`public/${name}`))).toEqual(["second", "second"]);
  expect([".#a.css", "back"].some((name) => existsSync(path.join(root, "public", name)))).toBe(false);
  for (const link of ["linked.svg", "more"]) rmSync(path.join(root, "website/static", link));
  expect(publish().changed).toEqual(["linked.svg", "more/img/a.svg"]);
  expect(["linked.svg", "more"].some((name) => existsSync(path.join(root, "public", name)))).toBe(false);
});

test("what stands in the way of a file is told, and all others are published", () => {
  write("public/a/index.html", "page");
  write("public/b", "page");
  mkdirSync(path.join(root, "public/empty"));
  for (const name of ["a", "b/x", "c", "empty"]) write(`static/${name}`, "own");
  const { problems } = publishStaticFiles(root, { staticFolders: ["static"], publishedFiles: {} }, false);
  expect(problems.map(({ file, message }) => [file, message]).sort()).toEqual([
    ["static/a", "It cannot be published: there is a folder in its place in the build."],
    ["static/b", "It cannot be published: there is a file in its place in the build."],
  ]);
  expect(["a/index.html", "b", "c", "empty"].map((name) => read(`public/${name}`))).toEqual([
    "page",
    "page",
    "own",
    "own",
  ]);
});

test("a folder that is not there has no files to publish", () => {
  publishStaticFiles(root, { staticFolders: ["website/none", "website/static"], publishedFiles: {} }, true);
  expect(read("public/img/a.svg")).toBe("first");
});

test("other folders take its place, and a later one goes before an earlier one", () => {
  publishStaticFiles(
    root,
    {
      staticFolders: ["website/static", "website/more"],
      publishedFiles: { "/assets/a%20b.svg": "website/more/img/a.svg" },
    },
    true,
  );
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

test("what Gatsby has removed with a page is published again, from the last folder that has it, and nothing else", () => {
  const settings = { staticFolders: ["website/static", "website/more", "static"], publishedFiles: {} };
  publishStaticFiles(root, settings, false);
  rmSync(path.join(root, "public/img"), { recursive: true });
  write("public/img/engine.svg", "page");
  rmSync(path.join(root, "website/more/img/a.svg"));
  expect(restoreStaticFiles(root, settings)).toEqual([]);
  expect(["a.svg", "engine.svg"].map((name) => read(`public/img/${name}`))).toEqual(["first", "page"]);
});
