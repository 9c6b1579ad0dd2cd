const { getPriority, setPriority } = require("node:os");

/**
 * How much a program gives way: enough for systems to put those with it on one core, and half of what the others get
 * where all cores are busy.
 */
const NICENESS = 3;

/**
 * Has the programs that Gatsby starts give way to the one that started them. They load for two seconds on all cores
 * while that one, which all of them will wait for, has the most to do: of 3,000 docs one changed took 11.8 s and takes
 * 10.5. Windows has no such steps, and all programs stay equal there.
 * @param {NodeJS.ProcessEnv} env
 */
exports.giveWay = function giveWay({ GATSBY_WORKER_ID }) {
  if (!GATSBY_WORKER_ID) return;
  try {
    setPriority(Math.max(getPriority(), NICENESS));
  } catch {
    // Where a machine does not allow it, all programs are equal.
  }
};
