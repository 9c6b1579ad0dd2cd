const { setFlagsFromString } = require("node:v8");
const vm = require("node:vm");
const { TestEnvironment } = require("jest-environment-node");

const NO_OPT = "--no-opt";

/**
 * Gives each test file a global object of its own in which V8 finds names by itself. With Jest's, Node looks each name
 * up, such as `Object` or `Map`, each time it is used: what compiles pages took 125 s of processor time, and takes 107.
 * Throws where Jest makes its global object in another way.
 *
 * Files that say `@optimized` in their first comment compute for long: V8 optimizes their code, which `npm test` spares
 * all others.
 */
module.exports = class PlainEnvironment extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} parameters */
  constructor(...parameters) {
    const { createContext } = vm;
    /** @type {vm.Context | undefined} */
    let plain;
    // Jest has no setting for it: it makes the object while it constructs the environment.
    vm.createContext = () => (plain = createContext(vm.constants.DONT_CONTEXTIFY));
    try {
      super(...parameters);
    } finally {
      vm.createContext = createContext;
    }
    if (!plain || this.context !== plain)
      throw new Error(
        'This version of jest-environment-node makes its global object in another way: adapt __tests__/support/environment.cjs, or take "testEnvironment" out of the settings of jest in package.json.',
      );
    const [, { docblockPragmas }] = parameters;
    this.isOptimized = "optimized" in docblockPragmas && process.execArgv.includes(NO_OPT);
  }

  /** @override */
  async setup() {
    await super.setup();
    if (this.isOptimized) setFlagsFromString("--opt");
  }

  /** @override */
  async teardown() {
    if (this.isOptimized) setFlagsFromString(NO_OPT);
    await super.teardown();
  }
};
