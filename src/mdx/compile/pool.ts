import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { CompiledFacts } from "./compile";
import type { CompileSettings } from "./settings";

/** What a worker is started with: the site's root, the folder for results, and the site's settings of the compiler. */
export type WorkerSettings = { root: string; store: string; settings: CompileSettings };

/** One file to compile; `key` names the result in the store. */
export type CompileJob = { id: number; key: string; file: string; frontMatter: Record<string, unknown> };

/** A worker's answer to a job: the small results, or the stack of an error in the compiler itself. */
export type CompileReply = { id: number; facts: CompiledFacts; error?: undefined } | { id: number; error: string };

/** Workers that compile MDX files side by side. */
export type CompilePool = {
  compile: (job: Omit<CompileJob, "id">) => Promise<CompiledFacts>;
  /** Ends the workers that have nothing to do; they start again when needed. */
  close: () => Promise<void>;
};

type Waiting = {
  job: CompileJob;
  resolve: (facts: CompiledFacts) => void;
  reject: (error: Error) => void;
  timer?: NodeJS.Timeout;
};

/** A file that takes longer has an endless loop, also on a slow machine that has other things to do. An endless expression alone is stopped sooner. */
const TIMEOUT_MINUTES = 5;

/** Room for short-lived syntax trees: with the usual 16 MB a worker spends a tenth of its time collecting them. */
const YOUNG_MB = 48;

/** Starts no worker until the first job; then one for each core, fed one job at a time. `script` gives the path of the worker's code. */
export function startPool(
  script: () => string,
  settings: WorkerSettings,
  size = Math.max(1, availableParallelism()),
): CompilePool {
  const queue: Waiting[] = [];
  const running = new Map<Worker, Waiting>();
  const idle: Worker[] = [];
  let count = 0;
  let nextId = 0;

  const settle = (worker: Worker, finish: (waiting: Waiting) => void) => {
    const waiting = running.get(worker);
    running.delete(worker);
    clearTimeout(waiting?.timer);
    if (waiting) finish(waiting);
  };
  const start = (): Worker => {
    const worker = new Worker(script(), {
      workerData: settings,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    });
    worker.unref();
    worker.on("message", (reply: CompileReply) => {
      settle(worker, ({ resolve, reject }) =>
        reply.error === undefined ? resolve(reply.facts) : reject(new Error(reply.error)),
      );
      idle.push(worker);
      feed();
    });
    worker.on("error", (error) => settle(worker, ({ reject }) => reject(error)));
    worker.on("exit", () => {
      count -= 1;
      settle(worker, ({ reject }) => reject(new Error("The compiler's worker ended.")));
      feed();
    });
    return worker;
  };
  const feed = () => {
    while (queue.length > 0 && (idle.length > 0 || count < size)) {
      const worker = idle.pop() ?? ((count += 1), start());
      const waiting = queue.shift() as Waiting;
      waiting.timer = setTimeout(() => {
        settle(worker, ({ job, reject }) =>
          reject(
            new Error(`${job.file} ran longer than ${TIMEOUT_MINUTES} minutes: an expression in it does not end.`),
          ),
        );
        void worker.terminate();
      }, TIMEOUT_MINUTES * 60_000);
      running.set(worker, waiting);
      worker.ref();
      worker.postMessage(waiting.job);
    }
    for (const worker of idle) worker.unref();
  };

  return {
    compile: (job) =>
      new Promise((resolve, reject) => {
        queue.push({ job: { ...job, id: (nextId += 1) }, resolve, reject });
        feed();
      }),
    close: async () => {
      await Promise.all(idle.splice(0).map((worker) => worker.terminate()));
    },
  };
}
