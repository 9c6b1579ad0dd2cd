import { browserWorkers, offlineWorkers } from "./browser-workers";
import type { KeptState, WorkerMessage } from "./messages";

const ASK_EVERY = 500;
/** How long a page waits for an answer, in milliseconds; workers of builds before this message give none. */
const ANSWER_WITHIN = 5000;

/** What goes on telling a state: `askLater` has it told once more, a moment later, and `end` ends it. */
type StateWatch = { askLater: () => void; end: () => void };

/**
 * Tells what is kept of the site at a base URL, again and again while files come; undefined where nothing is kept, or
 * its worker does not say.
 */
export function watchState(baseUrl: string, tell: (state: KeptState | undefined) => void): StateWatch {
  let isOver = false;
  let timer = 0;
  const ask = async (): Promise<void> => {
    const registration = await browserWorkers()?.getRegistration(baseUrl);
    const [worker] = registration ? offlineWorkers(registration) : [];
    const state = worker && (await stateOf(worker));
    if (isOver) return;
    tell(state);
    if (state?.isBusy || (state && state.since === undefined)) askLater();
  };
  const askLater = (): void => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => void ask().catch(console.warn), ASK_EVERY);
  };
  const end = (): void => {
    isOver = true;
    window.clearTimeout(timer);
  };
  void ask().catch(console.warn);
  return { askLater, end };
}

function stateOf(worker: ServiceWorker): Promise<KeptState | undefined> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const timer = window.setTimeout(() => resolve(undefined), ANSWER_WITHIN);
    port1.onmessage = ({ data }: MessageEvent<KeptState>) => {
      window.clearTimeout(timer);
      resolve(data);
    };
    worker.postMessage({ type: "state" } satisfies WorkerMessage, [port2]);
  });
}
