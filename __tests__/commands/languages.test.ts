import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import {
  enterLanguage,
  forgetLanguages,
  layTogether,
  leaveAlone,
  withHeaders,
  withSitemap,
} from "../../src/commands/languages.mjs";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "languages-"));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const isThere = (file: string) => existsSync(path.join(root, file));
const build = (text: string) => {
  write(".cache/nodes", text);
  write("public/index.html", text);
};
const built = () => [".cache/nodes", "public/index.html"].map((file) => (isThere(file) ? read(file) : undefined));

describe("caches and builds of languages", () => {
  it("come back as they were left", () => {
    build("one");
    enterLanguage(root, "fr");
    expect(built()).toEqual([undefined, undefined]);
    build("deux");
    enterLanguage(root, "");
    expect(built()).toEqual(["one", "one"]);
    enterLanguage(root, "");
    enterLanguage(root, "fr");
    expect(built()).toEqual(["deux", "deux"]);
  });

  it("are put right after a change that was broken off", () => {
    build("one");
    enterLanguage(root, "fr");
    build("deux");
    enterLanguage(root, "");
    // As if the process had ended after the cache was moved, and before `public` was.
    write(".languages/_default/public/index.html", "one");
    rmSync(path.join(root, "public"), { recursive: true });
    enterLanguage(root, "");
    expect(built()).toEqual(["one", "one"]);
  });
});

test("nothing is left of languages that are forgotten", () => {
  build("one");
  enterLanguage(root, "fr");
  build("deux");
  forgetLanguages(root);
  enterLanguage(root, "");
  expect(isThere(".languages")).toBe(false);
  expect(built()).toEqual(["deux", "deux"]);
});

test("the builds of languages lie in their folders, and what hosts read at the root alone is joined there", () => {
  write(".cache/webpack/last-build.json", `{ "baseUrl": "/", "languages": [{ "name": "fr", "path": "fr" }] }`);
  write("public/robots.txt", "User-agent: *\n\nSitemap: https://a.example/sitemap-index.xml\n");
  write("public/_redirects", "/a/ /b/ 301\n");
  write("public/fr/old.html", "old");
  write(".languages/fr/public/index.html", "deux");
  write(".languages/fr/public/_redirects", "/fr/a/ /fr/b/ 301\n");
  write(".languages/fr/public/robots.txt", "User-agent: *\n\nSitemap: https://a.example/fr/sitemap-index.xml\n");
  leaveAlone(root);
  expect(isThere("public/fr")).toBe(false);
  layTogether(root, [{ name: "fr", path: "fr" }]);
  expect(read("public/fr/index.html")).toBe("deux");
  expect(read("public/_redirects")).toBe("/a/ /b/ 301\n/fr/a/ /fr/b/ 301\n");
  expect(read("public/robots.txt").match(/^Sitemap: .*$/gm)).toHaveLength(2);
  expect(["_redirects", "robots.txt"].filter((name) => isThere(`public/fr/${name}`))).toEqual([]);
});

test("the rule for all pages allows the scripts of a language's pages, each once", () => {
  const rule = (path: string, hashes: string) =>
    `${path}\n  X-Content-Type-Options: nosniff\n  Content-Security-Policy: script-src-elem 'self' ${hashes}; base-uri 'none'\n`;
  const own = `${rule("/*", "'sha256-a='")}\n/docs/*\n  A: b\n`;
  expect(withHeaders(own, rule("/fr/*", "'sha256-a=' 'sha256-b='"))).toBe(
    `${rule("/*", "'sha256-a=' 'sha256-b='")}\n/docs/*\n  A: b\n\n${rule("/fr/*", "'sha256-a=' 'sha256-b='")}`,
  );
});

test("a list for crawlers without a sitemap, as an author's own, stays as it is", () => {
  expect(withSitemap("User-agent: *\nDisallow: /\n", "Sitemap: https://a.example/fr/s.xml\n")).toBe(
    "User-agent: *\nDisallow: /\n",
  );
});
