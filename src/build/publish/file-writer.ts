import { closeSync, openSync, writeFileSync } from "node:fs";

/** How many characters are written at once, or more where a single text has more. */
const CHUNK_LENGTH = 1 << 16;

/** Writes a file anew, text by text. Small texts come to the disk together, and the last ones with `end`. */
export class FileWriter {
  readonly #descriptor: number;
  #waiting = "";

  constructor(file: string) {
    this.#descriptor = openSync(file, "w");
  }

  write(text: string): void {
    this.#waiting += text;
    if (this.#waiting.length >= CHUNK_LENGTH) this.#flush();
  }

  end(): void {
    this.#flush();
    closeSync(this.#descriptor);
  }

  #flush(): void {
    // Unlike writeSync it goes on until all is written.
    writeFileSync(this.#descriptor, this.#waiting);
    this.#waiting = "";
  }
}
