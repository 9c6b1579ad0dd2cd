import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";

type Reader = (this: unknown, file: unknown, ...rest: unknown[]) => unknown;

const files = new Set<string>();

/**
 * Notes from now on which files this thread reads, whoever reads them. What is loaded before may read unseen. Paths
 * that are not absolute begin at the folder that `process.cwd` gives, also where that is not the process' own.
 */
export function watchReads(): void {
  for (const name of ["readFileSync", "readFile", "createReadStream"]) watch(fs, name);
  watch(fs.promises, "readFile");
  for (const name of ["existsSync", "statSync", "lstatSync", "readdirSync", "accessSync"]) place(fs, name);
  // Modules may import them by their names.
  syncBuiltinESMExports();
}

/** The files, by their absolute paths, that were read since this was asked last; those of packages are left out. */
export function takeReads(): string[] {
  const taken = [...files].filter((file) => !file.includes(`${path.sep}node_modules${path.sep}`));
  files.clear();
  return taken;
}

function watch(holder: object, name: string): void {
  const methods = holder as Record<string, Reader | undefined>;
  const read = methods[name];
  if (!read) return;
  methods[name] = function (file, ...rest) {
    const resolved = resolvedFile(file);
    if (resolved !== undefined) files.add(resolved);
    return read.call(this, resolved ?? file, ...rest);
  };
}

/** Has a function of `fs` begin at the folder that `process.cwd` gives. */
function place(holder: object, name: string): void {
  const methods = holder as Record<string, Reader | undefined>;
  const call = methods[name];
  if (!call) return;
  methods[name] = function (file, ...rest) {
    const isRelative = typeof file === "string" && file !== "" && !path.isAbsolute(file);
    return call.call(this, isRelative ? path.resolve(file) : file, ...rest);
  };
}

/** The absolute path of what is to be read; undefined for what has none, such as an open file. */
function resolvedFile(file: unknown): string | undefined {
  if (file instanceof URL) return file.protocol === "file:" ? fileURLToPath(file) : undefined;
  if (Buffer.isBuffer(file)) return path.resolve(file.toString());
  return typeof file === "string" ? path.resolve(file) : undefined;
}
