import { isOfflineWorker } from "./worker-address";

/** The browser's workers; undefined where it has none, or blocks them. */
export function browserWorkers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

/** The workers of a registration that keep the site for offline, the one that answers pages first. */
export function offlineWorkers({ active, waiting, installing }: ServiceWorkerRegistration): ServiceWorker[] {
  const workers = [active, waiting, installing].filter((worker) => worker !== null);
  return workers.filter(({ scriptURL }) => isOfflineWorker(scriptURL));
}

/**
 * Calls back once the site at a base URL is kept for offline, or begins to be: at once, or when its reader asks for it.
 */
export async function whenKept(baseUrl: string, onKept: () => void): Promise<void> {
  const registration = await browserWorkers()?.getRegistration(baseUrl);
  if (!registration) return;
  const look = (): void => {
    if (offlineWorkers(registration).length === 0) return;
    registration.removeEventListener("updatefound", look);
    onKept();
  };
  registration.addEventListener("updatefound", look);
  look();
}
