import { existsSync } from "node:fs";
import path from "node:path";
import { writeWhole } from "../../files/write-whole";

/** Writes a file whose name holds a digest of what it is made of, and whole: one that is there already is the same. */
export function writeByDigest(file: string, content: string | Uint8Array): void {
  if (!existsSync(file)) writeWhole(file, content);
}

/** Writes such a file of the site, by its address. */
export function publishByDigest(root: string, address: string, text: string): void {
  writeByDigest(path.join(root, "public", address), text);
}
