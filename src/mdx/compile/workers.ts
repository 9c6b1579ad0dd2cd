import { Tinypool } from "tinypool";
import { holdsMark } from "../../remote/function-mark";
import type { Refusals } from "./bundles/bundles";
import { crashedFile } from "./crashed-file";
import type { CompileJob, CompileReply, CompileTask, PoolOptions, WorkerSettings } from "./pool";
import { watchFiles, type WatchedFile } from "./slow-files";
import { writeCompiled } from "./store";
import type * as WorkerModule from "./worker";

/** A job with what could not be bundled for it. */
export type Order = { job: CompileJob; refusals: Refusals };

/** What the worker's code exports. */
const WORKER_FUNCTION: keyof typeof WorkerModule = "compileAllInWorker";

/** Room for short-lived syntax trees: with the usual 16 MB a worker spends a tenth of its time collecting them. */
const YOUNG_MB = 48;

/** The threads that compile: they start with the first order, and again with the first one after their end. */
export class Workers {
  readonly #script: () => string;
  readonly #settings: WorkerSettings;
  readonly #options: PoolOptions;
  readonly #watch: (file: string) => WatchedFile;
  #threads: Tinypool | undefined;

  constructor(script: () => string, settings: WorkerSettings, options: PoolOptions) {
    this.#script = script;
    this.#settings = settings;
    this.#options = options;
    this.#watch = watchFiles(options.slowAfter, (file) =>
      options.note(
        `${file} is still being compiled. Many diagrams take long on a busy machine; a regular expression or a large array in it may never end.`,
      ),
    );
  }

  /** Compiles some files in one worker, and gives its reply to each. */
  async run(orders: readonly Order[]): Promise<CompileReply[]> {
    const watched = orders.map(({ job, refusals }) => ({ ...this.#watch(job.file), job, refusals }));
    const tasks = watched.map(({ job, refusals, started }): CompileTask => ({ ...job, started, refusals }));
    this.#threads ??= startThreads(this.#settings, this.#options);
    return (this.#threads.run(tasks, { filename: this.#script(), name: WORKER_FUNCTION }) as Promise<CompileReply[]>)
      .catch((error: Error) => this.#afterCrash(orders, error))
      .finally(() => watched.forEach(({ done }) => done()));
  }

  /** Ends the threads once they have nothing to do. */
  async end(): Promise<void> {
    const ending = this.#threads;
    this.#threads = undefined;
    await ending?.destroy();
  }

  /** The worker ended at one of the files: which one shows when each is compiled alone. */
  async #afterCrash(orders: readonly Order[], error: Error): Promise<CompileReply[]> {
    if (orders.length > 1) return (await Promise.all(orders.map((order) => this.run([order])))).flat();
    return orders.map(({ job: { key, file } }) => {
      const compiled = crashedFile(file, error);
      writeCompiled(this.#settings.store, key, compiled);
      return { facts: compiled.facts };
    });
  }
}

function startThreads(settings: WorkerSettings, { size, heapMb, note }: PoolOptions): Tinypool {
  const { NODE_ENV } = process.env;
  const threads = new Tinypool({
    runtime: "worker_threads",
    minThreads: 1,
    maxThreads: size,
    // Between two jobs a worker's event loop has to turn: what one file leaves behind ends before the next begins.
    useAtomics: false,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB, ...(heapMb && { maxOldGenerationSizeMb: heapMb }) },
    workerData: holdsMark(settings.settings) ? { ...settings, env: { ...process.env } } : settings,
    // What a machine keeps in its environment, keys among it, is nothing that content may read.
    env: { ...(NODE_ENV && { NODE_ENV }) },
    // The worker's code is JavaScript: what lets a command read TypeScript would only slow each `require` down.
    execArgv: [],
  });
  threads.on("error", (error: Error) => note(`A worker of the compiler ended between two files: ${error.message}`));
  return threads;
}
