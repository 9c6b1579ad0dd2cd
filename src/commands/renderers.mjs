import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";

/** Up to so many files of content a further program takes as long to start as it saves. */
const FILES = 1000;

/**
 * Environment in which Gatsby starts a program that renders pages for each core, in the place of one less: for builds
 * that render many pages, because nothing is kept of an earlier one. On two cores they render in half the time. Its own
 * setting for that would be a part of the scripts, and a later build without it would bundle them again.
 * @param {string} root folder of the site
 * @param {number} files how many files of content the site is built from
 * @param {NodeJS.ProcessEnv} env a number of cores that the reader set goes before ours
 * @param {number} [cores]
 * @returns {Record<string, string>}
 */
export function rendererEnv(root, files, { GATSBY_CPU_COUNT }, cores = availableParallelism()) {
  const isAnew = !existsSync(path.join(root, ".cache/redux"));
  return files > FILES && isAnew && GATSBY_CPU_COUNT === undefined ? { SITE_RENDERERS: String(cores) } : {};
}
