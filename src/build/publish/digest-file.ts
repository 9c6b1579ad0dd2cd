import { existsSync } from "node:fs";
import path from "node:path";
import { writeWhole } from "../../mdx/compile/write-whole";

/** Writes a file of the site whose address holds a digest of its text: one that is there already is the same. */
export function publishByDigest(root: string, address: string, text: string): void {
  const target = path.join(root, "public", address);
  if (!existsSync(target)) writeWhole(target, text);
}
