import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { KEPT_FOLDER } from "../../lib/build/kept-folder";
import { md5 } from "../../files/digest";
import { fileDigest } from "./file-digest";
import type { Compiled, CompiledFacts } from "./compile";
import type { CompileJob, CompilePool } from "./pool";

/**
 * A file to compile: its path from the site's root, the MD5 of its text, its front matter for expressions, and whether
 * it has a diagram, which takes far longer than all else.
 */
export type SourceFile = { file: string; digest: string; frontMatter: Record<string, unknown>; hasDiagram?: boolean };

/**
 * What a page keeps of the store: the key of its compiled file, its assets, among which are copies of images, and the
 * files of its drawings.
 */
type PageInStore = { contentKey: string } & Pick<CompiledFacts, "assets" | "drawings">;

/** Folder of compiled files below a site's root. */
export const STORE_FOLDER = `${KEPT_FOLDER}/mdx`;

/** The path of a compiled file from the store's folder. */
function nameOf(key: string): string {
  return `${key}.json`;
}

/** The name of the worker's script of a compiler, by the compiler's digest. */
export function workerScriptName(compilerDigest: string): string {
  return `worker-${compilerDigest}.mjs`;
}

/** The name of the folder of a compiler's bundles, by the compiler's digest. */
export function bundlesFolderName(compilerDigest: string): string {
  return `bundles-${compilerDigest}`;
}

/** The compiled file under a key that a store gave. */
export function readCompiled(root: string, key: string): Compiled {
  return JSON.parse(readFileSync(path.join(root, STORE_FOLDER, nameOf(key)), "utf8")) as Compiled;
}

/** Writes a compiled file into the folder of a store under the key that the store gave. */
export function writeCompiled(folder: string, key: string, compiled: Compiled): void {
  const target = path.join(folder, nameOf(key));
  const parent = path.dirname(target);
  if (!existsSync(parent)) mkdirSync(parent, { recursive: true });
  writeFileSync(target, JSON.stringify(compiled));
}

function knownFacts(root: string, key: string): CompiledFacts | undefined {
  if (!existsSync(path.join(root, STORE_FOLDER, nameOf(key)))) return undefined;
  try {
    return readCompiled(root, key).facts;
  } catch {
    // A build that was stopped may leave half a file.
    return undefined;
  }
}

/**
 * Whether a file is to be compiled again although nothing of it has changed: an error, or a component that cannot run,
 * may be for want of what no digest tells, such as a file or a package that is there by now.
 */
function mayBeMended({ problems }: CompiledFacts): boolean {
  return problems.some(({ severity, isToldOnce }) => severity === "error" || isToldOnce === true);
}

/** Compiled files by content: what was compiled once by the same compiler is read, not compiled again. */
export type ContentStore = {
  /** Compiles a file, or finds it compiled; rejects only when the compiler itself fails. */
  factsOf: (source: SourceFile) => Promise<{ key: string; facts: CompiledFacts }>;
  /** Whether nothing was compiled yet. */
  isEmpty: () => boolean;
  /** Has files compiled that will be asked for, but for those that the store holds. */
  begin: (sources: Iterable<SourceFile>) => void;
  /** A file that is compiled already, and would be the same again; undefined for any other. */
  found: (source: SourceFile) => { key: string; facts: CompiledFacts } | undefined;
  /** Ends the workers and frees their memory; the next file to compile starts them again. */
  close: () => Promise<void>;
  /**
   * Removes what no page needs: compiled files, copies of images, drawings and workers' scripts that neither these
   * pages nor the files asked for so far use.
   * Only for a build that knows all pages. Returns how many files were removed.
   */
  prune: (pages: Iterable<PageInStore>) => number;
  /**
   * How many files were compiled and how many were found since the last report, the milliseconds from the first to the
   * last, and those that plugins of the site took of the workers' time.
   */
  report: () => { compiled: number; found: number; milliseconds: number; pluginTimes: Record<string, number> };
};

/**
 * A site's store; `compilerDigest` is part of every key, so an edited compiler never finds what an older one left. What
 * compilers with one of the `others` digests have left is as good.
 */
