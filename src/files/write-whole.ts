import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { threadId } from "node:worker_threads";

/**
 * Writes a file, and the folder around it, that other threads and programs may read or write at the same time: it is
 * put in place whole.
 */
export function writeWhole(file: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const part = `${file}.${process.pid}-${threadId}`;
  writeFileSync(part, content);
  renameSync(part, file);
}
