/** What the address of the worker says: whether it keeps the site for offline, and whether it tells what it does. */
type WorkerParams = { offlineMode: boolean; debug: boolean };

const NAME = "params";

/** The address of the worker below a base URL, with its parameters. */
export function workerAddress(baseUrl: string, { offlineMode, debug }: WorkerParams): string {
  return `${baseUrl}sw.js?${NAME}=${encodeURIComponent(JSON.stringify({ offlineMode, debug }))}`;
}

/** The parameters in the address of a worker; both off where there are none, or none that can be read. */
export function workerParams(address: string): WorkerParams {
  try {
    const written = JSON.parse(new URL(address).searchParams.get(NAME) ?? "{}") as Partial<WorkerParams>;
    return { offlineMode: written.offlineMode === true, debug: written.debug === true };
  } catch {
    return { offlineMode: false, debug: false };
  }
}

/** Whether the worker at an address keeps the site for offline. */
export function isOfflineWorker(address: string | undefined): boolean {
  return address !== undefined && workerParams(address).offlineMode;
}
