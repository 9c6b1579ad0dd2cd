import { isHashedFile, isHashedFolder } from "../../../src/lib/routes/hashed-files";

test.each([
  "app-39ca33c2b39022526d19.js",
  "app-39ca33c2b390.js",
  "webpack-runtime-123456789012.js",
  "243-39ca33c2b390.js",
  "styles.01c44ccc0.css",
  "styles-scripts.00f66dc75.css",
  "static/logo-0f2c7d3ab1c94e5d8a6b7c8d9e0f1a2b.svg",
  "static/0f2c7d3ab1c94e5d8a6b7c8d9e0f1a2b/logo.svg",
  "assets/file-names-c87ea865.png",
  "assets/file-names-c49f3eae-1030.avif",
  "assets/licence-c87ea865",
  "assets/mermaid-11.4.1/chunks/mermaid.esm.min/flow.mjs",
  "live-code/d30515e0f28ba443865d30b04fdbbba0.html",
  "live-mdx/d30515e0f28ba443865d30b04fdbbba0.js",
  "missing-page/d30515e0f28ba443865d30b04fdbbba0.js",
  "sidebars/default-3.2.1-docs.96cf8132.json",
  "offline/9b2641febe14ba9b.json",
  "offline/1234567890123456.json",
  "search/docs-default-3.2.1.3c33324458ce/pages/1.json",
  "katex-0.19.1/fonts/a.woff2",
  "workbox-v4.3.1/workbox-sw.js",
])("%s is never another file", (file) => expect(isHashedFile(file)).toBe(true));

test.each([
  "sw.js",
  "feed.css",
  "my-application.js",
  "bundle-202405031230.js",
  "print-overrides.css",
  "print-version2.css",
  "custom-bootstrap5.css",
  "reset.20240101.css",
  "styles.material3.css",
  "index.html",
  "search/manifest.json",
  "page-data/app-data.json",
  "docs/static/index.html",
  "assets/logo.png",
  "assets/logo-640.png",
  "assets/logo-20240503.png",
  "assets/logo-20240503-640.avif",
  "static/20240503123000/logo.png",
  "assets/facade/logo.png",
  "static/js/main.js",
  "sidebars/index.html",
  "offline/index.html",
])("%s may change", (file) => expect(isHashedFile(file)).toBe(false));

test("a folder is hashed itself, or not", () => {
  expect(["static", "assets/mermaid-11.4.1", "search", "static/a"].map(isHashedFolder)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
