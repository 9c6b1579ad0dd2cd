import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";

type Reader = (this: unknown, file: unknown, ...rest: unknown[]) => unknown;

const files = new Set<string>();
const folders = new Set<string>();

const noteFile = (file: string) => void files.add(file);

/** Notes a folder, and where the list has those below it these, too. */
function noteFolder(folder: string, options: unknown): void {
  folders.add(folder);
  const { recursive } = Object(options) as { recursive?: boolean };
  if (!recursive || !fs.existsSync(folder)) return;
  for (const entry of fs.readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory() && entry.name !== "node_modules") noteFolder(path.join(folder, entry.name), options);
}

/**
 * Notes from now on which files this thread reads and which folders it lists, whoever does. What is loaded before may
 * read unseen. Paths that are not absolute begin at the folder that `process.cwd` gives, also where that is not the
 * process' own.
 */
export function watchReads(): void {
  for (const name of ["readFileSync", "readFile", "createReadStream"]) watch(fs, name, noteFile);
  watch(fs.promises, "readFile", noteFile);
  for (const name of ["readdirSync", "readdir", "opendirSync", "opendir"]) watch(fs, name, noteFolder);
  for (const name of ["readdir", "opendir"]) watch(fs.promises, name, noteFolder);
  for (const name of ["existsSync", "statSync", "lstatSync", "accessSync"]) place(fs, name);
  // Modules may import them by their names.
  syncBuiltinESMExports();
}

/**
 * The files that were read and the folders that were listed since this was asked last, by their absolute paths; those
 * of packages are left out.
 */
export function takeReads(): { files: string[]; folders: string[] } {
  const isOwn = (place: string) => !`${place}${path.sep}`.includes(`${path.sep}node_modules${path.sep}`);
  const taken = { files: [...files].filter(isOwn), folders: [...folders].filter(isOwn) };
  files.clear();
  folders.clear();
  return taken;
}

/** Has a function of `fs` note what it is asked for. */
function watch(holder: object, name: string, note: (place: string, options: unknown) => void): void {
  const methods = holder as Record<string, Reader | undefined>;
  const read = methods[name];
  if (!read) return;
  methods[name] = function (file, ...rest) {
    const resolved = resolvedFile(file);
    if (resolved !== undefined) note(resolved, rest[0]);
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
