import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { stop } from "esbuild";
import { asUser } from "../../lib/build/last-user";
import { bundlerOf } from "./bundles/bundler";
import { md5 } from "../../files/digest";
import { LOCK_FILES, lockText } from "../../files/lock-text";
import { startPool, type PoolOptions } from "./pool";
import type { CompileSettings } from "./settings";
import { bundlesFolderName, contentStore, STORE_FOLDER, workerScriptName, type ContentStore } from "./store";
import { makeScript, WORKER } from "./worker-script.cjs";
import { writeWhole } from "../../files/write-whole";

/** The compiler of a site, ready to work: its store, and the digest of all that decides what it makes. */
export type Compiler = ContentStore & { digest: string };

/** Builds the worker from its TypeScript and opens the store. */
export async function openCompiler(
  root: string,
  settings: CompileSettings,
  options?: Partial<PoolOptions>,
): Promise<Compiler> {
  return compilerOf(root, settings, await workerCode(root), options);
}

/** The worker's code with its packages, as the text of one module. */
export function workerCode(root: string): Promise<string> {
  return bundledForNode(root, WORKER);
}

/**
 * Opens the store for a worker's code; the digest covers this code, that of bundles, the lock files and the settings.
 */
export function compilerOf(
  root: string,
  settings: CompileSettings,
  code: string,
  options?: Partial<PoolOptions>,
): Compiler {
  const lock = lockText(root);
  const drawingDigest = md5([...drawingCode(root), lock].join("\n"));
  // Functions cannot go to a worker; as JSON they are what stands for them there.
  const plain = JSON.stringify({ ...settings, drawingDigest });
  const locks = [lock, ...projectLocks(root, settings.siteFolder)];
  // Bundles are made beside the workers, which have no more of that code than they read with.
  const all = [code, ...textsIn(root, "src/mdx/compile/bundles"), ...locks];
  const digestOf = (text: string) => md5([...all, text].join("\n"));
  const digest = digestOf(plain);
  // What a build has compiled shows in develop as well, with copies of images beside.
  const built = digestOf(JSON.stringify({ ...settings, optimizeImages: true, drawingDigest }));
  const folder = path.join(root, STORE_FOLDER);
  const script = path.join(folder, workerScriptName(digest));
  // Written when it is needed and not there: Gatsby may empty `.cache` after the compiler is opened.
  const writtenScript = () => {
    // Whole: a build that is killed leaves no half of it.
    if (!existsSync(script)) writeWhole(script, code);
    return script;
  };
  const bundles = path.join(folder, bundlesFolderName(digest));
  const bundler = bundlerOf(root, settings, bundles);
  const started = { root, store: folder, bundles, settings: JSON.parse(plain) as CompileSettings };
  const pool = startPool(writtenScript, started, bundler, options);
  return { ...contentStore(root, digest, pool, settings.optimizeImages ? [] : [built]), digest };
}

/** The lock files of a project in another folder: beside it, or in the nearest folder above it that has some. */
function projectLocks(root: string, folder = ""): string[] {
  if (folder === "") return [];
  const texts = LOCK_FILES.map((name) => path.join(root, folder, name))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, "latin1"));
  const above = path.join(folder, "..");
  return texts.length > 0 || path.join(root, above) === path.join(root, folder) ? texts : projectLocks(root, above);
}

/** The texts of the modules that draw diagrams: few, so that other edits draw nothing again. */
function drawingCode(root: string): string[] {
  const files = ["src/mdx/diagram-theme.ts", "src/theme/colors.ts"].map((name) => path.join(root, name));
  return [...textsIn(root, "src/mdx/compile/mermaid"), ...files.map((file) => readFileSync(file, "utf8"))];
}

/** The texts of the modules in a folder, by their names. */
function textsIn(root: string, folder: string): string[] {
  const names = readdirSync(path.join(root, folder)).sort();
  return names.map((name) => readFileSync(path.join(root, folder, name), "utf8"));
}

/** A module of the site with all that it imports as the text of one ES module for Node, as `makeScript` makes it. */
export function bundledForNode(root: string, entry: string): Promise<string> {
  return asUser(makeScript(root, entry), stop);
}
