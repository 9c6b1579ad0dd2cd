import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Writes a file of the site whose address holds a digest of its text: one that is there already is the same. */
export function publishByDigest(root: string, address: string, text: string): void {
  const target = path.join(root, "public", address);
  if (existsSync(target)) return;
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}
