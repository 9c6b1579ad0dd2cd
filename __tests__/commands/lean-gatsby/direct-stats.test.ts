import fs, { linkSync, mkdtempSync, rmSync, symlinkSync, writeFileSync, type Stats } from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { directStats, promisedStats } from "../../../src/commands/lean-gatsby/direct-stats.cjs";

const folder = mkdtempSync(path.join(os.tmpdir(), "stats-"));
afterAll(() => rmSync(folder, { recursive: true }));
const file = path.join(folder, "doc.mdx");
const link = path.join(folder, "link.mdx");
writeFileSync(file, "A doc.");
linkSync(file, path.join(folder, "again.mdx"));
symlinkSync(file, link);

type Ask = (file: string, options?: object) => Promise<Stats>;
const direct = directStats(fs);
const stat = promisify(direct.stat) as unknown as Ask;
const lstat = promisify(direct.lstat) as unknown as Ask;

test("stats are those of the file, and of a link with lstat", async () => {
  expect(await stat(link)).toMatchObject({ size: 6, nlink: 2 });
  expect((await stat(link)).isSymbolicLink()).toBe(false);
  expect((await lstat(link)).isSymbolicLink()).toBe(true);
  expect((await stat(file, { bigint: true })).size).toBe(6n);
  expect((await promisedStats(fs).stat(link)).size).toBe(6);
});

test("the answer comes after the call, like Node's", async () => {
  const order: string[] = [];
  const answered = new Promise<void>((resolve) =>
    direct.stat(file, () => {
      order.push("answer");
      resolve();
    }),
  );
  order.push("call");
  await answered;
  expect(order).toEqual(["call", "answer"]);
});

test("a file that is gone is an error with its name", async () => {
  const gone = path.join(folder, "gone");
  for (const ask of [stat, lstat, promisedStats(fs).stat]) await expect(ask(gone)).rejects.toThrow(/ENOENT.*gone/);
});

test("all else of the module stays", () => {
  expect(direct.readFileSync).toBe(fs.readFileSync);
});
