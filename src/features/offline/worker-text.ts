import { cachePrefix } from "../../lib/routes/cache-prefix";

/** Stands in the worker's script for the digest of the list of files, which is known last. */
const DIGEST = "__DIGEST__";

/** Where the worker of gatsby-plugin-offline begins to keep files, whatever its reader wants. */
const KEEPS = "self.__precacheManifest";

/** What the script with the site's own behaviour of a worker is made of, from the site's root. */
export const WORKER_SOURCE = `import { runWorker } from "./src/features/offline/worker/worker";
runWorker(self, workbox.routing, "${DIGEST}");`;

/**
 * The site's worker, of the text of the one that gatsby-plugin-offline wrote: its beginning, which loads Workbox, and
 * the script of `WORKER_SOURCE` for the build with a manifest of the given digest. Throws where that text has changed.
 */
export function siteWorker(script: string, pluginWorker: string, digest: string): string {
  const end = pluginWorker.indexOf(KEEPS);
  if (end < 0)
    throw new Error(
      `The worker of gatsby-plugin-offline has no '${KEEPS}'. Look at what its new version writes, then at src/features/offline/worker-text.ts.`,
    );
  return `${pluginWorker.slice(0, end)}${script.replace(DIGEST, digest)}`;
}

/**
 * A worker that takes the place of an earlier one of the site with a base URL, removes what that kept, and goes:
 * browsers ask for a worker that they have for years.
 */
export function endingWorker(baseUrl: string): string {
  // As the browser writes the path of the worker's scope.
  const prefix = JSON.stringify(cachePrefix(new URL(baseUrl, "https://site").pathname));
  return `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  const removed = caches.keys().then((names) => Promise.all(names.map((name) => name.startsWith(${prefix}) && caches.delete(name))));
  event.waitUntil(removed.then(() => self.registration.unregister()));
});
`;
}
