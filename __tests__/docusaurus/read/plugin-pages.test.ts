import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { pageFileOf, writePages, type PluginRoute } from "../../../src/docusaurus/read/plugin-pages";

const place = { folder: "/site/.cache/pages", plugin: "kilns", baseUrl: "/manual/" };
const component = "@site/src/Kilns.js";

test("a page of a plugin is a module that gives its component values of modules, props and the route", () => {
  const route = {
    path: "/manual/kilns/gas%20ones/",
    component: "/project/src/Kilns.js?as=page",
    modules: {
      kilns: "/site/.cache/data/kilns.json",
      more: [{ one: { __import: true, path: "@site/a.json", query: { b: 1 } }, none: null }],
      preview: { __import: true, path: "@site/blog/a.md", query: { truncated: true } },
    },
    props: { top: 3 },
    exact: true,
    colour: "red",
  };
  expect(pageFileOf(route, place)).toEqual({
    file: "kilns/gas ones/index.jsx",
    text: `// The page "/manual/kilns/gas%20ones/", which the plugin "kilns" adds.
import Page from "../../../../../project/src/Kilns.js";
import module0 from "../../../data/kilns.json";
import module1 from "@site/a.json";
import module2 from "@site/blog/a.md?truncated=true";

const modules = { "kilns": module0, "more": [{ "one": module1, "none": undefined }], "preview": module2 };
const props = {"top":3};
const route = {"exact":true,"path":"/manual/kilns/gas%20ones/","colour":"red"};

export default function PluginPage() {
  return <Page {...modules} {...props} route={route} />;
}
`,
  });
});

test.each([
  ["/", "index.jsx"],
  ["/manual", "index.jsx"],
  ["/manual/a", "a/index.jsx"],
  ["/other/b/", "other/b/index.jsx"],
  ["c", "c/index.jsx"],
])("the address %s is that of %s", (address, file) => {
  expect(pageFileOf({ path: address, component }, place)?.file).toBe(file);
});

test.each([
  [{ path: "/kilns/:id", component }],
  [{ path: "/kilns/*", component }],
  [{ path: "/kilns/../..", component }],
  [{ path: "/kilns", component, routes: [{ path: "/kilns/a", component }] }],
])("%j is no single page", (route) => {
  expect(pageFileOf(route, { ...place, baseUrl: "/" })).toBeUndefined();
});

test.each([[{ component }], [{ path: "/kilns", component: undefined }]])("%j is no page", (route) => {
  expect(() => pageFileOf(route as unknown as PluginRoute, place)).toThrow("has no `path` or no `component`: {");
});

test("pages that are gone since the last time go, and those that stay the same are not touched", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "plugin-pages-"));
  try {
    const fileOf = (name: string) => path.join(folder, name, "index.jsx");
    for (const name of ["old", "same"]) {
      mkdirSync(path.join(folder, name));
      writeFileSync(fileOf(name), name);
    }
    const before = statSync(fileOf("same")).mtimeMs;
    writePages(
      ["same", "new/deep"].map((name) => ({ file: `${name}/index.jsx`, text: path.basename(name) })),
      folder,
    );
    expect(existsSync(fileOf("old"))).toBe(false);
    expect(statSync(fileOf("same")).mtimeMs).toBe(before);
    expect(readFileSync(fileOf("new/deep"), "utf8")).toBe("deep");
    writePages([], path.join(folder, "none"));
    expect(existsSync(path.join(folder, "none"))).toBe(false);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
