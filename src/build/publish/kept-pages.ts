import { mkdirSync, renameSync, statSync } from "node:fs";
import path from "node:path";
import { FileWriter } from "./file-writer";
import { linesOf } from "./lines";

/** What publishers kept of a page, by their names; each is a JSON value. */
export type KeptResults = Readonly<Record<string, unknown>>;

/** A line of the file: a page's route, what it was made of, and what publishers kept of it. */
type Line = [route: string, key: string, results: KeptResults];

const FILE = ".cache/published/pages.jsonl";

/** When a site was last published, in ms since 1970; the beginning of time where it never was. */
export function lastPublished(root: string): number {
  return statSync(path.join(root, FILE), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/**
 * What publishers kept of the pages of the last build that was published to its end. Pages come in the order of their
 * routes in every build, so the file is read and its successor written line by line side by side, and memory holds one
 * page.
 */
export class KeptPages {
  readonly #file: string;
  readonly #draft: string;
  readonly #lines: Iterator<string, undefined>;
  readonly #written: FileWriter;
  #next: Line | undefined;

  /** `digest` says what all pages are made with; what was kept under another one is never found. */
  constructor(root: string, digest: string) {
    this.#file = path.join(root, FILE);
    this.#draft = `${this.#file}.draft`;
    mkdirSync(path.dirname(this.#file), { recursive: true });
    this.#lines = linesOf(this.#file);
    if (this.#lines.next().value === digest) this.#advance();
    this.#written = new FileWriter(this.#draft);
    this.#written.write(`${digest}\n`);
  }

  /**
   * What was kept of a page that is still made of the same, as its key says, which is asked where anything was kept;
   * routes have to come in the order of their characters.
   */
  find(route: string, key: () => string): KeptResults | undefined {
    while (this.#next && this.#next[0] < route) this.#advance();
    if (this.#next?.[0] !== route || this.#next[1] !== key()) return undefined;
    return this.#next[2];
  }

  /** Keeps results of a page for the next build. */
  add(route: string, key: string, results: KeptResults): void {
    this.#written.write(`${JSON.stringify([route, key, results] satisfies Line)}\n`);
  }

  /** Replaces what the last build kept. Without it that stays, as when a build fails. */
  finish(): void {
    this.#written.end();
    renameSync(this.#draft, this.#file);
  }

  #advance(): void {
    const next = this.#lines.next();
    this.#next = next.done ? undefined : (JSON.parse(next.value) as Line);
  }
}
