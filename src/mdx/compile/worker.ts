import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { compile } from "./compile";
import { addGrammars } from "./builders/code/highlight";
import type { CompileJob, CompileReply, WorkerSettings } from "./pool";

const { root, store, settings } = workerData as WorkerSettings;
const requireFrom = createRequire(path.join(root, "package.json"));
addGrammars(settings.codeLanguages, (language) => void requireFrom(`prismjs/components/prism-${language}`));

/** Folders of the store that are there. */
const folders = new Set<string>();

async function run({ id, key, file, frontMatter }: CompileJob): Promise<CompileReply> {
  const source = readFileSync(path.join(root, file), "utf8");
  const { facts, tree, title } = await compile({ root, file, source, frontMatter, settings });
  const target = path.join(store, `${key}.json`);
  if (!folders.has(path.dirname(target))) mkdirSync(path.dirname(target), { recursive: true });
  folders.add(path.dirname(target));
  writeFileSync(target, JSON.stringify({ facts, tree, title }));
  return { id, facts };
}

parentPort?.on("message", (job: CompileJob) => {
  run(job).then(
    (reply) => parentPort?.postMessage(reply),
    (error: Error) =>
      parentPort?.postMessage({ id: job.id, error: error.stack ?? error.message } satisfies CompileReply),
  );
});
