import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { copyDocs } from "../../../src/commands/docs-version/copy-docs";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "docs-"));
  for (const name of ["from", "to"]) {
    mkdirSync(path.join(folder, name));
    writeFileSync(path.join(folder, name, "a.mdx"), name);
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a file that is there already is not overwritten", () => {
  expect(() => copyDocs({ from: path.join(folder, "from"), to: path.join(folder, "to") })).toThrow("exist");
  expect(readFileSync(path.join(folder, "to/a.mdx"), "utf8")).toBe("to");
});
