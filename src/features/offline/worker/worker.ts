import { sparesData } from "../../../lib/values/spares-data";
import type { KeptState, WorkerMessage } from "../messages";
import { workerParams } from "../worker-address";
import { answerFile, answerPage, type AnswerContext } from "./answers";
import { BuildStore } from "./build-store";
import { keepSeen, keepSeenBefore } from "./seen-pages";
import { servedPages } from "./served-pages";
import type { Router, WorkerScope } from "./worker-scope";

/**
 * The site's worker, for a build by the digest of its manifest. Where the offline mode is off it keeps nothing, and
 * browsers ask it for nothing. Where it is on it keeps the files of its build before it takes over, which it does when
 * nobody has a page of the build before, or its reader agrees; from then on windows get pages, scripts and data of that
 * build alone.
 */
export function runWorker(self: WorkerScope, router: Router, build: string): void {
  const { caches, registration } = self;
  const { offlineMode, debug } = workerParams(self.location.href);
  // The page that ends the mode says so; those that this worker has given keep it until they are left.
  let isOn = offlineMode;
  const log = (text: string) => {
    if (debug) console.log(`[worker ${build}] ${text}`);
  };
  const { pathname: scope, origin } = new URL(registration.scope);
  const store = new BuildStore({ caches, scope, build });
  if (sparesData(self.navigator)) store.spareData();
  const openIds = async () => (await self.clients.matchAll({ includeUncontrolled: true })).map(({ id }) => id);
  const context: AnswerContext = { store, served: servedPages(caches, `${store.name} windows`, openIds), scope, log };
  /** Waits for a task; what is kept when the mode is off, or has ended meanwhile, is removed. */
  const whileOn = async <Result>(task: Promise<Result>): Promise<Result> => {
    try {
      return await task;
    } finally {
      if (!isOn) await store.removeAll();
    }
  };
  const asked = tasksOfPages();
  const install = async (): Promise<void> => {
    if (!offlineMode) return self.skipWaiting();
    await whileOn(store.fill().then(() => keepSeenBefore(context))).catch(asked.failAfter);
    log("The build is here.");
    return undefined;
  };
  const tellState = async ([port]: readonly MessagePort[], isBusy: boolean): Promise<void> =>
    port?.postMessage({ ...(await store.state()), isBusy } satisfies KeptState);
  self.addEventListener("install", (event) => event.waitUntil(install()));
  self.addEventListener("activate", (event) => event.waitUntil(offlineMode ? store.removeOthers() : store.removeAll()));
  self.addEventListener("message", (event) => {
    const message = event.data as WorkerMessage;
    // To take over it is told by what Workbox wrote before this.
    if (message.type === "SKIP_WAITING") return;
    if (message.type === "spare") return store.spareData();
    if (message.type === "state") return event.waitUntil(whileOn(tellState(event.ports, asked.areUnderWay())));
    if (message.type === "end") isOn = false;
    const keeps = message.type === "seen" && isOn;
    event.waitUntil(asked.add(whileOn(keeps ? keepSeen(addressOf(message.path), context) : Promise.resolve())));
  });
  const addressOf = (path: string) => path.slice(scope.length - 1);
  if (!offlineMode) return;
  // A part of a file has no digest of its own, and caches hold none: the network gives it.
  const isWhole = ({ method, headers }: Request) => method === "GET" && !headers.has("range");
  router.registerRoute(
    ({ url, event }) => isOn && url.origin === origin && url.pathname.startsWith(scope) && isWhole(event.request),
    ({ url, event }) => {
      const answer = event.request.mode === "navigate" ? answerPage : answerFile;
      return whileOn(answer(event, addressOf(url.pathname), context));
    },
  );
}

/** What pages have asked a worker for and is under way; a failure waits for it: what is kept later would stay. */
function tasksOfPages() {
  const underWay = new Set<Promise<void>>();
  return {
    add(task: Promise<void>): Promise<void> {
      const ended = task.finally(() => underWay.delete(ended));
      underWay.add(ended);
      return ended;
    },
    areUnderWay: () => underWay.size > 0,
    async failAfter(this: void, error: unknown): Promise<never> {
      await Promise.allSettled(underWay);
      throw error;
    },
  };
}
