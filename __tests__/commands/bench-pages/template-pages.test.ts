import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { middlePages, templatePages } from "../../../src/commands/bench-pages/template-pages";

test("the page of middle length stands for each template, by the templates' names", () => {
  const pages = [
    { route: "/long/", template: "doc", length: 9 },
    { route: "/b/", template: "doc", length: 5 },
    { route: "/a/", template: "doc", length: 5 },
    { route: "/short/", template: "doc", length: 1 },
    { route: "/blog/", template: "blog", length: 7 },
  ];
  expect(middlePages(pages)).toEqual(["/blog/", "/a/"]);
  expect(middlePages([])).toEqual([]);
});

test("pages of a build are found with their templates, but for those that lead on and those that are files", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "template-pages-"));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  const add = (name: string, route: string, html: string) => {
    write(`page-data/${name}/page-data.json`, JSON.stringify({ componentChunkName: "t", path: route }));
    write(route.endsWith("/") ? `${route}index.html` : route, html);
  };
  add("index", "/", "<p>");
  add("docs/a", "/docs/a/", "<main>");
  add("old", "/old/", '<meta http-equiv="refresh" content="0; url=/manual/docs/a/"/>');
  add("away", "/away/", '<meta http-equiv="refresh" content="0; url=https://docs.example/?a=1"/>');
  add("404.html", "/404.html", "<p>");
  const found = templatePages(folder).sort((one, other) => one.length - other.length);
  expect(found).toEqual([
    { route: "/", template: "t", length: 3 },
    { route: "/docs/a/", template: "t", length: 6 },
  ]);
  rmSync(folder, { recursive: true });
});
