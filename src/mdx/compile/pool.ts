import { availableParallelism } from "node:os";
import type { CompiledFacts } from "./compile";
import { inBatches } from "./batches";
import { withBundles, type Bundler } from "./bundles/bundler";
import type { BundleOrder } from "./bundles/bundle-store";
import type { Refusals } from "./bundles/bundles";
import type { CompileSettings } from "./settings";
import { Workers, type Order } from "./workers";

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
  | { facts: CompiledFacts; pluginTimes?: Record<string, number> }
  | { missing: BundleOrder[] }
  | { error: string };

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

/** What a file with a diagram weighs: it takes as long as so many others. */
const DIAGRAM = 30;
/** How many files a worker gets at a time. */
const BATCH = 8;
/** For so many files that wait, a worker on the core of the process that makes nodes is worth its slow first second. */
const MANY = 300;

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
  return new Pool(new Workers(script, settings, all), bundler, all);
}

class Pool implements CompilePool {
  readonly #workers: Workers;
  readonly #bundler: Bundler;
  readonly #replyTo: (order: Order) => Promise<CompileReply>;
  readonly #pluginTimes = new Map<string, number>();
  readonly #running = new Set<Promise<CompiledFacts>>();
  /** The first replies to jobs that nobody has asked for yet, by their keys. */
  readonly #begun = new Map<string, Promise<CompileReply>>();

  constructor(workers: Workers, bundler: Bundler, { size, sizeForFew = Math.max(1, size - 1) }: PoolOptions) {
    this.#workers = workers;
    this.#bundler = bundler;
    this.#replyTo = inBatches((orders) => workers.run(orders), {
      weightOf: ({ job }) => (job.hasDiagram ? DIAGRAM : 1),
      workersFor: (waiting) => (waiting > MANY ? size : sizeForFew),
      batch: BATCH,
    });
  }

  begin(jobs: readonly CompileJob[]): void {
    for (const job of jobs) {
      const reply = this.#replyTo({ job, refusals: {} });
      // Who asks for it is told.
      reply.catch(() => undefined);
      this.#begun.set(job.key, reply);
    }
  }

  hasBegun(key: string): boolean {
    return this.#begun.has(key);
  }

  compile(job: CompileJob): Promise<CompiledFacts> {
    const compiled = this.#factsOf(job).finally(() => this.#running.delete(compiled));
    this.#running.add(compiled);
    return compiled;
  }

  takePluginTimes(): Record<string, number> {
    const times = Object.fromEntries(this.#pluginTimes);
    this.#pluginTimes.clear();
    return times;
  }

  async close(): Promise<void> {
    await Promise.allSettled([...this.#running, ...this.#begun.values()]);
    this.#begun.clear();
    await this.#workers.end();
    await this.#bundler.close();
  }

  async #factsOf(job: CompileJob): Promise<CompiledFacts> {
    const answer = await withBundles(
      this.#bundler,
      (refusals) => this.#firstReply(job) ?? this.#replyTo({ job, refusals }),
    );
    if ("error" in answer) throw new Error(answer.error);
    for (const [plugin, time] of Object.entries(answer.pluginTimes ?? {}))
      this.#pluginTimes.set(plugin, (this.#pluginTimes.get(plugin) ?? 0) + time);
    return answer.facts;
  }

  #firstReply({ key }: CompileJob): Promise<CompileReply> | undefined {
    const reply = this.#begun.get(key);
    this.#begun.delete(key);
    return reply;
  }
}
