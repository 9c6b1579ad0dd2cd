import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { copiedAtOnce } from "../../../src/commands/lean-gatsby/copied-at-once.cjs";

/** What `fs-extra` has of it. */
const files = { copySync: cpSync, existsSync };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "copied-at-once-"));
});
afterEach(() => rmSync(folder, { recursive: true }));
const inFolder = (name: string) => path.join(folder, name);

test("a file that is told of twice is copied over the one that is there, each time", async () => {
  for (const [name, text] of Object.entries({ "a.svg": "new", "copy.svg": "old" })) writeFileSync(inFolder(name), text);
  const { copy } = copiedAtOnce(files);
  await Promise.all([1, 2, 3].map(() => copy(inFolder("a.svg"), inFolder("copy.svg"))));
  expect(readFileSync(inFolder("copy.svg"), "utf8")).toBe("new");
});

test("a file that is gone is left out, and what else fails is told", async () => {
  writeFileSync(inFolder("a.svg"), "a");
  const { copy } = copiedAtOnce(files);
  await copy(inFolder("gone.svg"), inFolder("copy.svg"));
  await expect(copy(inFolder("a.svg"), inFolder("a.svg/b.svg"))).rejects.toThrow();
});
