import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { adminAssets } from "../../../src/features/cms/admin-bundle";
import { sveltiaFiles } from "../../../src/features/cms/sveltia-script";

const sveltia = path.dirname(createRequire(__filename).resolve("@sveltia/cms"));
const textIn = (content: Uint8Array | string | undefined) => Buffer.from(content ?? "").toString();

test("all that Sveltia loads lies beside its script, without the addresses of other sites' fonts", async () => {
  const { script, files } = await sveltiaFiles(sveltia, [...adminAssets(process.cwd()).keys()]);
  const text = textIn(files.get(script));
  const imported = [...text.matchAll(/\bimport\(["`](\.[^"`$]+)["`]\)|\bfrom"(\.[^"]+)"/g)];
  const names = imported.map(([, dynamic, fixed]) => path.posix.join(dynamic ?? fixed ?? ""));
  expect(new Set(names).size).toBeGreaterThan(30);
  expect(names.filter((name) => !files.has(name))).toEqual([]);
  expect(text).not.toContain("cdn.jsdelivr.net/fontsource");
  expect([...files.values()].filter((content) => textIn(content).includes("sourceMappingURL"))).toEqual([]);
});

test("words of a language are a module", async () => {
  const { files } = await sveltiaFiles(sveltia, [...adminAssets(process.cwd()).keys()]);
  const [, german] = [...files].find(([name]) => name.startsWith("chunks/de-")) ?? [];
  expect(textIn(german)).toMatch(/^export default \{.*\};$/s);
});

describe("a release that imports otherwise", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "sveltia-"));
  mkdirSync(path.join(folder, "chunks"));
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each([
    ['import{a}from"./chunks/a.js";var b=import("other");', 'import("other")'],
    ['import{a}from"other";', 'import{a}from"other"'],
    ['import{a}from"./chunks/a.js";import"other";', ';import"other"'],
  ])("is told with the place: %s", async (text, place) => {
    writeFileSync(path.join(folder, "index.js"), text);
    await expect(sveltiaFiles(folder, [])).rejects.toThrow(`@sveltia/cms imports ${place} in index.js`);
  });
});
