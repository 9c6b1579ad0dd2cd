import type { EventEmitter } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { scanOnce, type Chokidar } from "../../../src/commands/lean-gatsby/scan-once.cjs";

type Watcher = EventEmitter & { close: () => Promise<void>; getWatched: () => object };

const chokidar = createRequire(require.resolve("gatsby-source-filesystem"))("chokidar") as Chokidar;
const root = mkdtempSync(path.join(os.tmpdir(), "scanned-"));
const folder = path.join(root, "content");
const ignored = [
  "**/*.un~",
  "**/node_modules",
  "../**/dist/**",
  `${folder}/inner`,
  /\.tmp$/,
  (file: string) => file.endsWith("g.yml"),
];
const closing: Watcher[] = [];

beforeAll(() => {
  const files = ["a.mdx", "docs/b c.mdx", "docs/.hidden.mdx", "docs/c.un~", "docs/d.mdx~", "docs/e.tmp", "docs/g.yml"];
  const others = ["node_modules/f.js", "inner/f.mdx", "dist/f.mdx", "empty/", "unreadable.mdx", ".folder/h.mdx"];
  for (const file of [...files, ...others].map((name) => path.join(folder, name))) {
    mkdirSync(file.endsWith("/") ? file : path.dirname(file), { recursive: true });
    if (!file.endsWith("/")) writeFileSync(file, "");
  }
  chmodSync(path.join(folder, "unreadable.mdx"), 0);
  mkdirSync(path.join(root, "elsewhere"));
  writeFileSync(path.join(root, "elsewhere/linked.mdx"), "");
  symlinkSync(path.join(root, "elsewhere"), path.join(folder, "link"));
  symlinkSync(path.join(root, "elsewhere/linked.mdx"), path.join(folder, "link.mdx"));
  symlinkSync(path.join(root, "gone"), path.join(folder, "broken"));
});
afterAll(async () => {
  for (const watcher of closing) await watcher.close();
  rmSync(root, { recursive: true });
});

/** What is told of the folder until it is known whole, and the watcher that told it. */
function toldBy({ watch }: Pick<Chokidar, "watch">): Promise<{ told: string[]; watcher: Watcher }> {
  const watcher = watch(folder, { ignored }) as Watcher;
  closing.push(watcher);
  const told: string[] = [];
  for (const event of ["add", "addDir"])
    watcher.on(event, (file: string) => told.push(`${event} ${path.relative(root, file)}`));
  return new Promise((resolve) => watcher.on("ready", () => resolve({ told, watcher })));
}

test("a build is told of the files and folders that chokidar tells of, and watches none", async () => {
  const own = await toldBy(scanOnce(chokidar, () => true));
  expect([...own.told].sort()).toEqual([...(await toldBy(chokidar)).told].sort());
  expect(own.told).toEqual([
    "addDir content",
    "addDir content/.folder",
    "add content/.folder/h.mdx",
    "add content/a.mdx",
    "addDir content/dist",
    "add content/dist/f.mdx",
    "addDir content/docs",
    "add content/docs/.hidden.mdx",
    "add content/docs/b c.mdx",
    "addDir content/empty",
    "addDir content/link",
    "add content/link/linked.mdx",
    "add content/link.mdx",
  ]);
  expect(own.watcher.getWatched()).toEqual({});
});

test("develop watches", async () => {
  const { watcher } = await toldBy(scanOnce(chokidar, () => false));
  expect(Object.keys(watcher.getWatched())).toContain(folder);
});

test("a folder that is not there is one with nothing in it", async () => {
  const watcher = scanOnce(chokidar, () => true).watch(path.join(root, "none"), {}) as Watcher;
  const told: string[] = [];
  watcher.on("all", (event: string) => told.push(event));
  await new Promise((resolve) => watcher.on("ready", resolve));
  expect(told).toEqual([]);
});
