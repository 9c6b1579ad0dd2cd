import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { BUILD_STATE, CHANGED_BUILD } from "../lib/build/build-state.cjs";

const CACHE = ".cache";

/**
 * What stays: bundles and compiled content, which are found by digests and read again where half of one was written.
 * Gatsby keeps no more when it begins anew.
 */
const KEPT = ["webpack"];

/**
 * Makes a folder ready for a build or the development server. Of a build that failed or was killed Gatsby has kept the
 * new nodes, but not which pages they change: the next build would leave those pages as they were. So what it kept is
 * removed, with what it published; bundled scripts and compiled content stay. The same goes for a build of another
 * part of the site, after one that something has changed, and where somebody took these away, or the whole cache:
 * Gatsby removes stale pages only where it finds no cache, and the note below is in one.
 * @param {string} root folder of the site
 * @param {"build" | "develop"} command
 * @param {string} [versions] those of the part that is built; empty for the whole site
 */
export function beginRun(root, command, versions = "") {
  const state = stateOf(root);
  const isFinished =
    command === "build"
      ? state === finished(versions)
      : state === undefined || state === finished("") || state === CHANGED_BUILD;
  if (!isFinished || !hasKept(root)) forget(root);
  // After the development server, too, a build cannot know which pages have changed.
  if (command === "develop") rmSync(path.join(root, BUILD_STATE), { force: true });
  else write(root, "begun");
}

/**
 * Notes that a build has come to its end without an error, unless something has changed what it published.
 * @param {string} root folder of the site
 * @param {string} [versions] those of the part that was built
 */
export function finishBuild(root, versions = "") {
  if (stateOf(root) !== CHANGED_BUILD) write(root, finished(versions));
}

/**
 * Notes that what lies in the folder is no build of Gatsby's any more: the next one begins anew.
 * @param {string} root folder of the site
 */
export function forgetBuild(root) {
  write(root, "begun");
}

/**
 * Whether what stays is there: nodes that Gatsby kept name compiled files.
 * @param {string} root
 */
function hasKept(root) {
  return KEPT.every((name) => existsSync(path.join(root, CACHE, name)));
}

/** @param {string} versions */
function finished(versions) {
  return versions === "" ? "finished" : `finished ${versions}`;
}

/** @param {string} root */
function stateOf(root) {
  const file = path.join(root, BUILD_STATE);
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

/**
 * @param {string} root
 * @param {string} state
 */
function write(root, state) {
  mkdirSync(path.join(root, CACHE), { recursive: true });
  writeFileSync(path.join(root, BUILD_STATE), state);
}

/** @param {string} root */
function forget(root) {
  const cache = path.join(root, CACHE);
  const others = existsSync(cache) ? readdirSync(cache).filter((name) => !KEPT.includes(name)) : [];
  for (const name of others) rmSync(path.join(cache, name), { recursive: true });
  rmSync(path.join(root, "public"), { recursive: true, force: true });
}
