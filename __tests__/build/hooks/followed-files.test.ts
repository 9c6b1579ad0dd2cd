import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { FollowedFiles } from "../../../src/build/hooks/followed-files";
import { md5 } from "../../../src/mdx/compile/digest";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "followed-files-"));
  mkdirSync(path.join(root, "src"));
});
afterEach(() => rmSync(root, { recursive: true }));
const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);

test("tells of each file that is other than it was, once, and watches each folder once", () => {
  write("src/a.js", "1");
  write("src/b.js", "1");
  const told: [string, string][] = [];
  const watched = new Map<string, () => void>();
  const files = new FollowedFiles(
    root,
    (file, digest) => told.push([file, digest]),
    (folder, changed) => void watched.set(path.relative(root, folder), changed),
  );
  files.follow(["src/a.js", "src/b.js", "gone/c.js"]);
  files.follow(["src/a.js"]);
  expect([...watched.keys()]).toEqual(["src"]);
  const look = watched.get("src");

  write("src/c.js", "new");
  look?.();
  expect(told).toEqual([]);
  write("src/b.js", "2");
  look?.();
  look?.();
  rmSync(path.join(root, "src/a.js"));
  look?.();
  expect(told).toEqual([
    ["src/b.js", md5("2")],
    ["src/a.js", ""],
  ]);

  files.gone("content/_part.mdx");
  expect(told.at(-1)).toEqual(["content/_part.mdx", ""]);
});
