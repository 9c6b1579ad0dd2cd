import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { keptModule } from "../../../../src/mdx/compile/run/imports/kept-module";

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "kept-module-"));
  write("unit.js", 'export const unit = "px";');
  write("sizes.ts", 'import { unit } from "./unit";\nexport const size: string = 4 + unit;');
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);
const sizes = () => keptModule("./sizes.ts", root);

describe("a module that pages import", () => {
  it("is bundled once for all of them, with the digests of its files", () => {
    expect(sizes()).toBe(sizes());
    expect([...sizes().digests.keys()].sort()).toEqual(["sizes.ts", "unit.js"]);
  });

  it("is bundled again when a file of it has changed", () => {
    const before = sizes();
    write("unit.js", 'export const unit = "rem";');
    const after = sizes();
    expect(after).not.toBe(before);
    expect(after.digests.get("unit.js")).not.toBe(before.digests.get("unit.js"));
    expect(sizes()).toBe(after);
  });

  it("is an error once a file of it is gone", () => {
    sizes();
    rmSync(path.join(root, "unit.js"));
    expect(sizes).toThrow("The module './sizes.ts' cannot be loaded: Could not resolve \"./unit\" (sizes.ts:1:22).");
  });

  it("is another one in another site", () => {
    const here = sizes();
    expect(keptModule("./sizes.ts", root)).toBe(here);
    const elsewhere = mkdtempSync(path.join(os.tmpdir(), "kept-module-"));
    writeFileSync(path.join(elsewhere, "sizes.ts"), "export const size = 1;");
    expect(keptModule("./sizes.ts", elsewhere)).not.toBe(here);
    rmSync(elsewhere, { recursive: true });
  });
});
