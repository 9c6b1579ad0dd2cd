import { existsSync, utimesSync } from "node:fs";
import path from "node:path";
import { writeWhole } from "../../files/write-whole";

/** Writes a file whose name holds a digest of what it is made of, and whole: one that is there already is the same. */
export function writeByDigest(file: string, content: string | Uint8Array): void {
  if (!existsSync(file)) writeWhole(file, content);
}

/** Writes such a file of the site, by its address; its time is that of the last build that has it. */
export function publishByDigest(root: string, address: string, text: string): void {
  const file = path.join(root, "public", address);
  const now = new Date();
  writeByDigest(file, text);
  utimesSync(file, now, now);
}
