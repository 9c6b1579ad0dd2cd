import { filesOfPage } from "../../../src/features/offline/page-files";

const HTML = `<html><head>
<link rel="stylesheet" href="/base/styles.1.css"/><link rel="canonical" href="https://a/base/docs/"/>
<link rel="alternate" href="/base/blog/rss.xml"/><link rel="icon" href="/base/img/logo.svg?v=1"/>
</head><body><a href="/base/big.zip">a</a><code>&lt;img src="/base/no.png"&gt;</code>
<picture><source srcset="/base/assets/a.avif 640w, /base/assets/b.avif 1030w"/><img alt=">" src="/base/assets/a.png"/></picture>
<img src="https://other/a.png"/><img src="//other/b.png"/><img src="/elsewhere.png"/><img src="data:image/gif;base64,a"/>
<template><script src="/base/app-1.js" async></script><link rel="preload" href="/base/page-data/sq/d/1.json"/>
<script src="/base/app-1.js"></script></template></body></html>`;

test("a page needs its styles, icons, pictures, scripts and data, and nothing of other sites", () => {
  expect(filesOfPage(HTML, "/base/")).toEqual([
    "/styles.1.css",
    "/img/logo.svg",
    "/assets/a.avif",
    "/assets/b.avif",
    "/assets/a.png",
    "/app-1.js",
    "/page-data/sq/d/1.json",
  ]);
});
