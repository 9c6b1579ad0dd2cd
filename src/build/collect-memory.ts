import { getHeapStatistics } from "node:v8";

/** Collecting less than this gives nearly nothing back, and takes a sixth of a second each time. */
const WORTH_BYTES = 220 * 2 ** 20;

/**
 * Gives memory back before other programs take theirs, where a build holds much of it: with the option `--expose-gc`
 * of Node, otherwise V8 does it when it likes.
 */
export function collectMemory(): void {
  if (getHeapStatistics().used_heap_size > WORTH_BYTES) globalThis.gc?.();
}
