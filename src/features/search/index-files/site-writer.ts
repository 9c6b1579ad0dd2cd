import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { SearchedPage } from "../records/searched-page";
import { folded } from "../text/tokens";
import { LAYOUT_VERSION, MANIFEST_FILE, type Manifest } from "./layout";
import { TagWriter } from "./tag-writer";

/** The name of an index: its tag and its digest. */
const INDEX_NAME = /\.[\da-f]{12}$/;

/** Writes the search index of a site: one index for each docs tag, and the manifest that names them. */
export class SiteWriter {
  readonly #tags = new Map<string, TagWriter>();

  readonly #synonyms: string[][];

  /** `folder` is made where there is none; words of a group of `synonyms` stand for each other. */
  constructor(
    private readonly folder: string,
    synonyms: readonly (readonly string[])[] = [],
  ) {
    this.#synonyms = synonyms.map((words) => words.map(folded));
    mkdirSync(folder, { recursive: true });
  }

  add(page: SearchedPage): void {
    const { tag, language, version } = page;
    let writer = this.#tags.get(tag);
    if (!writer) this.#tags.set(tag, (writer = new TagWriter(this.folder, { tag, language, version }, this.#synonyms)));
    writer.add(page);
  }

  /** Writes what is left, and removes the indexes of earlier builds. */
  finish(): void {
    const tags = [...this.#tags.values()].map((writer) => writer.finish());
    const manifest: Manifest = { layout: LAYOUT_VERSION, tags };
    writeFileSync(path.join(this.folder, MANIFEST_FILE), JSON.stringify(manifest));
    const kept = new Set(tags.map(({ folder }) => folder));
    // The page of search may be in the same folder.
    for (const name of readdirSync(this.folder).filter((entry) => INDEX_NAME.test(entry) && !kept.has(entry)))
      rmSync(path.join(this.folder, name), { recursive: true });
  }
}
