import { BuildStore } from "../../../src/features/offline/worker/build-store";

const COUNT = 40;
const names = Array.from({ length: COUNT }, (_, index) => `/page-${index}/`);

/** A browser's caches with room for some files; each question is answered by another turn of the event loop. */
function smallCaches(room: number) {
  const caches = new Map<string, string[]>();
  const later = () => new Promise((resolve) => setTimeout(resolve, 0));
  const open = async (name: string) => {
    await later();
    const kept = caches.get(name) ?? [];
    caches.set(name, kept);
    return {
      keys: async () => kept.map((path) => ({ url: `https://site${path}` })),
      put: async (path: string) => {
        await later();
        if (kept.length >= room) throw new Error("Quota exceeded.");
        kept.push(path);
      },
    };
  };
  const storage = {
    open,
    match: async () => undefined,
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
  };
  return { caches, storage: storage as unknown as CacheStorage };
}

const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
};

test("a store without room fails once nothing more comes into it, and stays away when it is removed", async () => {
  const { caches, storage } = smallCaches(10);
  const asked: string[] = [];
  globalThis.fetch = (async (address: string) => {
    asked.push(address);
    // One file comes late, as they do.
    if (asked.length === 8) await turns(20);
    const manifest = { now: Object.fromEntries(names.map((name) => [name, undefined])), docs: {}, later: {} };
    return { ok: true, clone: () => ({}), json: async () => manifest };
  }) as unknown as typeof fetch;
  const store = new BuildStore({ caches: storage, scope: "/", build: "first" });
  await expect(store.fill()).rejects.toThrow("Quota exceeded.");
  await store.removeAll();
  const before = asked.length;
  await turns(60);
  expect([...caches.keys()]).toEqual([]);
  expect(asked).toHaveLength(before);
  expect(before).toBeLessThan(COUNT);
});
