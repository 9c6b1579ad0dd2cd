import { lstatSync, readdirSync, readFileSync, readlinkSync, realpathSync, statSync } from "node:fs";

type Done = (error: unknown, result?: unknown) => void;
type Reading = (file: string, ...optionsAndDone: [Done] | [object, Done]) => void;
/** What the bundler reads files with, as far as it is used here: made of a file system, and of milliseconds to keep. */
type InputFiles = { purge: () => void };
type Compiler = {
  inputFileSystem: InputFiles;
  fsStartTime?: number;
  hooks: { beforeRun: { tap: (name: string, work: () => void) => void } };
};

/** As long as webpack keeps what it read by itself. */
const KEPT_MS = 60_000;
const MISSING = { throwIfNoEntry: false };

/** An error as Node has it for a file that is not there, without the stack that nobody reads of thousands of them. */
function missing(file: string): Error {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  const error = new Error(`ENOENT: no such file or directory, stat '${file}'`);
  Error.stackTraceLimit = stackTraceLimit;
  return Object.assign(error, { code: "ENOENT", errno: -2, syscall: "stat", path: file });
}

/** A reading that answers before it returns. */
function atOnce(read: (file: string, options?: object) => unknown): Reading {
  return (file, ...rest) => {
    const done = rest[rest.length - 1] as Done;
    let result: unknown;
    try {
      result = read(file, rest.length > 1 ? rest[0] : undefined);
    } catch (error) {
      done(error);
      return;
    }
    if (result === undefined) done(missing(file));
    else done(null, result);
  };
}

/** Node's readings of files, each of which answers before it returns. */
export const filesAtOnce = {
  stat: atOnce((file, options) => statSync(file, { ...options, ...MISSING })),
  statSync,
  lstat: atOnce((file, options) => lstatSync(file, { ...options, ...MISSING })),
  lstatSync,
  readdir: atOnce((folder, options) => readdirSync(folder, options)),
  readdirSync,
  readFile: atOnce((file, options) => readFileSync(file, options)),
  readFileSync,
  readlink: atOnce((file, options) => readlinkSync(file, options)),
  readlinkSync,
  realpath: atOnce((file, options) => realpathSync(file, options)),
  realpathSync,
};

/**
 * A plugin by which the bundler reads files at once. It looks at 6,400 files in a build of 300 docs, half of which are
 * not there; through Node's threads that costs more than the look itself.
 */
export const readingAtOnce = {
  apply: (compiler: Compiler): void => {
    const Files = compiler.inputFileSystem.constructor as new (files: object, keptMs: number) => InputFiles;
    const files = new Files(filesAtOnce, KEPT_MS);
    compiler.inputFileSystem = files;
    // webpack does this for none but its own.
    compiler.hooks.beforeRun.tap("reading files at once", () => {
      compiler.fsStartTime = Date.now();
      files.purge();
    });
  },
};
