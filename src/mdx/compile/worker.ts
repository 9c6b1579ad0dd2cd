import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import type {} from "tinypool";
import { formatProblem } from "../../lib/problem";
import { setWords } from "../../lib/words/own-words";
import { functionCaller } from "../../remote/call";
import { withFunctions } from "../../remote/function-mark";
import { compileBundled } from "./compile";
import { codePageSource, isCodePage } from "./code-page";
import { problemOf } from "./compile-state";
import { bundlesIn } from "./bundles/bundles";
import { addGrammars, loadGrammarsWhenMet } from "./builders/code/prism-grammars";
import { addProjectGrammars } from "./builders/code/project-grammars";
import type { CompileReply, CompileTask, WorkerSettings } from "./pool";
import type { CompileSettings } from "./settings";
import { MdxError } from "./run/runtime";
import { sourceOf } from "./source";
import { translatedFile } from "../../files/translated-file";
import { writeCompiled } from "./store";

const given = process.__tinypool_state__.workerData as WorkerSettings;
const { root, store, bundles } = given;
const settings = withFunctions(given.settings, functionCaller(given.env ?? {})) as CompileSettings;
// Functions of the site have the machine's environment; content has not.
delete given.env;
setWords(settings.words ?? {});

/** Promises that expressions made, left alone and that failed: without a listener they would end the worker. */
const rejections: unknown[] = [];
process.on("unhandledRejection", (reason) => rejections.push(reason));

// A worker that ends in silence would leave the build waiting for it; one that fails is replaced.
process.exit = (code) => {
  throw new Error(`process.exit(${code ?? ""}) was called`);
};

let isReady = false;

async function getReady(): Promise<void> {
  if (isReady) return;
  const requireFrom = createRequire(path.join(root, "package.json"));
  const load = (language: string) => void requireFrom(`prismjs/components/prism-${language}`);
  // A project of Docusaurus names those that its own site loads, which are loaded here when they are met, too.
  if (!settings.lenient) addGrammars(settings.codeLanguages, load);
  loadGrammarsWhenMet(load);
  const { grammars, siteConfig } = settings;
  if (grammars) await addProjectGrammars(root, grammars.file, siteConfig);
  isReady = true;
}

/**
 * Compiles one file and writes the result to the store, where all that it imports is bundled; never rejects: an error
 * of the compiler itself is the reply.
 */
async function compileInWorker({ started, key, file, frontMatter, refusals }: CompileTask): Promise<CompileReply> {
  Atomics.store(new Int32Array(started), 0, 1);
  // What failed between two files is of neither.
  rejections.length = 0;
  const start = performance.now();
  try {
    await getReady();
    const textOf = () => readFileSync(path.join(root, translatedFile(root, file, settings.translations)), "utf8");
    const source = isCodePage(file) ? codePageSource(file, textOf()) : sourceOf(file, root, settings);
    const request = { root, file, source, frontMatter, settings, bundles: bundlesIn(bundles, root, refusals) };
    const result = await compileBundled(request);
    if ("missing" in result) return result;
    const { pluginTimes, ...compiled } = result;
    // A turn of the event loop: promises that fail are noted by then.
    await setImmediate();
    compiled.facts.problems.push(...rejections.splice(0).map((reason) => problemOf(reason, file, {})));
    const milliseconds = performance.now() - start;
    // Nobody reads the content of what was only checked, and the small results are found faster without it.
    writeCompiled(store, key, { ...compiled, ...(settings.checkOnly && { tree: [] }), milliseconds });
    return { facts: compiled.facts, pluginTimes };
  } catch (error) {
    if (error instanceof MdxError) return { error: formatProblem(problemOf(error, file, {})) };
    return { error: (error as Error).stack ?? String(error) };
  }
}

/** Compiles files one after the other; the replies in the same order. */
export async function compileAllInWorker(tasks: readonly CompileTask[]): Promise<CompileReply[]> {
  const replies: CompileReply[] = [];
  for (const task of tasks) {
    replies.push(await compileInWorker(task));
    // Only the file at which a worker is may be called slow.
    Atomics.store(new Int32Array(task.started), 0, 0);
  }
  return replies;
}
