import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { withCompiledPackages } from "../../../src/docusaurus/read/compiled-packages";

let project: string;
beforeEach(() => {
  project = mkdtempSync(path.join(os.tmpdir(), "compiled-packages-"));
});
afterEach(() => rmSync(project, { recursive: true }));

function modulesOf(text: string): Record<string, unknown> {
  const folder = path.join(project, "node_modules/@kiln/logger");
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "index.js"), text);
  return withCompiledPackages({ own: "kiln" }, path.join(project, "docusaurus.config.ts"));
}

test("a package that a compiler made CommonJS of is what it exports, of which a loader takes `default`", () => {
  const modules = modulesOf(
    `Object.defineProperty(exports, "__esModule", { value: true }); exports.default = "logger"; exports.level = 1;`,
  );
  expect(["@kiln/logger" in modules, modules["@kiln/logger"]]).toEqual([true, { default: "logger", level: 1 }]);
});

test.each([
  [`module.exports = { default: "of a package that was written as CommonJS" };`],
  [`exports.__esModule = true; exports.level = "without a default";`],
  [`module.exports = "text";`],
  [`throw new Error("fails");`],
])("any other package is left to the loader: %s", (text) => {
  const modules = modulesOf(text);
  expect(["@kiln/logger" in modules, modules["@kiln/logger"]]).toEqual([false, undefined]);
});

test("names of files, of Node's modules and of packages that are not there are left to the loader", () => {
  const modules = modulesOf(`exports.__esModule = true; exports.default = 1;`);
  const file = path.join(project, "node_modules/@kiln/logger/index.js");
  for (const name of ["./a", file, "fs", "node:fs", "file:///a.js", "absent"]) expect(name in modules).toBe(false);
});

test("modules that are given stay as they are", () => {
  const modules = modulesOf(`exports.__esModule = true; exports.default = 1;`);
  expect(["own" in modules, modules.own]).toEqual([true, "kiln"]);
});
