const { rmdirSync } = require("node:fs");
const path = require("node:path");

/**
 * Removes the folder that Gatsby makes among temporary files for a pool of its programs, once the first of them ends:
 * by itself it stays after each build. A program that ends with answers on their way writes them there, and makes the
 * folder again where it is gone.
 * @param {NodeJS.ProcessEnv} env
 */
exports.removeWorkerFolder = ({ GATSBY_WORKER_IN_FLIGHT_DUMP_LOCATION: file }) => {
  if (file === undefined) return;
  process.once("exit", () => {
    try {
      rmdirSync(path.dirname(file));
    } catch {
      // Another program has removed it, or has written such answers.
    }
  });
};
