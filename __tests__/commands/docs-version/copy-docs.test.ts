import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
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

test("a version has files in the place of links, and what these lead to stays as it is", () => {
  const [from, to] = [path.join(folder, "from"), path.join(folder, "version")];
  const text = "---\nredirect_from: [/old/]\ntitle: A\n---\n";
  writeFileSync(path.join(from, "a.mdx"), text);
  for (const [target, name] of [
    ["a.mdx", "again.mdx"],
    ["../to", "folder"],
    ["none.mdx", "none.mdx"],
    [".", "endless"],
  ] as const)
    symlinkSync(target, path.join(from, name));
  const log = jest.spyOn(console, "log").mockImplementation(() => undefined);
  copyDocs({ from: path.relative(".", from), to: path.relative(".", to) });
  log.mockRestore();
  expect(readFileSync(path.join(from, "a.mdx"), "utf8")).toBe(text);
  const entries = readdirSync(to, { recursive: true, withFileTypes: true });
  expect(entries.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual(["a.mdx", "again.mdx", "a.mdx"]);
  expect(entries.filter((entry) => entry.isSymbolicLink())).toEqual([]);
  expect(readFileSync(path.join(to, "again.mdx"), "utf8")).toBe("---\ntitle: A\n---\n");
});
