import type { DebugRow } from "../views";

/** Keeps of many rows those with the largest figures, in memory for no more than `limit` of them. */
export class TopRows {
  readonly #limit: number;
  #rows: { figure: number; row: DebugRow }[] = [];

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Takes a row with its figure. */
  add(figure: number, row: DebugRow): void {
    this.#rows.push({ figure, row });
    if (this.#rows.length >= 2 * this.#limit) this.#rows = this.#sorted();
  }

  /** The rows kept, the largest figure first; of equal figures the one that came first. */
  rows(): DebugRow[] {
    return this.#sorted().map(({ row }) => row);
  }

  #sorted() {
    return [...this.#rows].sort((one, other) => other.figure - one.figure).slice(0, this.#limit);
  }
}
