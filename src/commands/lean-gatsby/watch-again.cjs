const { statSync } = require("node:fs");

/** Milliseconds after a change for which chokidar tells of no other one of the same file, and a few more. */
const SILENT_MS = 60;

/**
 * @typedef {{ on: (event: "change", listener: (file: string) => void) => unknown, emit: (event: "change", file: string)
 *   => unknown }} Watcher
 * @typedef {{ watch: (...parameters: unknown[]) => Watcher }} Chokidar
 */

/**
 * chokidar, but a file that changed again while chokidar was silent about it is told of once more. Many programs empty
 * a file before they write it: where the machine is busy in between, the empty file was all that Gatsby ever saw.
 * @param {Chokidar} chokidar
 * @returns {Chokidar}
 */
exports.watchAgain = (chokidar) => ({
  ...chokidar,
  watch(...parameters) {
    const watcher = chokidar.watch(...parameters);
    watcher.on("change", (file) => {
      const before = stateOf(file);
      const look = () => {
        const now = stateOf(file);
        if (now !== undefined && now !== before) watcher.emit("change", file);
      };
      setTimeout(look, SILENT_MS).unref();
    });
    return watcher;
  },
});

/**
 * What tells one state of a file from another; undefined for one that is gone.
 * @param {string} file
 */
function stateOf(file) {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && `${stats.mtimeMs} ${stats.size}`;
}
