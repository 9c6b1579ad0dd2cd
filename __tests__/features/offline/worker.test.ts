import { runWorker } from "../../../src/features/offline/worker/worker";
import { workerAddress } from "../../../src/features/offline/worker-address";
import type { Router, WorkerScope } from "../../../src/features/offline/worker/worker-scope";

/** A worker in a browser with caches of it and of another site: `asks` for an address, `tell` it of an event. */
function started(offlineMode: boolean) {
  const caches = new Set(["offline / build", "offline / build windows", "offline /other/ build"]);
  const isMatch: Parameters<Router["registerRoute"]>[0][] = [];
  const tasks: Promise<unknown>[] = [];
  const listeners = new Map<string, (event: { data?: unknown; waitUntil: (task: Promise<unknown>) => void }) => void>();
  const scope = {
    caches: { keys: async () => [...caches], delete: async (name: string) => caches.delete(name) },
    location: { href: `https://site${workerAddress("/", { offlineMode, debug: false })}` },
    registration: { scope: "https://site/" },
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
  };
  runWorker(scope as unknown as WorkerScope, { registerRoute: (match) => isMatch.push(match) }, "build");
  const tell = (type: string, data?: unknown) =>
    listeners.get(type)?.({ data, waitUntil: (task) => void tasks.push(task) });
  const asks = (address: string, init?: RequestInit) =>
    isMatch.map((match) => match({ url: new URL(address), event: { request: new Request(address, init) } as never }));
  return { caches, tell, asks, settled: () => Promise.all(tasks) };
}

test("a worker that keeps nothing is asked for nothing, and removes what was kept of its site", async () => {
  const { caches, tell, asks, settled } = started(false);
  expect(asks("https://site/docs/")).toEqual([]);
  tell("activate");
  await settled();
  expect([...caches]).toEqual(["offline /other/ build"]);
});

test("a worker that keeps the site answers what pages read of it, until a page says that the mode has ended", async () => {
  const { caches, tell, asks, settled } = started(true);
  expect(asks("https://site/docs/")).toEqual([true]);
  expect([asks("https://other/docs/"), asks("https://site/docs/", { method: "POST" })]).toEqual([[false], [false]]);
  // A film is fetched in parts.
  expect(asks("https://site/film.mp4", { headers: { range: "bytes=0-99" } })).toEqual([false]);
  tell("message", { type: "end" });
  await settled();
  expect(asks("https://site/docs/")).toEqual([false]);
  expect([...caches]).toEqual(["offline /other/ build"]);
});
