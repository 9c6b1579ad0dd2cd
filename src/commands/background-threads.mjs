import { availableParallelism } from "node:os";

/** How many threads Node starts by itself to collect memory and to compile functions beside its work. */
const BY_ITSELF = 4;

/**
 * Node's flags for a build, which keeps all cores busy by itself: with one background thread less than there are cores.
 * On two cores, four of them took 4 % more processor time and 8 % more time from start to end.
 * @param {NodeJS.ProcessEnv} env a number that the reader set goes before ours
 * @param {number} [cores]
 * @returns {string[]}
 */
export function threadFlags({ NODE_OPTIONS = "" }, cores = availableParallelism()) {
  const count = Math.max(1, cores - 1);
  return count >= BY_ITSELF || NODE_OPTIONS.includes("--v8-pool-size") ? [] : [`--v8-pool-size=${count}`];
}
