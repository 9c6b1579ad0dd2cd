import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { SearchedPage } from "../records/searched-page";
import { folded } from "../../../lib/content/folded";
import { MANIFEST_FILE } from "../../../lib/routes/search-files";
import { LAYOUT_VERSION, type Manifest, type ManifestTag } from "./layout";
import { TagWriter, type NumberedPage } from "./tag-writer";

/** The name of an index: its tag and its digest. */
const INDEX_NAME = /\.[\da-f]{12}$/;

/** A page as it is in the index: enough to have it there again without its text. */
export type IndexedPage = NumberedPage & Omit<ManifestTag, "folder">;

/** Writes the search index of a site: one index for each docs tag, and the manifest that names them. */
export class SiteWriter {
  readonly #tags = new Map<string, TagWriter>();

  readonly #synonyms: string[][];

  /** The folders of the index that is there, by tags. */
  readonly #before: ReadonlyMap<string, string>;

  /** `folder` is made where there is none; words of a group of `synonyms` stand for each other. */
  constructor(
    private readonly folder: string,
    synonyms: readonly (readonly string[])[] = [],
  ) {
    this.#synonyms = synonyms.map((words) => words.map(folded));
    mkdirSync(folder, { recursive: true });
    this.#before = new Map(tagsIn(folder).map(({ tag, folder: name }) => [tag, path.join(folder, name)]));
  }

  add(page: SearchedPage): IndexedPage {
    const { tag, language, version } = page;
    const about = { tag, language, version };
    return { ...about, ...this.#writerOf(about).add(page) };
  }

  /** Adds a page that is as it was in the index that is there; returns undefined where it is not there any more. */
  addAgain({ tag, language, version, ...page }: IndexedPage): IndexedPage | undefined {
    const about = { tag, language, version };
    const before = this.#before.get(tag);
    const again = before === undefined ? undefined : this.#writerOf(about).addAgain(page, before);
    return again && { ...about, ...again };
  }

  #writerOf(about: Omit<ManifestTag, "folder">): TagWriter {
    const writer = this.#tags.get(about.tag) ?? new TagWriter(this.folder, about, this.#synonyms);
    this.#tags.set(about.tag, writer);
    return writer;
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

/** The tags of the index in a folder. */
function tagsIn(folder: string): ManifestTag[] {
  const file = path.join(folder, MANIFEST_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Manifest).tags : [];
}
