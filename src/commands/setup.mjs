import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { run } from "./run.mjs";

/**
 * The oldest minor versions of Node 20 and 22 whose `require` reads ES modules, which is how Gatsby loads the packages
 * of its hooks; all later ones do.
 * @type {Record<number, number>}
 */
const OLDEST_MINOR = { 20: 19, 22: 12 };

/**
 * What an installed tree and a lock file say about each package.
 * @typedef {{ packages?: Record<string, { version?: string, integrity?: string, optional?: boolean, devOptional?:
 * boolean, link?: boolean }> }} Lock
 */

/**
 * Makes the site ready to run: installs its packages unless exactly those of the lock file are there. Throws for a Node
 * that is too old.
 * @param {string} root folder of the site
 */
export async function setUp(root) {
  assertNode(process.versions.node);
  if (
    isInstalled(
      readIfThere(path.join(root, "package-lock.json")),
      readIfThere(path.join(root, "node_modules/.package-lock.json")),
    )
  )
    return;
  console.log("Installing the packages of package-lock.json …");
  // A CI machine may say NODE_ENV=production, but types, tests and checks are development packages.
  // Not `npm ci`: it refuses a lock file without the packages for other platforms, which a registry's mirror may lack.
  const code = await run(...npm("install", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"), {
    cwd: root,
  });
  if (code !== 0)
    throw new Error(
      "`npm install` failed, see above. Check the connection to the package registry, then run the command again.",
    );
}

/**
 * Throws, saying what to install, when a version of Node such as `18.19.0` is older than the site needs.
 * @param {string} version
 */
export function assertNode(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > 22 || minor >= (OLDEST_MINOR[major] ?? Infinity)) return;
  throw new Error(
    `This site needs Node.js 20.19, 22.12 or newer, and this is ${version}. Install a newer one from https://nodejs.org, then run the command again.`,
  );
}

/**
 * Whether an installed tree (npm's `node_modules/.package-lock.json`, written last) holds every package of a lock file.
 * @param {Lock | undefined} locked
 * @param {Lock | undefined} installed
 */
export function isInstalled(locked, installed) {
  if (!locked) throw new Error("There is no package-lock.json. Restore it with `git checkout package-lock.json`.");
  return Object.entries(locked.packages ?? {}).every(([place, wanted]) => {
    if (place === "" || wanted.link) return true;
    const found = installed?.packages?.[place];
    // npm leaves out the packages for other platforms.
    if (!found) return installed !== undefined && Boolean(wanted.optional || wanted.devOptional);
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

/**
 * What a JSON file holds; undefined where there is none.
 *
 * @param {string} file
 */
export function readIfThere(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

/**
 * npm as a program and arguments: the npm that started this script where there is one, so that no shell is needed.
 * @param {string[]} parameters
 * @returns {[string, string[]]}
 */
export function npm(...parameters) {
  const script = process.env.npm_execpath;
  if (script?.endsWith("npm-cli.js")) return [process.execPath, [script, ...parameters]];
  return process.platform === "win32" ? ["cmd", ["/c", "npm", ...parameters]] : ["npm", parameters];
}
