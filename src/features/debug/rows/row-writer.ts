import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DEBUG_INDEX, DEBUG_VIEWS, type DebugIndex, type DebugPart, type DebugRow, type DebugView } from "../views";

/** Where a file takes its texts. */
type Writer = { write: (text: string) => void; end: () => void };
type OpenPart = DebugPart & { writer: Writer };

/** Writes rows into one file for each part of a view as they come, and keeps none of them. */
export class RowWriter {
  readonly #folder: string;
  readonly #open: (file: string) => Writer;
  readonly #parts = new Map<DebugView, Map<string, OpenPart>>();

  /** Makes the folder; `open` begins a file anew. */
  constructor(folder: string, open: (file: string) => Writer) {
    this.#folder = folder;
    this.#open = open;
    mkdirSync(folder, { recursive: true });
  }

  /** Adds a row to a part of a view; a part begins with its first row. */
  add(view: DebugView, title: string, row: DebugRow): void {
    const part = this.#part(view, title);
    part.writer.write(`${part.rows === 0 ? "[" : ",\n"}${JSON.stringify(row)}`);
    part.rows += 1;
  }

  /** Ends all files and writes the list of them. */
  finish(): void {
    const index: DebugIndex = {};
    for (const view of DEBUG_VIEWS) {
      const parts = [...(this.#parts.get(view)?.values() ?? [])];
      if (parts.length === 0) continue;
      index[view] = parts.map(({ writer, ...part }) => {
        writer.write("]\n");
        writer.end();
        return part;
      });
    }
    writeFileSync(path.join(this.#folder, DEBUG_INDEX), JSON.stringify(index));
  }

  #part(view: DebugView, title: string): OpenPart {
    const parts = this.#parts.get(view) ?? new Map<string, OpenPart>();
    this.#parts.set(view, parts);
    const known = parts.get(title);
    if (known) return known;
    const file = `${view}-${parts.size}.json`;
    const part = { title, file, rows: 0, writer: this.#open(path.join(this.#folder, file)) };
    parts.set(title, part);
    return part;
  }
}
