import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { FollowedFiles } from "../../../src/build/hooks/followed-files";
import { GONE, md5 } from "../../../src/files/digest";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "followed-files-"));
  mkdirSync(path.join(root, "src"));
});
afterEach(() => rmSync(root, { recursive: true }));
const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);

/** Files that are followed below the root: what was told of them, and what each watched folder calls, by its name. */
function followed() {
  const told: [string, string][] = [];
  const watched = new Map<string, () => void>();
  const files = new FollowedFiles(
    root,
    (file, digest) => told.push([file, digest]),
    (folder, changed) => {
      const name = path.relative(realpathSync(root), realpathSync(folder));
      watched.set(name, changed);
      return () => watched.delete(name);
    },
  );
  return { files, told, watched };
}

test("tells of each file that is other than it was, once, and watches each folder once", () => {
  write("src/a.js", "1");
  write("src/b.js", "1");
  const told: [string, string][] = [];
  const watched: [string, () => void][] = [];
  const files = new FollowedFiles(
    root,
    (file, digest) => told.push([file, digest]),
    (folder, changed) => {
      watched.push([path.relative(root, folder), changed]);
      return () => undefined;
    },
  );
  files.follow(["src/a.js", "src/b.js"]);
  files.follow(["src/a.js"]);
  expect(watched.map(([folder]) => folder)).toEqual(["src"]);
  const look = watched[0]?.[1];

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

  files.tell("content/_part.mdx");
  expect(told.at(-1)).toEqual(["content/_part.mdx", ""]);
});

test("a folder that goes is followed again once it is back, and what watched it is closed", () => {
  mkdirSync(path.join(root, "src/deep"));
  write("src/deep/a.js", "1");
  const { files, told, watched } = followed();
  files.follow(["src/deep/a.js"]);
  rmSync(path.join(root, "src"), { recursive: true });
  watched.get("src/deep")?.();
  expect([...watched.keys()]).toEqual([""]);

  mkdirSync(path.join(root, "src"));
  watched.get("")?.();
  expect([...watched.keys()]).toEqual(["src"]);
  mkdirSync(path.join(root, "src/deep"));
  write("src/deep/a.js", "2");
  watched.get("src")?.();
  write("src/deep/a.js", "3");
  watched.get("src/deep")?.();
  expect([...watched.keys()]).toEqual(["src/deep"]);
  expect(told.map(([, digest]) => digest)).toEqual([GONE, md5("2"), md5("3")]);
});

test("a folder that is another one by now is watched anew when further files are followed", () => {
  write("src/a.js", "1");
  const told: string[] = [];
  let watches = 0;
  const files = new FollowedFiles(
    root,
    (file) => told.push(file),
    () => {
      watches += 1;
      return () => undefined;
    },
  );
  files.follow(["src/a.js"]);
  renameSync(path.join(root, "src"), path.join(root, "before"));
  mkdirSync(path.join(root, "src"));
  write("src/a.js", "2");
  files.follow([]);
  files.follow([]);
  expect([watches, told]).toEqual([2, ["src/a.js"]]);
});

test("a file that is a link is followed where it leads, too", () => {
  mkdirSync(path.join(root, "shared"));
  write("shared/a.js", "1");
  symlinkSync("../shared/a.js", path.join(root, "src/a.js"));
  const { files, told, watched } = followed();
  files.follow(["src/a.js"]);
  expect([...watched.keys()].sort()).toEqual(["shared", "src"]);
  write("shared/a.js", "2");
  for (const changed of watched.values()) changed();
  expect(told).toEqual([["src/a.js", md5("2")]]);
});
