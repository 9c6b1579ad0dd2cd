import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { staticCopies, type Files } from "../../../src/commands/lean-gatsby/static-copies.cjs";

test("the development server copies no file of Gatsby's folder; what else it does with files stays", async () => {
  const copy = jest.fn();
  const existing = () => true;
  const files = staticCopies({ copy, copySync: () => undefined, existsSync: existing });
  await expect(files.copy()).resolves.toBeUndefined();
  expect(copy).not.toHaveBeenCalled();
  expect(files.existsSync).toBe(existing);
});

test("a build copies what links lead to, but for links to nothing and those that lead back", () => {
  const root = mkdtempSync(path.join(os.tmpdir(), "static-copies-"));
  for (const name of ["static/files", "shared"]) mkdirSync(path.join(root, name), { recursive: true });
  for (const name of ["static/files/a.css", "shared/b.css"]) writeFileSync(path.join(root, name), "");
  for (const [target, link] of [
    ["user@host.1234", ".#a.css"],
    ["..", "back"],
    ["../../shared", "shared"],
  ] as const)
    symlinkSync(target, path.join(root, "static/files", link));
  const files = createRequire(require.resolve("gatsby"))("fs-extra") as Files;
  const [from, to] = ["static", "public"].map((name) => path.join(root, name)) as [string, string];
  staticCopies(files).copySync(from, to, { dereference: true });
  const isThere = (name: string) => existsSync(path.join(to, "files", name));
  expect(["a.css", "shared/b.css", ".#a.css", "back"].map(isThere)).toEqual([true, true, false, false]);
  rmSync(root, { recursive: true });
});
