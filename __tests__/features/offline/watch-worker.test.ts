/** @jest-environment jsdom */
import { watchWorker } from "../../../src/features/offline/watch-worker";
import { workerAddress } from "../../../src/features/offline/worker-address";

const worker = (offlineMode: boolean) => {
  const scriptURL = `https://example.org${workerAddress("/", { offlineMode, debug: false })}`;
  return Object.assign(new EventTarget(), { scriptURL, state: "installed", postMessage: jest.fn() });
};

/** Lets a page with an active worker see that another one waits, and then that it took over. */
async function seen(before: boolean, after: boolean) {
  const [active, waiting] = [worker(before), worker(after)];
  const registration = Object.assign(new EventTarget(), { active, waiting, installing: null });
  const workers = Object.assign(new EventTarget(), {
    controller: active,
    getRegistration: () => Promise.resolve(registration),
  });
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: workers });
  const listener = { ask: jest.fn<undefined, [() => void]>(), reload: jest.fn() };
  await watchWorker("/", listener);
  workers.controller = waiting;
  workers.dispatchEvent(new Event("controllerchange"));
  return { asked: listener.ask.mock.calls, reloads: listener.reload.mock.calls.length, told: waiting.postMessage };
}

test("a newer build that is kept for offline asks before it takes over, and then loads the page anew", async () => {
  const { asked, reloads, told } = await seen(true, true);
  expect(asked).toHaveLength(1);
  expect(told).not.toHaveBeenCalled();
  asked[0]?.[0]();
  expect(told).toHaveBeenCalledWith({ type: "SKIP_WAITING" });
  expect(reloads).toBe(1);
});

test.each([
  ["ends", true, false],
  ["begins", false, true],
  ["stays off", false, false],
])("where the offline mode %s the newer worker takes over, and the page stays", async (_, before, after) => {
  const { asked, reloads, told } = await seen(before, after);
  expect(asked).toEqual([]);
  expect(told).toHaveBeenCalledWith({ type: "SKIP_WAITING" });
  expect(reloads).toBe(0);
});

test.each([
  [true, [[{ type: "spare" }]]],
  [false, []],
])("a newer worker that begins is told whether its reader spares data: %s", async (saveData, told) => {
  const [active, installing] = [worker(true), worker(true)];
  const registration = Object.assign(new EventTarget(), { active, waiting: null, installing });
  const workers = Object.assign(new EventTarget(), { controller: active, getRegistration: async () => registration });
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: workers });
  Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData } });
  await watchWorker("/", { ask: jest.fn(), reload: jest.fn() });
  expect(installing.postMessage.mock.calls).toEqual(told);
  Reflect.deleteProperty(navigator, "connection");
});
