const { AsyncLocalStorage } = require("node:async_hooks");
const { Script } = require("node:vm");
const { default: Runtime } = require("jest-runtime");

/**
 * What Jest runs modules with, as far as it is used here (jest-runtime 30, `ModuleExecutor`).
 * @typedef {object} Executor
 * @property {(source: string, file: string) => unknown} compile the module as a function; throws Jest's own errors
 * @property {readonly string[]} injectedModuleParameters names of the function's parameters
 * @property {{ getVmContext: () => import("node:vm").Context | null }} environment
 */

/** @type {Map<string, { source: string, script: Script }>} */
const scripts = new Map();

/**
 * The storages of asynchronous contexts that the test file used so far. Jest makes one for each file and keeps it, and
 * before Node 24 every promise goes through all that are kept.
 * @type {Set<AsyncLocalStorage<unknown>>}
 */
const storages = new Set();
const { run } = AsyncLocalStorage.prototype;
/** @param {[store: unknown, task: () => unknown]} parameters */
AsyncLocalStorage.prototype.run = function (...parameters) {
  storages.add(this);
  return run.apply(this, parameters);
};

/**
 * Compiles each module once in each of Jest's processes. Jest does so once in each test file, in a way that V8 keeps
 * nothing of: with this the same tests took 43 s of processor time instead of 63. Of Jest's two ways to measure what
 * tests cover, that of V8 would name wrong places, because a function's head stands before each module.
 */
module.exports = class ReusingRuntime extends Runtime {
  /** @param {ConstructorParameters<typeof Runtime>} options */
  constructor(...options) {
    super(...options);
    reuseScripts(executorOf(this));
  }

  /**
   * Ends a test file, and with it what it keeps in each promise.
   * @override
   */
  teardown() {
    for (const storage of storages) storage.disable();
    storages.clear();
    super.teardown();
  }
};

/** @param {Runtime} runtime */
function executorOf(runtime) {
  const executor = /** @type {Executor | undefined} */ (Reflect.get(runtime, "executor"));
  if (typeof executor?.compile !== "function" || !executor.injectedModuleParameters)
    throw new Error(
      'This version of jest-runtime compiles modules in another way: adapt __tests__/support/runtime.cjs, or take "runtime" out of the settings of jest in package.json.',
    );
  return executor;
}

/** @param {Executor} executor */
function reuseScripts(executor) {
  const compile = executor.compile.bind(executor);
  const head = `(function(${executor.injectedModuleParameters.join(",")}){`;
  executor.compile = (source, file) => {
    const context = executor.environment.getVmContext();
    try {
      return context && scriptOf(source, file, head).runInContext(context);
    } catch {
      // Jest says what is wrong with a module.
      return compile(source, file);
    }
  };
}

/**
 * @param {string} source
 * @param {string} filename
 * @param {string} head the beginning of the function, which stands before the module's first line
 */
function scriptOf(source, filename, head) {
  const known = scripts.get(filename);
  if (known?.source === source) return known.script;
  const script = new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  scripts.set(filename, { source, script });
  return script;
}
