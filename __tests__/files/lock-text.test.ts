import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { lockText } from "../../src/files/lock-text";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "lock-text-"));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

test("the packages of a project are told by its lock file, else by what npm installed, else by their versions, with a byte-order mark, too", () => {
  expect(lockText(root)).toBe("");
  write("package.json", '\uFEFF{ "dependencies": { "a": "1", "b": "1" }, "devDependencies": { "c": "1" } }');
  for (const name of ["a", "c"]) write(`node_modules/${name}/package.json`, '{ "version": "1.2.3" }');
  expect(lockText(root)).toBe("a 1.2.3\nb \nc 1.2.3");
  for (const name of ["node_modules/.package-lock.json", "pnpm-lock.yaml", "yarn.lock", "package-lock.json"]) {
    write(name, name);
    expect(lockText(root)).toBe(name);
  }
});
