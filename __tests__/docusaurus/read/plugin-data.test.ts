import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { writeWhole } from "../../../src/files/write-whole";
import { mappedFolder } from "../../../src/docusaurus/read/mapped";
import { removeOldData } from "../../../src/docusaurus/read/plugin-data";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "plugin-data-"));
});
afterEach(() => rmSync(root, { recursive: true }));

test("data that no plugin writes any more go, and what plugins keep there by themselves stays", () => {
  const folder = path.join(root, "data");
  for (const file of ["kilns/default/old.json", "kilns/default/same.json", "kept.json"])
    writeWhole(path.join(folder, file), "[]");
  removeOldData(["kilns/default/old.json", "kilns/default/same.json"], folder);
  expect(readdirSync(path.join(folder, "kilns/default"))).toEqual(["old.json", "same.json"]);
  removeOldData(["kilns/default/same.json"], folder);
  expect(readdirSync(path.join(folder, "kilns/default"))).toEqual(["same.json"]);
  removeOldData([], folder);
  expect(readdirSync(path.join(folder, "kilns/default"))).toEqual([]);
  expect(existsSync(path.join(folder, "kept.json"))).toBe(true);
});

test("a project without data gets no list of any", () => {
  removeOldData([], path.join(root, "data"));
  expect(readdirSync(root)).toEqual([]);
});

test("data of a plugin go once the project is read without it", async () => {
  const added = { data: path.join(root, "kept/data"), pages: path.join(root, "kept/pages") };
  const plugin = '() => ({ name: "kilns", contentLoaded: ({ actions }) => actions.createData("list.json", "[6]") })';
  const read = async (plugins: string, website: string) => {
    const text = `module.exports = { title: "K", url: "https://k.example", baseUrl: "/", plugins: [${plugins}] };`;
    writeWhole(path.join(root, website, "docusaurus.config.js"), text);
    await mappedFolder(process.cwd(), path.relative(process.cwd(), path.join(root, website)), { added });
    return existsSync(path.join(added.data, "kilns/default/list.json"));
  };
  expect(await read(plugin, "a")).toBe(true);
  expect(await read("", "b")).toBe(false);
});
