import { isHashedFile, isHashedFolder } from "../../src/lib/hashed-files";

test.each([
  "app-39ca33c2b39022526d19.js",
  "styles.1c44ckk.css",
  "static/logo-0123.svg",
  "search/docs-default-3.2.1.3c33324458ce/pages/1.json",
  "katex-0.19.1/fonts/a.woff2",
])("%s is never another file", (file) => expect(isHashedFile(file)).toBe(true));

test.each([
  "sw.js",
  "feed.css",
  "index.html",
  "search/manifest.json",
  "page-data/app-data.json",
  "docs/static/index.html",
])("%s may change", (file) => expect(isHashedFile(file)).toBe(false));

test("a folder is hashed itself, or not", () => {
  expect([isHashedFolder("static"), isHashedFolder("search"), isHashedFolder("static/a")]).toEqual([
    true,
    false,
    false,
  ]);
});
