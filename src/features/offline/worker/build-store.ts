import { isHashedFile } from "../../../lib/routes/hashed-files";
import { cachePrefix } from "../../../lib/routes/cache-prefix";
import { addressesOf, OtherStores } from "./other-stores";
import type { KeptState } from "../messages";
import { DIGEST_LENGTH, manifestAddress, type Digests, type OfflineManifest } from "../manifest";

/** How many files are fetched at a time. */
const AT_A_TIME = 6;

/** What a store needs: the browser's caches, the path of the site's base URL, and the digest of the build. */
type StoreOptions = { caches: CacheStorage; scope: string; build: string };

/**
 * The files of one build in the browser: a cache of its own, which holds nothing of another build. Addresses are below
 * the base URL and begin with a slash.
 */
export class BuildStore {
  /** The name of the build's cache. */
  readonly name: string;
  readonly #caches: CacheStorage;
  readonly #base: string;
  readonly #prefix: string;
  readonly #build: string;
  readonly #others: OtherStores;
  readonly #manifestAddress: string;
  #spares = false;
  #manifest: Promise<OfflineManifest> | undefined;

  constructor({ caches, scope, build }: StoreOptions) {
    this.#caches = caches;
    this.#base = scope.replace(/\/$/, "");
    this.#prefix = cachePrefix(scope);
    this.name = this.#prefix + build;
    this.#build = build;
    this.#others = new OtherStores({ caches, base: this.#base, prefix: this.#prefix, own: this.name });
    this.#manifestAddress = manifestAddress(build);
  }

  /**
   * Fetches what the site needs without a network; rejects unless all of it came and is of this build. Then nothing of
   * it is under way: what is kept after the next worker has removed all would stay.
   */
  async fill(): Promise<void> {
    const listed = await this.manifest();
    await this.#fetchAll(listed.now);
    // Only now: pages tell of it while the worker begins.
    const { now, docs, later, bytes } = listed;
    const spared = { now, docs: {}, later: { ...docs, ...later }, bytes: { ...bytes, docs: 0 } };
    const manifest = this.#spares ? spared : listed;
    this.#manifest = Promise.resolve(manifest);
    await this.#fetchAll(manifest.docs);
    const [missing] = await this.#notKept({ ...now, ...manifest.docs });
    if (missing !== undefined) throw new Error(`${missing} was not kept.`);
    // Last: a store that has it is whole.
    await this.#keepManifest({ ...manifest, since: Date.now() });
  }

