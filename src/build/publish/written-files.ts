import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { KEPT_FOLDER } from "../../lib/build/kept-folder";
import { writeWhole } from "../../files/write-whole";
import { namesIn } from "../../mdx/compile/names-beside";
import { publishedStaticFiles, removePublished } from "./static-files";

/** Where the lists of what earlier builds wrote are kept: Gatsby begins anew for another project, `public` does not. */
const FOLDER = `${KEPT_FOLDER}/published`;

/**
 * The files of one publisher below `public`: what an earlier build wrote and this one does not is removed at the end,
 * unless a static file or that of another publisher has taken its place. Gatsby does so for its own files alone.
 */
export class WrittenFiles {
  readonly #root: string;
  readonly #public: string;
  readonly #list: string;
  readonly #names = new Set<string>();
  #known: ReadonlySet<string> | undefined;

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

  /**
   * Keeps a file that an earlier build wrote, by its path in `public`; false where it is not there, also because a
   * static file was copied over it.
   */
  keep(name: string): boolean {
    const isThere = existsSync(path.join(this.#public, name)) && !this.#static.has(name);
    if (isThere) this.#names.add(name);
    return isThere;
  }

  /** Keeps what earlier builds wrote and whose files have a time later than the given one, in ms since 1970. */
  keepSince(time: number): void {
    for (const name of listedIn(this.#list)) {
      const file = statSync(path.join(this.#public, name), { throwIfNoEntry: false });
      if (file && file.mtimeMs > time) this.keep(name);
    }
  }

  /** Removes what is left of an earlier build, and folders that have nothing else: `_headers` has rules for folders. */
  finish(): void {
    const gone = listedIn(this.#list).filter((name) => !this.#names.has(name));
    const kept = gone.length > 0 ? new Set([...this.#static, ...this.#ofOthers()]) : new Set();
    for (const name of gone) if (!kept.has(name)) removePublished(name, this.#root);
    // A build that is killed must not leave half a list, which no later build could read.
    writeWhole(this.#list, JSON.stringify([...this.#names].sort()));
  }

  /** The ends of a publisher with nothing to write: what an earlier build wrote goes, also from a part of the site. */
  withoutAny(): { end: () => void; endPart: () => void } {
    const finish = () => this.finish();
    return { end: finish, endPart: finish };
  }

  /** Read once: a site may have a thousand docs to keep. */
  get #static(): ReadonlySet<string> {
    return (this.#known ??= publishedStaticFiles(this.#root));
  }

  /** What other publishers have written, in this build or the last one. */
  #ofOthers(): string[] {
    const folder = path.dirname(this.#list);
    const lists = namesIn(folder).map((name) => path.join(folder, name));
    return lists.filter((list) => list !== this.#list && list.endsWith(".json")).flatMap(listedIn);
  }
}

function listedIn(list: string): string[] {
  return existsSync(list) ? (JSON.parse(readFileSync(list, "utf8")) as string[]) : [];
}
