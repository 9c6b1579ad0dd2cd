import { EventEmitter } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { watchAgain } from "../../../src/commands/lean-gatsby/watch-again.cjs";

const folder = mkdtempSync(path.join(os.tmpdir(), "watched-"));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => jest.useRealTimers());

/** What is told of a file that is there when chokidar tells of a change, and changes after that as said. */
function toldOf(name: string, change: (file: string) => void): string[] {
  jest.useFakeTimers();
  const file = path.join(folder, name);
  writeFileSync(file, "");
  const told: string[] = [];
  const watcher = watchAgain({ watch: () => new EventEmitter() }).watch(folder);
  watcher.on("change", (changed) => told.push(path.basename(changed)));
  watcher.emit("change", file);
  change(file);
  jest.runAllTimers();
  return told;
}

test("a file that is written after chokidar told that it was emptied is told of again, once", () =>
  expect(toldOf("a.mdx", (file) => writeFileSync(file, "# A"))).toEqual(["a.mdx", "a.mdx"]));

test("a file that stays as it is, or goes, is not", () => {
  expect(toldOf("b.mdx", () => undefined)).toEqual(["b.mdx"]);
  expect(toldOf("c.mdx", (file) => rmSync(file))).toEqual(["c.mdx"]);
});
