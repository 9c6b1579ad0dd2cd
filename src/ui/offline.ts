import { withPrefix } from "gatsby";
import { useEffect, useState } from "react";
import { cachePrefix } from "../lib/routes/cache-prefix";
import { decodeAddress } from "../lib/routes/url";

/** Whether the browser knows that it has no network; false where there is no browser. */
export function isWithoutNetwork(): boolean {
  return typeof window !== "undefined" && !window.navigator.onLine;
}

/**
 * Whether a page was opened without a network, false until it has mounted, and the routes that the browser keeps, once
 * it has told them. With the network the page is opened anew.
 */
export function useOffline(): { isOffline: boolean; kept?: ReadonlySet<string> } {
  const [isOffline, setOffline] = useState(false);
  const [kept, setKept] = useState<ReadonlySet<string>>();
  useEffect(() => {
    if (!isWithoutNetwork()) return undefined;
    setOffline(true);
    void keptRoutes().then(setKept);
    const reload = () => window.location.reload();
    window.addEventListener("online", reload);
    return () => window.removeEventListener("online", reload);
  }, []);
  return { isOffline, kept };
}

/** The routes that the browser keeps for the site's own worker, without the path prefix; none where it may not. */
async function keptRoutes(): Promise<ReadonlySet<string>> {
  const base = new URL(withPrefix("/"), window.location.href).pathname;
  try {
    const own = (await caches.keys()).filter((name) => name.startsWith(cachePrefix(base)));
    const stores = await Promise.all(own.map((name) => caches.open(name)));
    const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
    const paths = requests.map(({ url }) => new URL(url).pathname).filter((path) => path.startsWith(base));
    return new Set(paths.map((path) => decodeAddress(path.slice(base.length - 1))));
  } catch {
    return new Set();
  }
}
