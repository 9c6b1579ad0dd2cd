const { readdirSync, statSync } = require("node:fs");
const path = require("node:path");

/**
 * @typedef {import("node:fs").Stats} Stats
 * @typedef {{ _isIgnored: (file: string, stats: Stats) => boolean }} Ignoring
 * @typedef {{ _hasReadPermissions: (stats: Stats) => boolean }} Permitting
 * @typedef {import("node:events").EventEmitter & Ignoring & Permitting} Watcher
 * @typedef {(folder: string, options: object) => unknown} Watch
 * @typedef {{ watch: Watch, FSWatcher: new (options: object) => Watcher }} Chokidar
 */

/**
 * chokidar for builds, which end before a file changes: it tells once of all files and folders, by chokidar's own rules
 * of what is left out, and watches none: a system has a limit for what may be watched.
 * @template {Chokidar} Real
 * @param {Real} chokidar
 * @param {() => boolean} isBuild
 */
exports.scanOnce = (chokidar, isBuild) => ({
  ...chokidar,
  /**
   * @param {string} folder
   * @param {object} options
   */
  watch: (folder, options) =>
    isBuild() ? scanned(folder, new chokidar.FSWatcher(options)) : chokidar.watch(folder, options),
});

/**
 * @param {string} folder
 * @param {Watcher} watcher
 */
function scanned(folder, watcher) {
  // Whoever listens does so after the call.
  setImmediate(() => {
    tell(folder, watcher);
    watcher.emit("ready");
  });
  return watcher;
}

/**
 * @param {string} file a file or a folder
 * @param {Watcher} watcher
 */
function tell(file, watcher) {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats || !watcher._hasReadPermissions(stats) || watcher._isIgnored(file, stats)) return;
  if (!stats.isDirectory()) return void watcher.emit("add", file, stats);
  watcher.emit("addDir", file, stats);
  for (const name of readdirSync(file).sort()) tell(path.join(file, name), watcher);
}
