import { closeSync, mkdirSync, openSync, writeFileSync, writeSync } from "node:fs";
import path from "node:path";
import { DEBUG_INDEX, DEBUG_VIEWS, type DebugIndex, type DebugPart, type DebugRow, type DebugView } from "../views";

type OpenPart = DebugPart & { descriptor: number };

/** Writes rows into one file for each part of a view as they come, and keeps none of them. */
export class RowWriter {
  readonly #folder: string;
  readonly #parts = new Map<DebugView, Map<string, OpenPart>>();

  /** Makes the folder. */
  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** Adds a row to a part of a view; a part begins with its first row. */
  add(view: DebugView, title: string, row: DebugRow): void {
    const part = this.#part(view, title);
    writeSync(part.descriptor, `${part.rows === 0 ? "[" : ",\n"}${JSON.stringify(row)}`);
    part.rows += 1;
  }

  /** Ends all files and writes the list of them. */
  finish(): void {
    const index: DebugIndex = {};
    for (const view of DEBUG_VIEWS) {
      const parts = [...(this.#parts.get(view)?.values() ?? [])];
      if (parts.length === 0) continue;
      index[view] = parts.map(({ descriptor, ...part }) => {
        writeSync(descriptor, "]\n");
        closeSync(descriptor);
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
    const part = { title, file, rows: 0, descriptor: openSync(path.join(this.#folder, file), "w") };
    parts.set(title, part);
    return part;
  }
}
