import { statSync } from "node:fs";
import path from "node:path";
import { isHashedFile } from "../../lib/routes/hashed-files";
import { decodeAddress } from "../../lib/routes/url";
import { PLACES, type OfflineManifest, type Place } from "./manifest";

type DigestOf = (file: string) => string | undefined;

/** An address as browsers ask for it. */
function asAsked(written: string): string {
  return new URL(written, "https://site").pathname;
}

/** The files of a build in a folder that a worker knows, each looked at once; the soonest of its places counts. */
export class FileList {
  readonly #folder: string;
  readonly #digestOf: DigestOf;
  readonly #places: Record<Place, Map<string, string>> = { now: new Map(), docs: new Map(), later: new Map() };

  /** `digestOf` gives the digest of a file by its path; undefined where there is none. */
  constructor(folder: string, digestOf: DigestOf) {
    this.#folder = folder;
    this.#digestOf = digestOf;
  }

  /** Adds an address to a place; one without a file is left out. */
  add(written: string, place: Place, digest?: string): void {
    const address = asAsked(written);
    // A later page has what never changes from wherever it comes.
    if (place === "later" && isHashedFile(address.slice(1))) return;
    const before = this.#placeOf(address);
    if (before && PLACES.indexOf(before) <= PLACES.indexOf(place)) return;
    const known = before && this.#places[before].get(address);
    const own = known ?? digest ?? this.#digestOf(this.#fileOf(address));
    if (own === undefined) return;
    if (before) this.#places[before].delete(address);
    this.#places[place].set(address, own);
  }

  /** When an address is fetched; undefined for one that is not in the list. */
  placeOf(written: string): Place | undefined {
    return this.#placeOf(asAsked(written));
  }

  /** The stylesheets of a place. */
  styles(place: Place): string[] {
    return [...this.#places[place].keys()].filter((address) => address.endsWith(".css"));
  }

  /** How many files are fetched as a whole, and their bytes, uncompressed. */
  size(): { files: number; bytes: number } {
    const { now, docs } = this.#places;
    return { files: now.size + docs.size, bytes: this.#bytesIn("now") + this.#bytesIn("docs") };
  }

  /** Leaves the docs for when readers see them. */
  keepDocsLater(): void {
    const docs = [...this.#places.docs];
    this.#places.docs.clear();
    for (const [address, digest] of docs) this.add(address, "later", digest);
  }

  manifest(): OfflineManifest {
    const bytes = { now: this.#bytesIn("now"), docs: this.#bytesIn("docs") };
    const sorted = (place: Place) => Object.fromEntries([...this.#places[place]].sort());
    return { now: sorted("now"), docs: sorted("docs"), later: sorted("later"), bytes };
  }

  #placeOf(address: string): Place | undefined {
    return PLACES.find((place) => this.#places[place].has(address));
  }

  #bytesIn(place: Place): number {
    return [...this.#places[place].keys()].reduce((sum, address) => sum + this.#bytesOf(address), 0);
  }

  #bytesOf(address: string): number {
    const file = this.#fileOf(address.endsWith("/") ? `${address}index.html` : address);
    return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  }

  #fileOf(address: string): string {
    return path.join(this.#folder, decodeAddress(address));
  }
}
