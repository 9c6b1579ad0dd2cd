import { isHashedFile } from "../../../lib/routes/hashed-files";
import { manifestAddress, type Digests, type OfflineManifest } from "../manifest";

/** What finds the stores: the browser's caches, the base URL without its slash, and names of caches. */
type OtherOptions = { caches: CacheStorage; base: string; prefix: string; own: string };

/** A whole store of another build, with the digests of what may be in it, and of what is if its reader saw it. */
type OtherStore = { cache: Cache; digests: Digests; seen: Digests };

/** The whole stores of other builds: their caches begin with `prefix`, and `own` is the one of this build. */
export class OtherStores {
  readonly #options: OtherOptions;
  #stores: Promise<OtherStore[]> | undefined;

  constructor(options: OtherOptions) {
    this.#options = options;
  }

  /** A file that another build has and that is the same in this one, where its digest is the given one. */
  async sameOf(address: string, digest: string | undefined): Promise<Response | undefined> {
    for (const { cache, digests } of await this.#read()) {
      const isSame = isHashedFile(address.slice(1)) || (digest !== undefined && digests[address] === digest);
      const response = isSame ? await cache.match(this.#options.base + address) : undefined;
      if (response) return response;
    }
    return undefined;
  }

  /** The addresses of all that they have, by whether their readers saw it. */
  async addresses(): Promise<{ seen: string[]; unseen: string[] }> {
    const [seen, unseen] = [new Set<string>(), new Set<string>()];
    for (const store of await this.#read())
      for (const address of addressesOf(await store.cache.keys(), this.#options.base))
        (address in store.seen ? seen : unseen).add(address);
    return { seen: [...seen], unseen: [...unseen].filter((address) => !seen.has(address)) };
  }

  /** Lets go what was read of them: they were removed. */
  forget(): void {
    this.#stores = undefined;
  }

  /** Read once: a list of files may have half a megabyte, and is asked for with each file. */
  #read(): Promise<OtherStore[]> {
    this.#stores ??= this.#readAll().catch((error: unknown) => {
      this.#stores = undefined;
      throw error;
    });
    return this.#stores;
  }

  async #readAll(): Promise<OtherStore[]> {
    const { caches, base, prefix, own } = this.#options;
    const found: OtherStore[] = [];
    for (const name of await caches.keys()) {
      if (!name.startsWith(prefix) || name === own) continue;
      const cache = await caches.open(name);
      const manifest = await cache.match(base + manifestAddress(name.slice(prefix.length)));
      if (!manifest) continue;
      // Earlier workers of the site kept lists without docs of their own.
      const { now, docs = {}, later = {}, unseen = [] } = (await manifest.json()) as Partial<OfflineManifest>;
      const seen = { ...later };
      for (const address of unseen) Reflect.deleteProperty(seen, address);
      found.push({ cache, digests: { ...later, ...docs, ...now }, seen });
    }
    return found;
  }
}

/** The addresses of requests below a base URL, which has no slash at its end. */
export function addressesOf(requests: readonly Request[], base: string): Set<string> {
  return new Set(requests.map(({ url }) => new URL(url).pathname.slice(base.length)));
}
