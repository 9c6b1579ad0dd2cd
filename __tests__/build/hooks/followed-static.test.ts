import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { followStaticFiles } from "../../../src/build/hooks/followed-static";
import { siteSchema } from "../../../src/lib/site-config";
import { smallestSite } from "../../support/site";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "followed-static-"));
  mkdirSync(path.join(root, "static/files"), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const failed = jest.fn();
const site = () => siteSchema.parse({ ...smallestSite, staticFolders: ["static", "none"] });
const file = () => path.join(root, "static/files/a.txt");
const copy = () => path.join(root, "public/files/a.txt");

test("files of static folders are published and taken away as they come and go, once for several signs", async () => {
  const told: (readonly string[])[] = [];
  let sign: () => void = () => undefined;
  const watched: string[] = [];
  followStaticFiles(
    { root, site: site(), production: false },
    { changed: (files) => told.push(files), failed },
    (folder, changed, below) => {
      watched.push(path.relative(root, folder));
      if (below) sign = changed;
      return () => undefined;
    },
  );
  const signs = async () => {
    for (let count = 0; count < 3; count += 1) sign();
    await new Promise(setImmediate);
  };
  expect(watched).toEqual(["static", ""]);
  writeFileSync(file(), "one");
  await signs();
  expect([existsSync(copy()), told]).toEqual([true, [["files/a.txt"]]]);
  writeFileSync(file(), "other");
  await signs();
  expect(told).toHaveLength(1);
  rmSync(file());
  await signs();
  expect([existsSync(copy()), told]).toEqual([false, [["files/a.txt"], ["files/a.txt"]]]);
});

test("what cannot be published is told once, and does not end the server", async () => {
  mkdirSync(path.join(root, "public/a"), { recursive: true });
  for (const name of ["public/a/index.html", "static/a", "static/b"]) writeFileSync(path.join(root, name), "");
  const told: string[][] = [];
  let sign: () => void = () => undefined;
  followStaticFiles(
    { root, site: site(), production: false },
    { changed: () => undefined, failed: (problems) => told.push(problems.map(({ file: wrong }) => wrong)) },
    (_, changed, below) => {
      if (below) sign = changed;
      return () => undefined;
    },
  );
  for (let count = 0; count < 3; count += 1) {
    sign();
    await new Promise(setImmediate);
  }
  expect([told, existsSync(path.join(root, "public/b"))]).toEqual([[["static/a"]], true]);
});

test("where a folder goes while it begins to be watched, static folders are followed nevertheless", async () => {
  const open = new Set<() => void>();
  const lost = [1, 3];
  let begun = 0;
  const close = followStaticFiles(
    { root, site: site(), production: false },
    { changed: () => undefined, failed },
    (_, changed, below) => {
      if (!below) return () => undefined;
      begun += 1;
      if (lost.includes(begun)) throw Object.assign(new Error("no such folder"), { code: "ENOENT" });
      open.add(changed);
      return () => open.delete(changed);
    },
  );
  const steps = async () => {
    for (let count = 0; count < 3; count += 1) await new Promise(setImmediate);
  };
  await steps();
  expect([begun, open.size]).toEqual([2, 1]);
  writeFileSync(file(), "one");
  for (const changed of open) changed();
  await steps();
  expect([begun, open.size, existsSync(copy())]).toEqual([4, 1, true]);
  close();
  expect(open.size).toBe(0);
});

test("a file of a folder below is seen", async () => {
  let close: () => void = () => undefined;
  const seen = new Promise<readonly string[]>((resolve) => {
    close = followStaticFiles({ root, site: site(), production: false }, { changed: resolve, failed });
  });
  writeFileSync(file(), "one");
  expect(await seen).toEqual(["files/a.txt"]);
  close();
});

test("a static folder that goes and comes back, or comes at all, is followed from then on", async () => {
  const published = (name: string) => existsSync(path.join(root, "public", name));
  let tell: () => void = () => undefined;
  const close = followStaticFiles({ root, site: site(), production: false }, { changed: () => tell(), failed });
  const until = async (isDone: () => boolean) => {
    while (!isDone()) await new Promise<void>((resolve) => (tell = resolve));
  };
  writeFileSync(file(), "one");
  await until(() => published("files/a.txt"));
  rmSync(path.join(root, "static"), { recursive: true });
  await until(() => !published("files/a.txt"));
  for (const folder of ["static", "none"]) {
    // What was told is heeded before the folder comes.
    for (let count = 0; count < 3; count += 1) await new Promise(setImmediate);
    mkdirSync(path.join(root, folder));
    writeFileSync(path.join(root, folder, `${folder}-1.txt`), "");
    await until(() => published(`${folder}-1.txt`));
    writeFileSync(path.join(root, folder, `${folder}-2.txt`), "");
    await until(() => published(`${folder}-2.txt`));
  }
  close();
});

test("a folder that got a longer name is seen when it goes", async () => {
  const renamed = path.join(root, "static/files-of-old");
  const published = path.join(root, "public/files-of-old/a.txt");
  writeFileSync(file(), "one");
  let tell: () => void = () => undefined;
  const close = followStaticFiles({ root, site: site(), production: false }, { changed: () => tell(), failed });
  const until = async (isDone: () => boolean) => {
    while (!isDone()) await new Promise<void>((resolve) => (tell = resolve));
  };
  renameSync(path.dirname(file()), renamed);
  await until(() => existsSync(published));
  rmSync(renamed, { recursive: true });
  await until(() => !existsSync(published));
  expect(existsSync(copy())).toBe(false);
  close();
});

test("an edit behind a link is seen, of a file and of a folder", async () => {
  for (const name of ["shared/one", "shared/many"]) mkdirSync(path.join(root, name), { recursive: true });
  for (const name of ["one/a.txt", "many/b.txt"]) writeFileSync(path.join(root, "shared", name), "before");
  symlinkSync("../../shared/one/a.txt", file());
  symlinkSync("../shared/many", path.join(root, "static/many"));
  const signs = new Map<string, () => void>();
  const watched: string[] = [];
  followStaticFiles(
    { root, site: site(), production: false },
    { changed: () => undefined, failed },
    (folder, sign, below) => {
      const name = path.relative(realpathSync(root), realpathSync(folder));
      watched.push(`${name} ${below}`);
      signs.set(name, sign);
      return () => undefined;
    },
  );
  expect(watched.sort()).toEqual([" false", "shared/many false", "shared/one false", "static true"]);
  const edited = async (name: string, published: string) => {
    writeFileSync(path.join(root, name), "after the edit");
    signs.get(path.dirname(name))?.();
    await new Promise(setImmediate);
    return readFileSync(path.join(root, "public", published), "utf8");
  };
  expect(await edited("shared/one/a.txt", "files/a.txt")).toBe("after the edit");
  expect(await edited("shared/many/b.txt", "many/b.txt")).toBe("after the edit");
});
