const { createRequire } = require("node:module");
const path = require("node:path");

/**
 * Node's `require` as a package of the site has it, for what that package brings: the version is the one it uses
 * itself, and a strict installer has it nowhere else.
 * @param {string} root folder of the site
 * @param {string} name of a package in the site's package.json
 * @returns {NodeJS.Require}
 */
exports.packagesOf = (root, name) =>
  createRequire(createRequire(path.join(root, "package.json")).resolve(`${name}/package.json`));
