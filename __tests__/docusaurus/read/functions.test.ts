import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { bundledForNode } from "../../../src/mdx/compile/compiler";
import { functionCaller } from "../../../src/remote/call";
import { pathFrom } from "../../../src/files/path-from";

const PLUGINS = `
  import { readFileSync } from "node:fs";
  import { readFile, readdir } from "fs/promises";
  import { createRequire } from "node:module";
  const require = createRequire(import.meta.url);
  const add = (tree, value) => void tree.children.push({ type: "text", value });
  export function attached() {
    const units = readFileSync(new URL("./units.txt", import.meta.url), "utf8");
    return (tree) => add(tree, units);
  }
  export const code = () => async (tree, file) => {
    add(tree, await readFile("samples/" + file.data.frontMatter.sample, "utf8"));
    require("fs").readFileSync(file.path + ".node_modules");
    require("fs").readFileSync("node_modules/a/a.txt");
    await readdir("samples");
    require("fs").readdirSync("docs", { recursive: true });
  };
`;
const CONFIG = `
  import { attached, code } from "./plugins.mjs";
  export default { title: "K", url: "https://k.example", presets: [["classic", { docs: { remarkPlugins: [attached, code] } }]] };
`;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "functions-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

test("plugins read files from the project's folder, and what they read and list is told, without packages", async () => {
  for (const [file, text] of Object.entries({
    "docusaurus.config.mjs": CONFIG,
    "plugins.mjs": PLUGINS,
    "units.txt": "cones",
    "samples/one.js": "one()",
    "samples/two.js": "two()",
    "docs/a.md.node_modules": "",
    "docs/b.md.node_modules": "",
    "docs/deep/c.md": "",
    "node_modules/a/a.txt": "",
  }))
    write(file, text);
  const program = path.join(folder, "functions.mjs");
  writeFileSync(program, await bundledForNode(process.cwd(), "src/docusaurus/read/functions.ts"));
  const start = { folder: pathFrom(process.cwd(), folder) };
  const keys = ["docs", "0", "transforms", "markdown"];
  const call = functionCaller({});
  const run = (name: string, sample: string) =>
    call({ $function: { program, start, digest: "", keys } }, [
      { type: "root", children: [] },
      { path: `${start.folder}/docs/${name}`, text: "", frontMatter: { sample } },
    ]);
  const texts = (...values: string[]) => ({ type: "root", children: values.map((value) => ({ type: "text", value })) });
  const files = (...names: string[]) => names.map((name) => path.join(folder, name));
  expect(run("a.md", "one.js")).toMatchObject({
    tree: texts("cones", "one()"),
    files: files("units.txt", "samples/one.js", "docs/a.md.node_modules"),
    folders: files("samples", "docs", "docs/deep"),
  });
  expect(run("b.md", "two.js")).toMatchObject({
    tree: texts("cones", "two()"),
    files: files("units.txt", "samples/two.js", "docs/b.md.node_modules"),
  });
  expect(run("b.md", "three.js")).toMatchObject({
    failed: { plugin: "code", message: expect.stringContaining("ENOENT") as string },
  });
});
