import { createHash } from "node:crypto";
import { runWorker } from "../../../src/features/offline/worker/worker";
import { workerAddress } from "../../../src/features/offline/worker-address";
import type { Router, WorkerScope } from "../../../src/features/offline/worker/worker-scope";

/** A worker in a browser with caches of it and of another site: `asks` for an address, `tell` it of an event. */
function started(offlineMode: boolean, navigator: object = {}) {
  const kept: string[] = [];
  const caches = new Set(["offline / build", "offline / build windows", "offline /other/ build"]);
  const isMatch: Parameters<Router["registerRoute"]>[0][] = [];
  const tasks: Promise<unknown>[] = [];
  type Listener = (event: {
    data?: unknown;
    ports: { postMessage: (state: unknown) => void }[];
    waitUntil: (task: Promise<unknown>) => void;
  }) => void;
  const listeners = new Map<string, Listener>();
  const told: unknown[] = [];
  const scope = {
    caches: {
      keys: async () => [...caches],
      delete: async (name: string) => caches.delete(name),
      match: async () => undefined,
      open: async () => ({
        keys: async () => kept.map((address) => ({ url: `https://site${address}` })),
        match: async () => undefined,
        put: async (address: string) => void kept.push(address),
      }),
    },
    location: { href: `https://site${workerAddress("/", { offlineMode, debug: false })}` },
    registration: { scope: "https://site/" },
    navigator,
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
  };
  runWorker(scope as unknown as WorkerScope, { registerRoute: (match) => isMatch.push(match) }, "build");
  const tell = (type: string, data?: unknown) =>
    listeners.get(type)?.({
      data,
      ports: [{ postMessage: (state) => told.push(state) }],
      waitUntil: (task) => void tasks.push(task),
    });
  const asks = (address: string, init?: RequestInit) =>
    isMatch.map((match) => match({ url: new URL(address), event: { request: new Request(address, init) } as never }));
  return { caches, kept, told, tell, asks, tasks, settled: () => Promise.all(tasks) };
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

test.each([
  ["a reader", {}, [], ["/", "/docs/"]],
  ["a reader who spares data", { connection: { saveData: true } }, [], ["/"]],
  ["a reader who spares data, as a page tells", {}, [{ type: "spare" }], ["/"]],
])("the worker of %s keeps what it is to fetch before it takes over", async (_case, navigator, messages, files) => {
  const digest = createHash("sha256").update("a page").digest("hex").slice(0, 16);
  const manifest = { now: { "/": digest }, docs: { "/docs/": digest }, later: {} };
  globalThis.fetch = (async (address: string) =>
    new Response(address.startsWith("/offline/") ? JSON.stringify(manifest) : "a page")) as typeof fetch;
  const { kept, tell, settled } = started(true, navigator);
  tell("install");
  for (const message of messages) tell("message", message);
  await settled();
  expect(kept).toEqual([...files, "/offline/build.json"]);
  Reflect.deleteProperty(globalThis, "fetch");
});

test("a worker that does not get all it is to keep ends after what pages asked it for: what comes later would stay", async () => {
  const manifest = { now: { "/": "digest" }, docs: {}, later: { "/seen/": "digest" } };
  const ended: string[] = [];
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  globalThis.fetch = (async (address: string) => {
    if (address.startsWith("/offline/")) return new Response(JSON.stringify(manifest));
    if (address === "/seen/") await released.then(() => ended.push("seen"));
    return new Response("", { status: 500 });
  }) as typeof fetch;
  const { tell, tasks } = started(true);
  tell("message", { type: "seen", path: "/seen/" });
  tell("install");
  const installed = tasks.at(-1)?.catch(() => ended.push("install"));
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
  expect(ended).toEqual([]);
  release();
  await installed;
  expect(ended).toEqual(["seen", "install"]);
  Reflect.deleteProperty(globalThis, "fetch");
});

test("a worker says that it is busy while it keeps a page that was seen", async () => {
  const manifest = { now: {}, docs: {}, later: { "/seen/": "digest" }, bytes: { now: 0, docs: 0, later: 0 } };
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  globalThis.fetch = (async (address: string) => {
    if (address.startsWith("/offline/")) return new Response(JSON.stringify(manifest));
    await released;
    return new Response("", { status: 500 });
  }) as typeof fetch;
  const { told, tell, tasks, settled } = started(true);
  tell("message", { type: "seen", path: "/seen/" });
  tell("message", { type: "state" });
  await tasks.at(-1);
  release();
  await settled();
  tell("message", { type: "state" });
  await settled();
  expect(told).toMatchObject([
    { build: "build", isBusy: true },
    { build: "build", isBusy: false },
  ]);
  Reflect.deleteProperty(globalThis, "fetch");
});
