import { closeSync, existsSync, openSync, readSync } from "node:fs";

const CHUNK_BYTES = 1 << 16;

/** The lines of a file, read piece by piece; none where there is no file. */
export function* linesOf(file: string): Generator<string, undefined> {
  if (!existsSync(file)) return undefined;
  const descriptor = openSync(file, "r");
  try {
    const buffer = Buffer.alloc(CHUNK_BYTES);
    const decoder = new TextDecoder();
    let rest = "";
    for (let read = CHUNK_BYTES; read > 0;) {
      read = readSync(descriptor, buffer);
      const lines = (rest + decoder.decode(buffer.subarray(0, read), { stream: true })).split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
    }
  } finally {
    closeSync(descriptor);
  }
  return undefined;
}
