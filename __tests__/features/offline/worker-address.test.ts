import { isOfflineWorker, workerAddress, workerParams } from "../../../src/features/offline/worker-address";

test.each([true, false])("what the address says is read back, offline mode %s", (offlineMode) => {
  const address = workerAddress("/base/", { offlineMode, debug: !offlineMode });
  expect(new URL(address, "https://a").pathname).toBe("/base/sw.js");
  expect(workerParams(`https://a${address}`)).toEqual({ offlineMode, debug: !offlineMode });
  expect(isOfflineWorker(`https://a${address}`)).toBe(offlineMode);
});

test.each(["https://a/sw.js", "https://a/sw.js?params=%7B", "https://a/sw.js?params=[]", "sw.js"])(
  "a worker at %s keeps nothing",
  (address) => expect(workerParams(address)).toEqual({ offlineMode: false, debug: false }),
);

test("no worker is none for offline", () => expect(isOfflineWorker(undefined)).toBe(false));
