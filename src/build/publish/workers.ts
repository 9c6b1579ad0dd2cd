import { mkdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { buildSync } from "esbuild";
import Tinypool from "tinypool";
import { NODE_SCRIPT } from "../../lib/build/node-script.cjs";

/** Workers of a publisher: each call of `run` waits for a free one. */
export type Workers<Task, Reply> = { run: (task: Task) => Promise<Reply>; close: () => Promise<void> };

const FOLDER = ".cache/workers";

/** The bundled text of a module of the site for workers, written below `.cache`; its packages stay imports. */
export function workerScript(root: string, entry: string): string {
  const outfile = path.join(root, FOLDER, `${entry.replaceAll("/", "-").replace(/\.ts$/, "")}.mjs`);
  mkdirSync(path.dirname(outfile), { recursive: true });
  buildSync({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile,
    ...NODE_SCRIPT,
    format: "esm",
    logLevel: "silent",
  });
  return outfile;
}

/** One worker for each core that runs an exported function of a script; they start with the first task. */
export function startWorkers<Task, Reply>(script: string, name: string): Workers<Task, Reply> {
  let pool: Tinypool | undefined;
  return {
    run: (task) => {
      const size = availableParallelism();
      pool ??= new Tinypool({ runtime: "worker_threads", filename: script, minThreads: size, maxThreads: size });
      return pool.run(task, { name }) as Promise<Reply>;
    },
    close: async () => pool?.destroy(),
  };
}
