import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { md5File } from "../../../src/commands/lean-gatsby/md5-file.cjs";

const folder = mkdtempSync(path.join(os.tmpdir(), "digest-"));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ["empty", Buffer.alloc(0)],
  ["a text", Buffer.from("Größe\n")],
  ["a film of 20 MB", Buffer.alloc(20_000_000, "frame")],
])("the digest of a file is that of its bytes: %s", async (name, bytes) => {
  const file = path.join(folder, name);
  writeFileSync(file, bytes);
  expect(await md5File(file)).toBe(createHash("md5").update(bytes).digest("hex"));
});

test("a file that is gone is an error with its name", async () => {
  await expect(md5File(path.join(folder, "gone"))).rejects.toThrow(/ENOENT.*gone/);
});
