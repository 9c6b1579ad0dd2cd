import { sparesData } from "../../lib/values/spares-data";
import type { WorkerMessage } from "./messages";
import { browserWorkers } from "./browser-workers";
import { isOfflineWorker } from "./worker-address";

/** What a page does for a newer version of the site. */
type WorkerListener = { ask: (accept: () => void) => void; reload: () => void };

/**
 * Watches the worker of the site at a base URL: calls `ask` with what lets a newer version take over, once that waits,
 * and `reload` when it has; tells a worker that begins where its reader spares data. Where nothing is kept for offline
 * there is nothing to ask, and nothing to load: the newer worker takes over by itself. Without workers it does nothing.
 */
export async function watchWorker(baseUrl: string, { ask, reload }: WorkerListener): Promise<void> {
  const workers = browserWorkers();
  const registration = await workers?.getRegistration(baseUrl);
  if (!workers || !registration) return;
  const onWaiting = (worker: ServiceWorker): void => {
    const accept = () => worker.postMessage({ type: "SKIP_WAITING" } satisfies WorkerMessage);
    const { active } = registration;
    const isKept = isOfflineWorker(active?.scriptURL);
    if (isKept && isOfflineWorker(worker.scriptURL)) ask(accept);
    else accept();
  };
  const onInstalling = (worker: ServiceWorker | null): void => {
    if (sparesData(navigator)) worker?.postMessage({ type: "spare" } satisfies WorkerMessage);
    worker?.addEventListener("statechange", () => {
      // The first worker of all does not wait.
      if (worker.state === "installed" && registration.active) onWaiting(worker);
    });
  };
  if (registration.waiting) onWaiting(registration.waiting);
  onInstalling(registration.installing);
  registration.addEventListener("updatefound", () => onInstalling(registration.installing));
  const before = workers.controller;
  workers.addEventListener("controllerchange", () => {
    // What this page has came from the worker before, whose files are gone. Where the mode has ended, files come from
    // the server again, and the reader is not interrupted.
    if ([before, workers.controller].every((worker) => isOfflineWorker(worker?.scriptURL))) reload();
  });
}

/** Tells the worker of the site that the reader saw a page, so that it is there without a network, too. */
export async function tellSeen(path: string): Promise<void> {
  const registration = await browserWorkers()?.getRegistration();
  registration?.active?.postMessage({ type: "seen", path } satisfies WorkerMessage);
}