export function contentStore(
  root: string,
  compilerDigest: string,
  pool: CompilePool,
  others: readonly string[] = [],
): ContentStore {
  const asked = new Map<string, PageInStore>();
  const tally = new Tally();
  const found = (source: SourceFile) => findCompiled(source, [compilerDigest, ...others], root);
  return {
    found,
    isEmpty: () => !existsSync(path.join(root, STORE_FOLDER)),
    begin: (sources) => {
      const missing = [...sources].filter((source) => !found(source));
      if (missing.length === 0) return;
      tally.begin();
      pool.begin(missing.map((source) => jobOf(source, compilerDigest)));
    },
    close: () => pool.close(),
    prune: (pages) => removeOthers(root, filesToKeep(compilerDigest, [...pages, ...asked.values()])),
    report: () => ({ ...tally.take(), pluginTimes: pool.takePluginTimes() }),
    factsOf: async (source) => {
      tally.begin();
      const job = jobOf(source, compilerDigest);
      const known = pool.hasBegun(job.key) ? undefined : found(source);
      const { key, facts } = known ?? { key: job.key, facts: await pool.compile(job) };
      tally.count(known ? "found" : "compiled");
      asked.set(key, { contentKey: key, assets: facts.assets, drawings: facts.drawings });
      return { key, facts };
    },
  };
}

/** How many files were compiled and found since this was taken last, and the time from the first to the last. */
class Tally {
  #counts = { compiled: 0, found: 0 };
  #start = 0;
  #end = 0;

  begin(): void {
    this.#start ||= performance.now();
  }

  count(what: "compiled" | "found"): void {
    this.#counts[what] += 1;
    this.#end = performance.now();
  }

  take(): { compiled: number; found: number; milliseconds: number } {
    const taken = { ...this.#counts, milliseconds: this.#end - this.#start };
    this.#counts = { compiled: 0, found: 0 };
    this.#start = 0;
    this.#end = 0;
    return taken;
  }
}

function jobOf(source: SourceFile, compiler: string): CompileJob {
  const { file, frontMatter, hasDiagram } = source;
  return { key: keyOf(source, compiler), file, frontMatter, hasDiagram };
}

function keyOf({ file, digest, frontMatter }: SourceFile, compiler: string): string {
  const name = md5(`${compiler} ${file} ${digest} ${JSON.stringify(frontMatter)}`);
  return `${name.slice(0, 2)}/${name}`;
}

function findCompiled(
  source: SourceFile,
  compilers: readonly string[],
  root: string,
): ReturnType<ContentStore["found"]> {
  for (const compiler of compilers) {
    const key = keyOf(source, compiler);
    const facts = knownFacts(root, key);
    if (facts && !mayBeMended(facts) && isFresh(facts, root)) return { key, facts };
  }
  return undefined;
}

function isFresh({ dependencies }: CompiledFacts, root: string): boolean {
  return Object.entries(dependencies).every(([file, digest]) => fileDigest(root, file) === digest);
}

function filesToKeep(compilerDigest: string, pages: readonly PageInStore[]): string[] {
  const ofCompiler = [workerScriptName(compilerDigest), bundlesFolderName(compilerDigest)];
  return [
    ...ofCompiler.map((name) => path.join(STORE_FOLDER, name)),
    ...pages.flatMap(({ contentKey, assets, drawings }) => [
      path.join(STORE_FOLDER, nameOf(contentKey)),
      ...Object.keys(assets),
      ...drawings,
    ]),
  ];
}

/**
 * Removes the files of the store that are not among those to keep, nor in a folder that is, which are named from the
 * site's root; returns how many there were.
 */
function removeOthers(root: string, kept: readonly string[]): number {
  const folder = path.join(root, STORE_FOLDER);
  if (!existsSync(folder)) return 0;
  const keep = new Set(kept.map((file) => path.join(root, file)));
  const others = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !keep.has(file) && !keep.has(path.dirname(file)));
  for (const file of others) rmSync(file);
  return others.length;
}
