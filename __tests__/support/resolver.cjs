/**
 * Finds a module for Jest as `require` would, and where a package offers itself to `import` alone, as `import` would.
 * @param {string} request
 * @param {{ defaultResolver: (request: string, options: object) => string }} options
 */
module.exports = (request, options) => {
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