  /** What is kept by now, as pages tell their reader. */
  async state(): Promise<Omit<KeptState, "isBusy">> {
    const { now, docs, later, bytes, since } = await this.manifest();
    const kept = [...addressesOf(await (await this.#cache()).keys(), this.#base)];
    return {
      build: this.#build,
      files: Object.keys(now).length + Object.keys(docs).length,
      bytes: bytes.now + bytes.docs,
      kept: kept.filter((address) => address in now || address in docs).length,
      pages: kept.filter((address) => address.endsWith("/") && address in later).length,
      since,
    };
  }

  /** Leaves docs for when they are read: the reader spares data. */
  spareData(): void {
    this.#spares = true;
  }

  /**
   * What stores of other builds have of this build's later files, by whether their readers saw it; docs that came with
   * the build before are unseen.
   */
  async keptBefore(): Promise<{ seen: string[]; unseen: string[] }> {
    const { later } = await this.manifest();
    const { seen, unseen } = await this.#others.addresses();
    const isLater = (address: string) => address in later;
    return { seen: seen.filter(isLater), unseen: unseen.filter(isLater) };
  }

  /** Notes which later files are kept although their reader did not see them. */
  async noteUnseen(unseen: readonly string[]): Promise<void> {
    await this.#keepManifest({ ...(await this.manifest()), unseen });
  }

  /** Keeps a file that a reader needs, from the store of another build that has the same, or from the network. */
  async obtain(address: string): Promise<Response> {
    return (await this.match(address)) ?? this.#fetch(address);
  }

  /** Keeps a file that nobody asks for now: from the network, too, unless the reader spares data. */
  async obtainUnasked(address: string): Promise<Response | undefined> {
    return this.#spares ? this.obtainSame(address) : this.obtain(address);
  }

  /** Keeps a file where the store of another build has the same. */
  async obtainSame(address: string): Promise<Response | undefined> {
    return (await this.match(address)) ?? this.#copy(address);
  }

  /** Removes what is of other builds. */
  async removeOthers(): Promise<void> {
    await this.#remove((name) => !name.startsWith(this.name));
  }

  /** Removes all that is kept of any build. */
  async removeAll(): Promise<void> {
    await this.#remove(() => true);
  }

  /** A file that is kept. */
  match(address: string): Promise<Response | undefined> {
    return this.#caches.match(this.#base + address, { cacheName: this.name });
  }

  /** The digest of a file of this build; undefined for one that the build does not name. */
  async digestOf(address: string): Promise<string | undefined> {
    const { now, docs, later } = await this.manifest();
    return now[address] ?? docs[address] ?? later[address];
  }

  /** What the build consists of: from the store, or else from the network; rejects where it is in neither. */
  manifest(): Promise<OfflineManifest> {
    this.#manifest ??= this.#readManifest().catch((error: unknown) => {
      this.#manifest = undefined;
      throw error;
    });
    return this.#manifest;
  }

  /** Fetches a file of this build; rejects where it is of another one, or does not come. */
  async fetchOwn(address: string, request?: Request): Promise<Response> {
    const cache = isHashedFile(address.slice(1)) ? "default" : "no-cache";
    const response = await (request ? fetch(request) : fetch(this.#base + address, { cache }));
    if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`);
    await this.assertOwn(address, response.clone());
    return response;
  }

  /** Rejects for an answer that is not of this build, as far as the build names it. */
  async assertOwn(address: string, response: Response): Promise<void> {
    const digest = await this.digestOf(address);
    if (digest !== undefined && (await digestOf(response)) !== digest) throw new OtherBuildError(address);
  }

  /** Keeps an answer; rejects where there is no room. */
  async keep(address: string, response: Response): Promise<void> {
    await (await this.#cache()).put(this.#base + address, withoutRedirect(response));
  }

  async #keepManifest(manifest: OfflineManifest): Promise<void> {
    await this.keep(this.#manifestAddress, new Response(JSON.stringify(manifest)));
    this.#manifest = Promise.resolve(manifest);
  }

  async #fetchAll(files: Digests): Promise<void> {
    const waiting = (await this.#notKept(files)).values();
    const failures: unknown[] = [];
    const work = async (): Promise<void> => {
      for (const address of waiting) {
        if (failures.length > 0) return;
        await this.#fetch(address).catch((error: unknown) => failures.push(error));
      }
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, work));
    if (failures.length > 0) throw failures[0];
  }

  /** Which files are not there: asked for at once, not by hundreds of questions. */
  async #notKept(files: Digests): Promise<string[]> {
    const kept = addressesOf(await (await this.#cache()).keys(), this.#base);
    return Object.keys(files).filter((address) => !kept.has(address));
  }

  async #fetch(address: string): Promise<Response> {
    const same = await this.#copy(address);
    if (same) return same;
    const response = await this.fetchOwn(address);
    await this.keep(address, response.clone());
    return response;
  }

  /** A file of another build that is the same in this one, kept for this one. */
  async #copy(address: string): Promise<Response | undefined> {
    const response = await this.#others.sameOf(address, await this.digestOf(address));
    if (response) await this.keep(address, response.clone());
    return response;
  }

  async #remove(isUnwanted: (name: string) => boolean): Promise<void> {
    for (const name of await this.#caches.keys())
      if (name.startsWith(this.#prefix) && isUnwanted(name)) await this.#caches.delete(name);
    this.#others.forget();
  }

  async #readManifest(): Promise<OfflineManifest> {
    const response = (await this.match(this.#manifestAddress)) ?? (await fetch(this.#base + this.#manifestAddress));
    if (!response.ok) throw new Error(`${this.#manifestAddress} was answered with ${response.status}.`);
    return (await response.json()) as OfflineManifest;
  }

  #cache(): Promise<Cache> {
    return this.#caches.open(this.name);
  }
}

/** A file is of another build than the worker's. */
export class OtherBuildError extends Error {
  constructor(address: string) {
    super(`${address} is of another build.`);
  }
}

async function digestOf(response: Response): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", await response.arrayBuffer()));
  const text = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return text.slice(0, DIGEST_LENGTH);
}

/** Browsers refuse to show a page by an answer that was redirected. */
function withoutRedirect(response: Response): Response {
  if (!response.redirected) return response;
  const { status, statusText, headers } = response;
  return new Response(response.body, { status, statusText, headers });
}
