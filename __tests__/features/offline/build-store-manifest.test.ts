import { createHash } from "node:crypto";
import { BuildStore } from "../../../src/features/offline/worker/build-store";
import { keepSeenBefore } from "../../../src/features/offline/worker/seen-pages";
import type { AnswerContext } from "../../../src/features/offline/worker/answers";
import type { OfflineManifest, Place } from "../../../src/features/offline/manifest";

const digestOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);
const digests = (files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([address, text]) => [address, digestOf(text)]));

/** A site's files by when they are fetched, as its build lists them. */
type Build = Record<Place, Record<string, string>>;

const bytesOf = (files: Record<string, string>) => Object.values(files).join("").length;

const manifestOf = ({ now, docs, later }: Build): OfflineManifest => ({
  now: digests(now),
  docs: digests(docs),
  later: digests(later),
  bytes: { now: bytesOf(now), docs: bytesOf(docs) },
});

const SITE: Build = {
  now: { "/": "home" },
  docs: { "/docs/": "intro", "/docs/a/": "a" },
  later: { "/blog/": "blog", "/blog/old/": "old" },
};

afterEach(() => Reflect.deleteProperty(globalThis, "fetch"));

/** A browser with its caches by name, and what it fetched. */
function browser() {
  const stores = new Map<string, Map<string, string>>();
  const read: string[] = [];
  const open = async (name: string) => {
    const kept = stores.get(name) ?? new Map<string, string>();
    stores.set(name, kept);
    return {
      keys: async () => [...kept.keys()].map((address) => ({ url: `https://site${address}` })),
      put: async (address: string, response: Response) => void kept.set(address, await response.text()),
      match: async (address: string) => {
        read.push(address);
        return kept.has(address) ? new Response(kept.get(address)) : undefined;
      },
    };
  };
  const caches = {
    open,
    match: async (address: string, { cacheName }: { cacheName: string }) => (await open(cacheName)).match(address),
    keys: async () => [...stores.keys()],
  } as unknown as CacheStorage;
  const asked: string[] = [];
  /** Fills the store of a build, with what was seen in the one before, and what readers see then. */
  const fill = async (build: string, site: Build, { spares = false, seen = [] as string[] } = {}) => {
    asked.length = 0;
    const files: Record<string, string> = { ...site.now, ...site.docs, ...site.later };
    globalThis.fetch = (async (address: string) => {
      asked.push(address);
      return new Response(address.startsWith("/offline/") ? JSON.stringify(manifestOf(site)) : files[address]);
    }) as typeof fetch;
    const store = new BuildStore({ caches, scope: "/", build });
    if (spares) store.spareData();
    await store.fill();
    await keepSeenBefore({ store, scope: "/", log: () => undefined } as unknown as AnswerContext);
    const fetched = asked.filter((address) => !address.startsWith("/offline/") && !address.startsWith("/page-data/"));
    for (const address of seen) await store.obtain(address);
    const kept = [...(stores.get(store.name)?.keys() ?? [])].filter((address) => address.endsWith("/"));
    return { fetched, kept, store };
  };
  return { fill, stores, caches, read };
}

test("docs come with what is always there, unless their reader spares data", async () => {
  expect((await browser().fill("one", SITE)).fetched).toEqual(["/", "/docs/", "/docs/a/"]);
  expect((await browser().fill("one", SITE, { spares: true })).fetched).toEqual(["/"]);
});

test("what is kept is told: files of the build with their bytes, pages that were seen, and since when", async () => {
  jest.spyOn(Date, "now").mockReturnValue(1_000);
  const whole = await browser().fill("one", SITE, { seen: ["/blog/"] });
  const state = { build: "one", files: 3, bytes: "homeintroa".length, kept: 3, pages: 1, since: 1_000 };
  expect(await whole.store.state()).toEqual(state);
  const spared = await browser().fill("one", SITE, { spares: true, seen: ["/docs/a/"] });
  expect(await spared.store.state()).toEqual({ ...state, files: 1, bytes: "home".length, kept: 1 });
});

