const path = require("node:path");

/** Where Gatsby's store reads, in the folder in which tests run, what a build there has kept or is just writing. */
const STORE = path.join("gatsby", "dist", "redux");
const NO_KEPT_STATE = path.join(__dirname, "no-kept-state.cjs");

/**
 * Finds a module for Jest as `require` would, and where a package offers itself to `import` alone, as `import` would.
 * Gatsby's store begins empty.
 * @param {string} request
 * @param {{ basedir: string, defaultResolver: (request: string, options: object) => string }} options
 */
module.exports = (request, options) => {
  if (request === "./persist" && options.basedir.endsWith(STORE)) return NO_KEPT_STATE;
  try {
    return options.defaultResolver(request, options);
  } catch (error) {
    try {
      return options.defaultResolver(request, { ...options, conditions: ["node", "import", "default"] });
    } catch {
      throw error;
    }
  }
};
