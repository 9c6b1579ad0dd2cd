/** An event of a worker that lasts until its promise is settled. */
type WorkerEvent = { waitUntil: (task: Promise<unknown>) => void };

/** A request that a page makes, with the ids of the page that makes it and of the one that it opens. */
export type RequestEvent = WorkerEvent & { request: Request; clientId: string; resultingClientId: string };

/** What the site's worker uses of the browser, as far as types of pages do not have it. */
export type WorkerScope = {
  caches: CacheStorage;
  location: { href: string };
  navigator: object;
  registration: { scope: string };
  clients: { matchAll: (options: { includeUncontrolled: boolean }) => Promise<readonly { id: string }[]> };
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (type: "install" | "activate", listener: (event: WorkerEvent) => void): void;
    (type: "message", listener: (event: WorkerEvent & { data: unknown; ports: readonly MessagePort[] }) => void): void;
  };
};

/** The router of Workbox, which gatsby-plugin-offline brings. */
export type Router = {
  registerRoute: (
    isMatch: (args: { url: URL; event: RequestEvent }) => boolean,
    answer: (args: { url: URL; event: RequestEvent }) => Promise<Response>,
  ) => void;
};
