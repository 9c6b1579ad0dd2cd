import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

const MODULE = path.resolve("src/commands/lean-gatsby/worker-folder.cjs");
const SCRIPT = `require(${JSON.stringify(MODULE)}).removeWorkerFolder(process.env);`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "worker-folder-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a program of a pool to its end, and gives what it says. */
function run(location?: string): string {
  const env = { ...process.env, GATSBY_WORKER_IN_FLIGHT_DUMP_LOCATION: location };
  const { status, stderr } = spawnSync(process.execPath, ["--eval", SCRIPT], { env, encoding: "utf8" });
  return `${status} ${stderr}`;
}

test("the first program of a pool to end removes its folder, and the next one finds none", () => {
  const location = path.join(folder, "worker-1.json");
  expect(run(location)).toBe("0 ");
  expect(existsSync(folder)).toBe(false);
  expect(run(location)).toBe("0 ");
});

test("a folder stays that holds answers which Gatsby has yet to read", () => {
  writeFileSync(path.join(folder, "worker-2.json"), "[]");
  expect(run(path.join(folder, "worker-1.json"))).toBe("0 ");
  expect(existsSync(folder)).toBe(true);
});

test("a program that is in no pool has no such folder", () => {
  expect(run()).toBe("0 ");
});
