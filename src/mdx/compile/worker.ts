import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import type {} from "tinypool";
import { compile } from "./compile";
import { problemOf } from "./compile-state";
import { addGrammars } from "./builders/code/highlight";
import type { CompileReply, CompileTask, WorkerSettings } from "./pool";
import { writeCompiled } from "./store";

const { root, store, settings } = process.__tinypool_state__.workerData as WorkerSettings;

/** Promises that expressions made, left alone and that failed: without a listener they would end the worker. */
const rejections: unknown[] = [];
process.on("unhandledRejection", (reason) => rejections.push(reason));

// A worker that ends in silence would leave the build waiting for it; one that fails is replaced.
process.exit = (code) => {
  throw new Error(`process.exit(${code ?? ""}) was called`);
};

let isReady = false;

function getReady(): void {
  if (isReady) return;
  const requireFrom = createRequire(path.join(root, "package.json"));
  addGrammars(settings.codeLanguages, (language) => void requireFrom(`prismjs/components/prism-${language}`));
  isReady = true;
}

/**
 * Compiles one file and writes the result to the store; never rejects: an error of the compiler itself is the reply.
 */
export async function compileInWorker({ started, key, file, frontMatter }: CompileTask): Promise<CompileReply> {
  Atomics.store(new Int32Array(started), 0, 1);
  // What failed between two files is of neither.
  rejections.length = 0;
  const start = performance.now();
  try {
    getReady();
    const source = readFileSync(path.join(root, file), "utf8");
    const compiled = await compile({ root, file, source, frontMatter, settings });
    // A turn of the event loop: promises that fail are noted by then.
    await setImmediate();
    compiled.facts.problems.push(...rejections.splice(0).map((reason) => problemOf(reason, file, {})));
    writeCompiled(store, key, { ...compiled, milliseconds: performance.now() - start });
    return { facts: compiled.facts };
  } catch (error) {
    return { error: (error as Error).stack ?? String(error) };
  }
}
