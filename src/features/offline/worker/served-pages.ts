/** Which windows show a page of which build: their ids, with the path of the page. */
export type ServedPages = {
  /** Notes that the worker gave a window its page. */
  note: (window: string, path: string) => Promise<void>;
  /** The path of the page that the worker gave a window; undefined for one whose page came from elsewhere. */
  pathOf: (window: string) => Promise<string | undefined>;
};

/**
 * Notes of windows in a cache of the worker's build: browsers end a worker whenever it has nothing to do, and its
 * memory with it. `openIds` gives the windows that there are; what is noted of others is removed.
 */
export function servedPages(
  caches: CacheStorage,
  name: string,
  openIds: () => Promise<readonly string[]>,
): ServedPages {
  const memory = new Map<string, string>();
  const keyOf = (window: string) => `/windows/${window}`;
  return {
    note: async (window, path) => {
      memory.set(window, path);
      const cache = await caches.open(name);
      const open = new Set([...(await openIds()), window].map(keyOf));
      for (const { url } of await cache.keys()) {
        const key = new URL(url).pathname;
        if (key.startsWith(keyOf("")) && !open.has(key)) await cache.delete(key);
      }
      await cache.put(keyOf(window), new Response(path));
    },
    pathOf: async (window) => {
      if (memory.has(window)) return memory.get(window);
      // `open` would make the cache anew where the mode has ended.
      return (await caches.match(keyOf(window), { cacheName: name }))?.text();
    },
  };
}
