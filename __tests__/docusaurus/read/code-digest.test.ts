import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { execFileSync } from "node:child_process";
import os from "node:os";
import path from "node:path";
import { buildSync, stop } from "esbuild";
import { codeDigest } from "../../../src/docusaurus/read/code-digest";
import { NODE_SCRIPT } from "../../../src/lib/build/node-script.cjs";
import type { FunctionMark } from "../../../src/remote/function-mark";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "code-digest-"));
});
afterEach(() => rmSync(root, { recursive: true }));
afterAll(stop);

const at = (file: string) => path.join(root, "website", file);
function write(file: string, text: string): void {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
}

/** Whether the digest of a configuration is another one once a file has another text. */
async function isOther(file: string, text: string, made: readonly string[] = []): Promise<boolean> {
  const digest = () => codeDigest(at("docusaurus.config.js"), made.map(at));
  const before = await digest();
  write(file, text);
  return (await digest()) !== before;
}

test("counts what a configuration imports, also behind code that is not all there", async () => {
  write("docusaurus.config.js", `require("./edit"); import("./none"); require("./kiln.yml"); const a = <b />;`);
  write("edit.ts", `import "a-package"; export const a: number = 1;`);
  write("kiln.yml", "a: 1");
  expect(await isOther("edit.ts", `import "a-package"; export const a: number = 2;`)).toBe(true);
  expect(await isOther("kiln.yml", "a: 2")).toBe(true);
  expect(await isOther("node_modules/a-package/package.json", `{ "version": "2.0.0" }`)).toBe(true);
  expect(await isOther("other.js", "")).toBe(false);
});

test("counts files that a configuration was made of, and what these import, also beside what is no code", async () => {
  write("docusaurus.config.js", "export default { presets: ['./preset.js'] }; ))");
  write("preset.js", `module.exports = () => import("./later.mjs");`);
  write("later.mjs", "export default 1;");
  const made = ["docusaurus.config.js", "preset.js", "data.txt"];
  expect(await isOther("preset.js", `module.exports = () => void import("./later.mjs");`, made)).toBe(true);
  expect(await isOther("later.mjs", "export default 2;", made)).toBe(true);
  expect(await isOther("data.txt", "b", made)).toBe(true);
  expect(await isOther("later.mjs", "export default 3;")).toBe(false);
});

const PRESET = `
  const addresses = require(["./pre", "addresses"].join("set-"));
  module.exports = () => ({ plugins: [["@docusaurus/plugin-content-docs", { editUrl: () => addresses }]] });
`;

test("the program that reads a folder has a digest of presets and plugins by their paths, and not of content", () => {
  for (const name of ["src", "node_modules", "package.json"]) symlinkSync(path.resolve(name), path.join(root, name));
  const program = path.join(root, "main.cjs");
  buildSync({ entryPoints: ["src/docusaurus/read/main.ts"], outfile: program, ...NODE_SCRIPT, logLevel: "silent" });
  write("package.json", "{}");
  write(
    "docusaurus.config.js",
    `module.exports = { title: "K", url: "https://k.example", presets: [["./preset.js", { docs: {} }]], plugins: ["./plugin.js"] };`,
  );
  write("preset.js", PRESET);
  write("preset-addresses.js", `module.exports = "a";`);
  write("plugin.js", "module.exports = () => ({ name: 'a' });");
  write("sidebars.js", "module.exports = {};");
  write("docs/a.md", "# A");
  const target = path.join(root, "site.json");
  const seen: string[] = [];
  const isOtherWith = (files: Readonly<Record<string, string>>) => {
    for (const [file, text] of Object.entries(files)) write(file, text);
    execFileSync(process.execPath, [program, root, "website", target, "functions.cjs"], { cwd: root });
    const { site } = JSON.parse(readFileSync(target, "utf8")) as { site: { docs: { editUrl: FunctionMark }[] } };
    const { digest } = site.docs[0]?.editUrl.$function ?? { digest: "" };
    const isNew = !seen.includes(digest);
    seen.push(digest);
    return isNew;
  };
  expect(isOtherWith({})).toBe(true);
  expect(isOtherWith({ "docs/a.md": "# B", "sidebars.js": "module.exports = { a: [] };" })).toBe(false);
  expect(isOtherWith({ "preset-addresses.js": `module.exports = "b";` })).toBe(true);
  expect(isOtherWith({ "plugin.js": "module.exports = () => ({ name: 'b' });" })).toBe(true);
});
