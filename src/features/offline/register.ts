import { sparesData } from "../../lib/values/spares-data";
import type { WorkerMessage } from "./messages";
import { runsAsApp } from "./runs-as-app";
import { isOfflineWorker, workerAddress } from "./worker-address";

/**
 * Registers the site's worker once the page is here. The offline mode is on where the site was installed or runs as an
 * app, where the address asks for it (`?offlineMode=true`), and from then on until the address asks for its end; the
 * worker's own address remembers that. It runs inline in each page, and is no part of the bundles.
 */
export function registerWorker(baseUrl: string, debug: boolean): void {
  const tell = (worker: ServiceWorker, message: WorkerMessage) => worker.postMessage(message);
  const register = async (isWanted: (wasOn: boolean) => boolean): Promise<void> => {
    try {
      // Some browsers that block storage throw when they are asked for this.
      const { serviceWorker: workers } = navigator;
      if (!workers) return;
      const found = await workers.getRegistration(baseUrl);
      // It may be that of a site around this one.
      const before = found?.scope === new URL(baseUrl, location.href).href ? workersOf(found) : [];
      const wasOn = before.some(({ scriptURL }) => isOfflineWorker(scriptURL));
      const offlineMode = isWanted(wasOn);
      if (wasOn && !offlineMode) {
        for (const worker of before) tell(worker, { type: "end" });
        // Another worker in its place would have to end it: a page that is asked for meanwhile may then never come
        // (Chromium 156). The next page registers one that keeps nothing.
        await found?.unregister();
        return;
      }
      const address = workerAddress(baseUrl, { offlineMode, debug });
      const [newest] = workersOf(await workers.register(address, { scope: baseUrl }));
      if (newest && sparesData(navigator)) tell(newest, { type: "spare" });
      if (newest) tell(newest, { type: "seen", path: location.pathname });
    } catch (error) {
      console.warn("The service worker could not be registered.", error);
    }
  };
  const isOn = (wasOn: boolean): boolean => {
    const asked = new URLSearchParams(location.search).get("offlineMode");
    if (asked === "true" || runsAsApp()) return true;
    return asked !== "false" && wasOn;
  };
  addEventListener("load", () => void register(isOn));
  addEventListener("appinstalled", () => void register(() => true));
}

/** The workers of a registration, the newest first. */
function workersOf({ installing, waiting, active }: ServiceWorkerRegistration): ServiceWorker[] {
  return [installing, waiting, active].filter((worker) => worker !== null);
}
