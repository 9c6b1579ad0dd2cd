import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type * as Esbuild from "esbuild";

/** What happens once esbuild has read all files of a bundle. */
let mockedReading = () => {};
jest.mock("esbuild", () => {
  const esbuild = jest.requireActual<typeof Esbuild>("esbuild");
  const build = async (options: Esbuild.BuildOptions) => {
    const result = await esbuild.build(options);
    mockedReading();
    return result;
  };
  return { ...esbuild, build };
});

let root: string;
const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);
const made = async (kind: "island" | "module") => {
  const { startBundler } = await import("../../../../src/mdx/compile/bundles/bundler");
  const { readBundle } = await import("../../../../src/mdx/compile/bundles/bundle-store");
  const store = path.join(root, "bundles");
  const bundler = startBundler(
    { root, folder: "", staticFolders: [], baseUrl: "/", siteConfig: {}, globalData: {} },
    store,
    true,
  );
  await bundler.make([{ kind, source: "./sizes.ts" }]);
  await bundler.close();
  const kept = readBundle(store, { kind, source: "./sizes.ts" }, root);
  return kept && "code" in kept ? kept.code : readFileSync(path.join(root, kept?.file ?? ""), "utf8");
};

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "edited-"));
  write("package.json", "{}");
  write("unit.js", 'export const unit = "px";');
  write("sizes.ts", 'import { unit } from "./unit";\nexport const size: string = 4 + unit;');
});
afterEach(() => rmSync(root, { recursive: true }));

test.each(["module", "island"] as const)("a file of a bundle that is saved meanwhile is in it (%s)", async (kind) => {
  const texts = ["em", "rem"];
  mockedReading = () => {
    const text = texts.shift();
    if (text) write("unit.js", `export const unit = "${text}";`);
  };
  expect(await made(kind)).toContain('"rem"');
});

test("a bundle whose files nobody saves is made once", async () => {
  let count = 0;
  mockedReading = () => void (count += 1);
  const later = jest.spyOn(Date, "now").mockReturnValue(Date.now() + 60_000);
  await made("module");
  later.mockRestore();
  expect(count).toBe(1);
});
