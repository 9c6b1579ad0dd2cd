import { fetchJson } from "../../../lib/routes/fetch-json";
import { INDEX_FILE, MANIFEST_FILE, SEARCH_FOLDER } from "../../../lib/routes/search-files";
import {
  LAYOUT_VERSION,
  pageFile,
  termFile,
  WHOLE_FILE,
  wordFile,
  type Manifest,
  type ManifestTag,
  type PageFile,
  type TagIndex,
  type TermPiece,
  type WholeIndex,
  type WordPiece,
} from "../index-files/layout";

/** A piece of postings with its terms in order. */
export type LoadedPiece = { terms: string[]; postings: TermPiece };

/** The index of one tag, whose pieces load when they are asked for, once each. */
export type TagFiles = {
  about: ManifestTag;
  index: TagIndex;
  terms: (piece: number) => Promise<LoadedPiece>;
  words: (piece: number) => Promise<string[]>;
  page: (number: number) => Promise<PageFile>;
  /** Loads the rest of a small index in one request; does nothing for a large one. */
  whole: () => Promise<void>;
};

/** Gets a file of the index; rejects where it is not to be had, with `MissingFileError` where there is none. */
export type FetchJson = (address: string, options?: RequestInit) => Promise<unknown>;

/** Loads a site's index, each file once; what could not be loaded is asked for again at the next call. */
export class IndexLoader {
  private readonly files = new Map<string, Promise<unknown>>();
  private readonly base: string;

  /** `baseUrl` is the site's, with a slash at its end. */
  constructor(
    baseUrl: string,
    private readonly get: FetchJson = fetchJson,
  ) {
    this.base = `${baseUrl}${SEARCH_FOLDER}/`;
  }

  /** The tags of the site. */
  async tags(): Promise<ManifestTag[]> {
    const manifest = await this.file<Manifest>(MANIFEST_FILE, { cache: "no-cache" });
    if (manifest.layout !== LAYOUT_VERSION)
      throw new Error("The search index is of another build than this page. Load the page again.");
    return manifest.tags;
  }

  /** The index of a tag. */
  async tag(about: ManifestTag): Promise<TagFiles> {
    const nameOf = (file: string) => `${about.folder}/${file}`;
    const index = await this.file<TagIndex>(nameOf(INDEX_FILE));
    return {
      about,
      index,
      terms: (piece) => this.made(nameOf(termFile(piece)), loadedPiece),
      words: (piece) => this.made(nameOf(wordFile(piece)), (words: WordPiece) => words.split(" ")),
      page: (number) => this.file<PageFile>(nameOf(pageFile(number))),
      whole: async () => {
        if (!index.whole) return;
        const files = await this.file<WholeIndex>(nameOf(WHOLE_FILE), { priority: "low" });
        for (const [file, value] of Object.entries(files))
          if (!this.files.has(nameOf(file))) this.files.set(nameOf(file), Promise.resolve(value));
      },
    };
  }

  /** Forgets all files: the site may have been built anew, and have others. */
  reset(): void {
    this.files.clear();
  }

  private file<T>(name: string, options?: RequestInit): Promise<T> {
    return this.once(name, () => this.get(this.base + name, options)) as Promise<T>;
  }

  /** What is made of a file, made once. */
  private made<File, T>(name: string, make: (file: File) => T): Promise<T> {
    return this.once(`made ${name}`, async () => make(await this.file<File>(name))) as Promise<T>;
  }

  private once(key: string, load: () => Promise<unknown>): Promise<unknown> {
    let loading = this.files.get(key);
    if (!loading) {
      loading = load();
      this.files.set(key, loading);
      loading.catch(() => this.files.delete(key));
    }
    return loading;
  }
}

function loadedPiece(postings: TermPiece): LoadedPiece {
  // Keys that are whole numbers stand first in an object, wherever they stood in the file.
  return { terms: Object.keys(postings).sort(), postings };
}
