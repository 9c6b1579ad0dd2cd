import { availableParallelism } from "node:os";
import { Tinypool } from "tinypool";
import type { CompiledFacts } from "./compile";
import { holdsMark } from "../../remote/function-mark";
import { inBatches } from "./batches";
import { crashedFile } from "./crashed-file";
import { withBundles, type Bundler } from "./bundles/bundler";
import type { BundleOrder } from "./bundles/bundle-store";
import type { Refusals } from "./bundles/bundles";
import type { CompileSettings } from "./settings";
import { watchFiles } from "./slow-files";
import { writeCompiled } from "./store";
import type * as WorkerModule from "./worker";

/**
 * What a worker is started with: the site's root, the folder for results, that of bundles, and the site's settings of
 * the compiler; with the environment for functions in them, where they hold some.
 */
export type WorkerSettings = {
  root: string;
  store: string;
  bundles: string;
  settings: CompileSettings;
  env?: NodeJS.ProcessEnv;
};

/** One file to compile; `key` names the result in the store. */
export type CompileJob = { key: string; file: string; frontMatter: Record<string, unknown>; hasDiagram?: boolean };

/** A job as a worker gets it, with the place where it notes that it has begun, and what could not be bundled for it. */
export type CompileTask = CompileJob & { started: SharedArrayBuffer; refusals: Refusals };

/**
 * A worker's answer to a job: the small results, what has to be bundled before there can be any, or the stack of an
 * error in the compiler itself.
 */
export type CompileReply =
  { facts: CompiledFacts; pluginTimes?: Record<string, number> } | { missing: BundleOrder[] } | { error: string };

/** Workers that compile MDX files side by side. */
export type CompilePool = {
  /**
   * Compiles a file; a file that ends its worker gets a problem that says so. Rejects when the compiler itself fails.
   */
  compile: (job: CompileJob) => Promise<CompiledFacts>;
  /** Begins with files that will be asked for. */
  begin: (jobs: readonly CompileJob[]) => void;
  /** Whether the job with a key was begun with before it was asked for. */
  hasBegun: (key: string) => boolean;
  /** The milliseconds that plugins of the site took since this was asked last, by their names. */
  takePluginTimes: () => Record<string, number>;
  /** Ends the workers once they have done what they were asked for; they start again when needed. */
  close: () => Promise<void>;
};

/**
 * How many workers there are, how many of them for few files, the MB that each may hold for long (Node's own limit
 * where there is none), the milliseconds after which a file is called slow, and who is told of it and of workers that
 * ended by themselves.
 */
export type PoolOptions = {
  size: number;
  sizeForFew?: number;
  heapMb?: number;
  slowAfter: number;
  note: (text: string) => void;
};

/** What the worker's code exports. */
const WORKER_FUNCTION: keyof typeof WorkerModule = "compileAllInWorker";

/** What a file with a diagram weighs: it takes as long as so many others. */
const DIAGRAM = 30;
/** How many files a worker gets at a time. */
const BATCH = 8;
/** For so many files that wait, a worker on the core of the process that makes nodes is worth its slow first second. */
const MANY = 300;

/** Room for short-lived syntax trees: with the usual 16 MB a worker spends a tenth of its time collecting them. */
const YOUNG_MB = 48;

const DEFAULTS: PoolOptions = {
  size: availableParallelism(),
  slowAfter: 60_000,
  note: (text) => console.warn(text),
};

/**
 * Starts no worker until the first job; then one for each core. Few files get one worker less: this process needs a
 * core itself. `script` gives the path of the worker's code, which is there when it returns. A file whose imports are
 * not bundled goes back into the queue while the bundler makes them, and the worker takes the next one.
 */
export function startPool(
  script: () => string,
  settings: WorkerSettings,
  bundler: Bundler,
  options: Partial<PoolOptions> = {},
): CompilePool {
  const all = { ...DEFAULTS, ...options };
  const { size, sizeForFew = Math.max(1, size - 1), slowAfter, note } = all;
  const watch = watchFiles(slowAfter, (file) =>
    note(
      `${file} is still being compiled. A regular expression or a large array in it may take this long, or never end.`,
    ),
  );
  const pluginTimes = new Map<string, number>();
  const running = new Set<Promise<CompiledFacts>>();
  /** The first replies to jobs that nobody has asked for yet, by their keys. */
  const begun = new Map<string, Promise<CompileReply>>();
  let workers: Tinypool | undefined;

  const run = async (orders: Order[]): Promise<CompileReply[]> => {
    const watched = orders.map(({ job, refusals }) => ({ ...watch(job.file), job, refusals }));
    const tasks = watched.map(({ job, refusals, started }): CompileTask => ({ ...job, started, refusals }));
    workers ??= startWorkers(settings, all);
    return (workers.run(tasks, { filename: script(), name: WORKER_FUNCTION }) as Promise<CompileReply[]>)
      .catch((error: Error) => (orders.length > 1 ? eachAlone(orders) : orders.map((order) => crashed(order, error))))
      .finally(() => watched.forEach(({ done }) => done()));
  };
  /** The worker ended at one of the files. */
  const eachAlone = async (orders: Order[]): Promise<CompileReply[]> =>
    (await Promise.all(orders.map((order) => run([order])))).flat();
  const crashed = ({ job: { key, file } }: Order, error: Error): CompileReply => {
    const compiled = crashedFile(file, error);
    writeCompiled(settings.store, key, compiled);
    return { facts: compiled.facts };
  };
  const replyTo = inBatches(run, {
    weightOf: ({ job }) => (job.hasDiagram ? DIAGRAM : 1),
    workersFor: (waiting) => (waiting > MANY ? size : sizeForFew),
    batch: BATCH,
  });
  const firstReply = (job: CompileJob): Promise<CompileReply> | undefined => {
    const reply = begun.get(job.key);
    begun.delete(job.key);
    return reply;
  };
  const compile = async (job: CompileJob): Promise<CompiledFacts> => {
    const answer = await withBundles(bundler, (refusals) => firstReply(job) ?? replyTo({ job, refusals }));
    if ("error" in answer) throw new Error(answer.error);
    for (const [plugin, time] of Object.entries(answer.pluginTimes ?? {}))
      pluginTimes.set(plugin, (pluginTimes.get(plugin) ?? 0) + time);
    return answer.facts;
  };
  return {
    begin: (jobs) =>
      jobs.forEach((job) => {
        const reply = replyTo({ job, refusals: {} });
        // Who asks for it is told.
        reply.catch(() => undefined);
        begun.set(job.key, reply);
      }),
    hasBegun: (key) => begun.has(key),
    compile: (job) => {
      const compiled = compile(job).finally(() => running.delete(compiled));
      running.add(compiled);
      return compiled;
    },
    takePluginTimes: () => {
      const times = Object.fromEntries(pluginTimes);
      pluginTimes.clear();
      return times;
    },
    close: async () => {
      await Promise.allSettled([...running, ...begun.values()]);
      begun.clear();
      const ending = workers;
      workers = undefined;
      await ending?.destroy();
      await bundler.close();
    },
  };
}

/** A job with what could not be bundled for it. */
type Order = { job: CompileJob; refusals: Refusals };

function startWorkers(settings: WorkerSettings, { size, heapMb, note }: PoolOptions): Tinypool {
  const { NODE_ENV } = process.env;
  const workers = new Tinypool({
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
  workers.on("error", (error: Error) => note(`A worker of the compiler ended between two files: ${error.message}`));
  return workers;
}
