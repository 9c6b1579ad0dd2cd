const { lstatSync, realpathSync } = require("node:fs");
const path = require("node:path");

/**
 * Whether what follows links from a folder goes on at a place below it: not at a link to nothing, to itself, or back to
 * a folder that it is in.
 * @param {string} place absolute
 * @param {string} folder absolute
 */
exports.leadsOn = (place, folder) => {
  if (!lstatSync(place).isSymbolicLink()) return true;
  const target = targetOf(place);
  if (target === undefined) return false;
  for (let above = place; above.length > folder.length;) {
    above = path.dirname(above);
    if (realpathSync(above) === target) return false;
  }
  return true;
};

/** @param {string} link */
function targetOf(link) {
  try {
    return realpathSync(link);
  } catch {
    // Node has an error for each: nothing there, and links that lead to each other.
    return undefined;
  }
}
