import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { doneBy, isMissing } from "../../../src/docusaurus/done-plugins";
import { readFolder, stubFile } from "../../../src/docusaurus/read/read-folder";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "read-folder-"));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  const absolute = path.join(root, "website", file);
  mkdirSync(path.dirname(absolute), { recursive: true });
  writeFileSync(absolute, text);
}
const read = () => readFolder({ root, folder: "website", stub: stubFile(process.cwd()) });
const basic = `title: "Kiln", url: "https://kiln.example", presets: ["classic"]`;

test.each([
  ["docusaurus.config.js", `module.exports = { ${basic} };`],
  ["docusaurus.config.cjs", `module.exports = async () => ({ ${basic} });`],
  ["docusaurus.config.mjs", `export default Promise.resolve({ ${basic} });`],
  ["docusaurus.config.ts", `const title: string = "Kiln"; export default () => ({ ${basic}, title });`],
  ["docusaurus.config.js", `export default { ${basic} };`],
])("loads %s of the text %s", async (name, text) => {
  write(name, text);
  const { folder, notes } = await read();
  expect([folder.config.title, folder.file, notes]).toEqual(["Kiln", `website/${name}`, []]);
});

test("a package that is not installed gives nothing, and is named", async () => {
  write(
    "docusaurus.config.js",
    `const { themes } = require("a-package-that-nobody-has"); module.exports = { ${basic}, tagline: String(themes.x.y()) };`,
  );
  const { notes } = await read();
  expect(notes.map(({ name }) => name)).toEqual(["website/docusaurus.config.js: a-package-that-nobody-has"]);
});

test.each([
  `module.exports = { ${basic}, customFields: { plugins: [require("remark-math"), require("rehype-katex").default] } };`,
  `import math from "remark-math"; export default async () => ({ ${basic}, customFields: { plugins: [math, (await import("rehype-katex")).default] } });`,
])("knows plugins whose work the engine does, in %s", async (text) => {
  write("docusaurus.config.js", text);
  const { folder, notes } = await read();
  const plugins = folder.config.customFields.plugins as unknown[];
  expect([plugins.map((plugin) => doneBy(plugin)?.name), notes]).toEqual([["remark-math", "rehype-katex"], []]);
});

test("a plugin that is not installed is known as such", async () => {
  write(
    "docusaurus.config.js",
    `module.exports = { ${basic}, customFields: { plugin: require("remark-nobody-has") } };`,
  );
  expect(isMissing((await read()).folder.config.customFields.plugin)).toBe(true);
});

test("reads versions and sidebars of each docs instance, of every kind of file", async () => {
  write(
    "docusaurus.config.js",
    `module.exports = { title: "K", url: "https://k.example", presets: [["classic", { docs: { sidebarPath: require.resolve("./sidebars.js") } }]], plugins: [["content-docs", { id: "b", path: "b", sidebarPath: false }]] };`,
  );
  write("sidebars.js", `module.exports = { all: [...require("./items.json")] };`);
  write("items.json", `["a"]`);
  write("versions.json", `["2.0", "1.0"]`);
  write("versioned_sidebars/version-2.0-sidebars.json", `{ "all": ["b"] }`);
  const { folder } = await read();
  expect(folder.instances).toEqual({
    default: {
      versions: ["2.0", "1.0"],
      sidebars: {
        current: { file: "website/sidebars.js", value: { all: ["a"] } },
        "2.0": { file: "website/versioned_sidebars/version-2.0-sidebars.json", value: { all: ["b"] } },
        "1.0": { file: "website/versioned_sidebars/version-1.0-sidebars.json", value: {} },
      },
    },
    b: { versions: [], sidebars: { current: { file: "website", value: {} } } },
  });
});

test("says what is wrong: no folder, no configuration, one that fails, a list of versions that is none", async () => {
  await expect(read()).rejects.toThrow("There is no folder 'website'.");
  write("versions.json", "{}");
  await expect(read()).rejects.toThrow("There is no docusaurus.config in 'website'.");
  write("docusaurus.config.js", `throw new Error("It is broken.");`);
  await expect(read()).rejects.toThrow(/website\/docusaurus\.config\.js cannot be loaded: It is broken\./);
  write("docusaurus.config.js", `module.exports = { ${basic} };`);
  await expect(read()).rejects.toThrow("website/versions.json is not valid:");
});
