import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { KeptPages } from "../../../src/build/publish/kept-pages";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "kept-pages-"));
});
afterEach(() => rmSync(root, { recursive: true }));

const file = () => path.join(root, ".cache/published/pages.jsonl");

function keep(routes: readonly string[], digest = "1"): void {
  const pages = new KeptPages(root, digest);
  for (const route of routes) pages.add(route, `key of ${route}`, { llms: { route } });
  pages.finish();
}
const found = (routes: readonly string[], digest = "1") => {
  const pages = new KeptPages(root, digest);
  return routes.map((route) => pages.find(route, () => `key of ${route}`)?.llms);
};

test("what was kept of a page is found again, also where pages came and went between", () => {
  keep(["/", "/b/", "/d/", "/e/"]);
  expect(found(["/", "/a/", "/b/", "/c/", "/e/", "/f/"])).toEqual([
    { route: "/" },
    undefined,
    { route: "/b/" },
    undefined,
    { route: "/e/" },
    undefined,
  ]);
});

test("nothing is found of a page that is made of other things, or when all pages are made with other things", () => {
  keep(["/a/", "/b/"]);
  const pages = new KeptPages(root, "1");
  expect(pages.find("/a/", () => "another key")).toBeUndefined();
  expect(pages.find("/b/", () => "key of /b/")).toEqual({ llms: { route: "/b/" } });
  expect(found(["/a/", "/b/"], "2")).toEqual([undefined, undefined]);
});

test("a build that ends early leaves what the one before kept", () => {
  keep(["/a/"]);
  new KeptPages(root, "1").add("/b/", "key of /b/", {});
  expect(found(["/a/", "/b/"])).toEqual([{ route: "/a/" }, undefined]);
});

test("lines longer than a piece of the file, and letters of several bytes at its ends, are read whole", () => {
  const long = "ü€🦖".repeat(40_000);
  const pages = new KeptPages(root, "1");
  pages.add("/a/", "1", { text: long });
  pages.add("/b/", "2", { text: `x${long}` });
  pages.finish();
  const next = new KeptPages(root, "1");
  expect([next.find("/a/", () => "1"), next.find("/b/", () => "2")]).toEqual([{ text: long }, { text: `x${long}` }]);
});

test("a line that was cut off is as if it was not there", () => {
  keep(["/a/", "/b/"]);
  writeFileSync(file(), readFileSync(file(), "utf8").slice(0, -20));
  expect(found(["/a/", "/b/"])).toEqual([{ route: "/a/" }, undefined]);
  expect(existsSync(`${file()}.draft`)).toBe(true);
});
