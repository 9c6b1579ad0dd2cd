import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { pluginPlaces, withPluginPlaces } from "../../../src/build/checks/plugin-places";
import { pageFileOf, writePages } from "../../../src/docusaurus/read/plugin-pages";

const PAGES = ".cache/webpack/docusaurus/pages";
const DATA = ".cache/webpack/docusaurus/data";
const BOX = 'the page "/kilns/gas%20ones/" of the plugin "fire"';

let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "plugin-places-"));
  const place = { folder: path.join(root, PAGES), plugin: "fire", baseUrl: "/" };
  const page = pageFileOf({ path: "/kilns/gas%20ones/", component: "@site/src/Kiln.js" }, place);
  writePages(page ? [page] : [], place.folder);
});
afterAll(() => rmSync(root, { recursive: true }));

test.each([
  [`${PAGES}/kilns/gas ones/index.jsx`, BOX],
  [`It also stands at ${PAGES}/kilns/gas ones/index.jsx:3:4 and 2 more.`, `It also stands at ${BOX} and 2 more.`],
  [`${DATA}/fire/default/kilns.json:4`, 'the data kilns.json of the plugin "fire"'],
  [`Nothing at '${DATA}/@kiln/fire/second/a/b.md'.`, `Nothing at 'the data a/b.md of the plugin "@kiln/fire"'.`],
  [`${PAGES}/gone/index.jsx`, `${PAGES}/gone/index.jsx`],
  ["docs/index.jsx", "docs/index.jsx"],
])("%s is told as %s", (text, told) => {
  expect(pluginPlaces(text, root)).toBe(told);
});

test("a problem of a plugin's page has no line, as nobody has written it", () => {
  const problem = { severity: "warning" as const, line: 3, message: "It fails.", remedy: "Mend it." };
  const others = [`${PAGES}/kilns/gas ones/index.jsx`, "docs/a.md"].map((file) => ({ ...problem, file }));
  expect(withPluginPlaces(others, root).map(({ file, line }) => [file, line])).toEqual([
    [BOX, undefined],
    ["docs/a.md", 3],
  ]);
});
