import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { KEPT_FOLDER } from "../../lib/build/kept-folder";
import { writeWhole } from "../../files/write-whole";
import { publishedStaticFiles } from "./static-files";

/** Where the lists of what earlier builds wrote are kept: Gatsby begins anew for another project, `public` does not. */
const FOLDER = `${KEPT_FOLDER}/published`;

/**
 * The files of one publisher below `public`: what an earlier build wrote and this one does not is removed at the end,
 * unless a static file has taken its place. Gatsby does so for its own files alone.
 */
export class WrittenFiles {
  readonly #root: string;
  readonly #public: string;
  readonly #list: string;
  readonly #names = new Set<string>();

  /** `publisher` names the list of its files. */
  constructor(root: string, publisher: string) {
    this.#root = root;
    this.#public = path.join(root, "public");
    this.#list = path.join(root, FOLDER, `${publisher}.json`);
  }

  /** The absolute path of a file that belongs to the site now; its folder is there. */
  place(name: string): string {
    this.#names.add(name);
    const file = path.join(this.#public, name);
    mkdirSync(path.dirname(file), { recursive: true });
    return file;
  }

  /** Writes a file by its path in `public`. */
  write(name: string, content: string | Buffer): void {
    writeFileSync(this.place(name), content);
  }

  /** Keeps a file that an earlier build wrote, by its path in `public`; false where it is not there. */
  keep(name: string): boolean {
    const isThere = existsSync(path.join(this.#public, name));
    if (isThere) this.#names.add(name);
    return isThere;
  }

  /** Removes what is left of an earlier build. */
  finish(): void {
    const before = existsSync(this.#list) ? (JSON.parse(readFileSync(this.#list, "utf8")) as string[]) : [];
    const gone = before.filter((name) => !this.#names.has(name));
    const kept = gone.length > 0 ? publishedStaticFiles(this.#root) : new Set();
    for (const name of gone) if (!kept.has(name)) rmSync(path.join(this.#public, name), { force: true });
    // A build that is killed must not leave half a list, which no later build could read.
    writeWhole(this.#list, JSON.stringify([...this.#names].sort()));
  }
}
