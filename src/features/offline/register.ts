import type { WorkerMessage } from "./messages";
import { isOfflineWorker, workerAddress } from "./worker-address";

/**
 * Registers the site's worker once the page is here. The offline mode is on where the site was installed or runs as an
 * app, where the address asks for it (`?offlineMode=true`), and from then on until the address asks for its end; the
 * worker's own address remembers that. It runs inline in each page, and is no part of the bundles.
 */
export function registerWorker(baseUrl: string, debug: boolean): void {
  const register = async (isWanted: () => Promise<boolean> | boolean): Promise<void> => {
    try {
      // Some browsers that block storage throw when they are asked for this.
      const { serviceWorker: workers } = navigator;
      if (!workers) return;
      const offlineMode = await isWanted();
      const address = workerAddress(baseUrl, { offlineMode, debug });
      const { installing, waiting, active } = await workers.register(address, { scope: baseUrl });
      const tell = (worker: ServiceWorker | null, message: WorkerMessage) => worker?.postMessage(message);
      tell(installing ?? waiting ?? active, { type: "seen", path: location.pathname });
      // Browsers may leave a worker that is not idle in its place for minutes after the next one asked for it.
      if (!offlineMode && isOfflineWorker(active?.scriptURL)) tell(active, { type: "end" });
    } catch (error) {
      console.warn("The service worker could not be registered.", error);
    }
  };
  const isOn = async (): Promise<boolean> => {
    const asked = new URLSearchParams(location.search).get("offlineMode");
    if (asked === "true" || matchMedia("(display-mode: standalone)").matches) return true;
    if (asked === "false") return false;
    const found = await navigator.serviceWorker.getRegistration(baseUrl);
    // The newest: one that ended the mode may still wait.
    return isOfflineWorker((found?.installing ?? found?.waiting ?? found?.active)?.scriptURL);
  };
  addEventListener("load", () => void register(isOn));
  addEventListener("appinstalled", () => void register(() => true));
}
