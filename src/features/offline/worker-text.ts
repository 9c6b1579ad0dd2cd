import { buildSync } from "esbuild";
import { BROWSER_SCRIPT } from "../../lib/browser-script";
import { cachePrefix } from "../../lib/cache-prefix";

/** Where the worker of gatsby-plugin-offline begins to keep files, whatever its reader wants. */
const KEEPS = "self.__precacheManifest";

/**
 * The site's worker, of the text of the one that gatsby-plugin-offline wrote: its beginning, which loads Workbox, and
 * the site's own behaviour for the build with a manifest of the given digest. Throws where that text has changed.
 */
export function siteWorker(root: string, pluginWorker: string, digest: string): string {
  const end = pluginWorker.indexOf(KEEPS);
  if (end < 0)
    throw new Error(
      `The worker of gatsby-plugin-offline has no '${KEEPS}'. Look at what its new version writes, then at src/features/offline/worker-text.ts.`,
    );
  const { outputFiles } = buildSync({
    stdin: {
      contents: `import { runWorker } from "./src/features/offline/worker/worker";\nrunWorker(self, workbox.routing, ${JSON.stringify(digest)});`,
      resolveDir: root,
    },
    ...BROWSER_SCRIPT,
  });
  return `${pluginWorker.slice(0, end)}${outputFiles[0]?.text ?? ""}`;
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