test("a store that fills tells how far it is, without a time", async () => {
  const { fill, caches } = browser();
  await fill("one", SITE);
  const begun = new BuildStore({ caches, scope: "/", build: "two" });
  await begun.keep("/", new Response("home"));
  expect(await begun.state()).toMatchObject({ build: "two", files: 3, kept: 1, pages: 0, since: undefined });
});

test("what a reader who spares data read is kept, and known to be of the build", async () => {
  const { store, kept } = await browser().fill("one", SITE, { spares: true, seen: ["/docs/a/"] });
  expect(kept).toEqual(["/", "/docs/a/"]);
  expect(await store.digestOf("/docs/")).toBe(digestOf("intro"));
});

test("a worker that starts anew knows what its store was filled with", async () => {
  const { fill, stores } = browser();
  const { store } = await fill("one", SITE, { spares: true });
  const text = stores.get(store.name)?.get("/offline/one.json") ?? "";
  expect((JSON.parse(text) as OfflineManifest).docs).toEqual({});
});

test("of a reader who spares data the next build has what they saw and is the same, and fetches the rest of nothing", async () => {
  const { fill } = browser();
  await fill("one", SITE, { spares: true, seen: ["/docs/a/", "/blog/", "/blog/old/"] });
  const next = { ...SITE, now: { "/": "new home" }, later: { "/blog/": "new blog", "/blog/old/": "old" } };
  const { fetched, kept } = await fill("two", next, { spares: true });
  expect(fetched).toEqual(["/"]);
  expect(kept).toEqual(["/", "/docs/a/", "/blog/old/"]);
});

test("docs that came unseen are not fetched again by a build that leaves them for later; what was seen is", async () => {
  const { fill } = browser();
  await fill("one", SITE, { seen: ["/blog/"] });
  const later = { "/docs/": "new intro", "/docs/a/": "new a", "/blog/": "new blog" };
  expect((await fill("two", { now: SITE.now, docs: {}, later })).fetched).toEqual(["/blog/"]);
});

test.each([
  ["spares data by now", SITE, true],
  ["has a site that grew above its limit", { ...SITE, docs: {}, later: { ...SITE.docs, ...SITE.later } }, false],
])(
  "docs that are the same stay with a reader who %s, and count as unseen in further builds",
  async (_, site, spares) => {
    const { fill } = browser();
    await fill("one", SITE);
    const next = { ...site, now: { "/": "new home" } };
    const { fetched, kept } = await fill("two", next, { spares });
    expect([fetched, kept]).toEqual([["/"], ["/", "/docs/", "/docs/a/"]]);
    const changed = { ...next, docs: {}, later: { ...SITE.docs, "/docs/a/": "new a" } };
    expect(await fill("three", changed)).toMatchObject({ fetched: [], kept: ["/", "/docs/"] });
  },
);

test("the list of another build is read once, however many files are the same", async () => {
  const { fill, read } = browser();
  await fill("one", SITE, { seen: ["/blog/", "/blog/old/"] });
  read.length = 0;
  await fill("two", { ...SITE, now: { "/": "new home" } });
  expect(read.filter((address) => address === "/offline/one.json")).toHaveLength(1);
});

test("the store of a worker from before there were docs in lists counts, too", async () => {
  const { fill, stores } = browser();
  const { now, later } = manifestOf({ ...SITE, now: { ...SITE.now, ...SITE.docs } });
  const kept = [
    ...Object.entries({ ...SITE.now, ...SITE.docs }),
    ["/offline/zero.json", JSON.stringify({ now, later })],
  ];
  stores.set("offline / zero", new Map(kept as [string, string][]));
  expect((await fill("one", { ...SITE, docs: { ...SITE.docs, "/docs/a/": "new a" } })).fetched).toEqual(["/docs/a/"]);
});
