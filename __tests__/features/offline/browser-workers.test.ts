/** @jest-environment jsdom */
import { whenKept } from "../../../src/features/offline/browser-workers";
import { workerAddress } from "../../../src/features/offline/worker-address";

const worker = (offlineMode: boolean) => ({
  scriptURL: `https://example.org${workerAddress("/", { offlineMode, debug: false })}`,
});

/** A browser with an active worker, and how often it was told that the site is kept. */
async function told(active: object | null) {
  const registration = Object.assign(new EventTarget(), { active, waiting: null, installing: null as object | null });
  const workers = { getRegistration: async () => registration };
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: workers });
  const onKept = jest.fn();
  await whenKept("/", onKept);
  const install = (offlineMode: boolean) => {
    registration.installing = worker(offlineMode);
    registration.dispatchEvent(new Event("updatefound"));
  };
  return { onKept, install };
}

afterEach(() => Reflect.deleteProperty(navigator, "serviceWorker"));

test("a page is told at once where the site is kept, and once alone", async () => {
  const { onKept, install } = await told(worker(true));
  install(true);
  expect(onKept).toHaveBeenCalledTimes(1);
});

test("where nothing is kept a page is told once its reader installs the site, not of other workers", async () => {
  const { onKept, install } = await told(worker(false));
  install(false);
  expect(onKept).not.toHaveBeenCalled();
  install(true);
  install(true);
  expect(onKept).toHaveBeenCalledTimes(1);
});

test("a browser without workers, or without one of the site, is told nothing", async () => {
  const onKept = jest.fn();
  await whenKept("/", onKept);
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { getRegistration: async () => undefined },
  });
  await whenKept("/", onKept);
  expect(onKept).not.toHaveBeenCalled();
});
