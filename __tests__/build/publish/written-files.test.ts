import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { publishStaticFiles } from "../../../src/build/publish/static-files";
import { WrittenFiles } from "../../../src/build/publish/written-files";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "written-"));
});
afterEach(() => rmSync(root, { recursive: true }));
const inPublic = (name: string) => path.join(root, "public", name);

function publish(publisher: string, ...names: string[]): void {
  const files = new WrittenFiles(root, publisher);
  for (const name of names) files.write(name, name);
  files.finish();
}

describe("the files of a publisher", () => {
  it("are written, with their folders", () => {
    publish("one", "a/b/c.txt");
    expect(readFileSync(inPublic("a/b/c.txt"), "utf8")).toBe("a/b/c.txt");
  });

  it("go when a later build does not write them, and no others", () => {
    publish("one", "a.txt", "b.txt");
    publish("two", "c.txt");
    mkdirSync(inPublic("own"));
    writeFileSync(inPublic("own/a.txt"), "");
    publish("one", "b.txt");
    expect(["a.txt", "b.txt", "c.txt", "own/a.txt"].map((name) => existsSync(inPublic(name)))).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });

  it("go with their folders where nothing else is in these", () => {
    publish("one", "a/b/c.txt", "a/d/e.txt");
    publish("two", "a/d/f.txt");
    publish("one");
    expect(readdirSync(inPublic(""), { recursive: true, encoding: "utf8" }).sort()).toEqual(["a", "a/d", "a/d/f.txt"]);
  });

  it("go also where Gatsby has begun anew, as for the folder of another project", () => {
    publish("one", "a.txt", "b.txt");
    for (const name of readdirSync(path.join(root, ".cache")))
      if (name !== "webpack") rmSync(path.join(root, ".cache", name), { recursive: true });
    publish("one", "b.txt");
    expect(["a.txt", "b.txt"].map((name) => existsSync(inPublic(name)))).toEqual([false, true]);
  });

  it("stay where a static file has taken the place of what was written", () => {
    publish("one", "llms.txt");
    mkdirSync(path.join(root, "static"));
    writeFileSync(path.join(root, "static/llms.txt"), "own");
    publishStaticFiles(root, { staticFolders: ["static"], publishedFiles: {} }, false);
    publish("one");
    expect(readFileSync(inPublic("llms.txt"), "utf8")).toBe("own");
  });

  it("stay where another publisher has taken their place, and go with that one's", () => {
    publish("two", "blog/rss.xml");
    publish("one", "blog/rss.xml");
    publish("two", "log/rss.xml");
    expect(existsSync(inPublic("blog/rss.xml"))).toBe(true);
    publish("one");
    publish("two", "log/rss.xml");
    expect(existsSync(inPublic("blog/rss.xml"))).toBe(false);
  });

  it("are none to keep where a static file was copied over them", () => {
    const kept = () => new WrittenFiles(root, "one").keep("docs/index.md");
    publish("one", "docs/index.md");
    expect(kept()).toBe(true);
    mkdirSync(path.join(root, "static/docs"), { recursive: true });
    writeFileSync(path.join(root, "static/docs/index.md"), "own");
    publishStaticFiles(root, { staticFolders: ["static"], publishedFiles: {} }, false);
    expect(kept()).toBe(false);
  });

  it("are listed in a file that is put in place whole: half of one no later build could read", () => {
    const list = path.join(root, ".cache/webpack/published/one.json");
    publish("one", "a.txt");
    const before = statSync(list).ino;
    publish("one", "b.txt");
    expect(statSync(list).ino).not.toBe(before);
  });

  it("may be gone already", () => {
    publish("one", "a.txt");
    rmSync(inPublic("a.txt"));
    expect(() => publish("one")).not.toThrow();
  });
});
