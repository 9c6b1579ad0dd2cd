const { existsSync, rmSync, writeFileSync } = require("node:fs");
const path = require("node:path");

/** Names the program that holds others, and the file with which these begin to load. */
const VARIABLE = "SITE_PROGRAMS_LOAD_WITH";
/** Milliseconds between two looks for the file. */
const STEP = 10;

/**
 * Has the programs that Gatsby starts from now on load only once `loadPrograms` is called: they take a core for two
 * seconds, and nobody asks them anything before all pages are made.
 * @param {string} root folder of the site
 */
exports.holdPrograms = (root) => {
  const file = path.join(root, `.cache/programs-load-${process.pid}`);
  const remove = () => rmSync(file, { force: true });
  remove();
  process.once("exit", remove);
  process.env[VARIABLE] = `${process.pid} ${file}`;
};

/** Lets programs load that `holdPrograms` holds, if it does. */
exports.loadPrograms = () => {
  const held = process.env[VARIABLE];
  if (held === undefined) return;
  writeFileSync(read(held).file, "");
  delete process.env[VARIABLE];
};

/**
 * Waits, in a program that Gatsby starts, until it may load; ends it where the one that holds it is gone.
 * @param {NodeJS.ProcessEnv} env
 */
exports.waitToLoad = ({ GATSBY_WORKER_ID, [VARIABLE]: held }) => {
  if (!GATSBY_WORKER_ID || held === undefined) return;
  const { holder, file } = read(held);
  const isChild = process.ppid === holder;
  const clock = new Int32Array(new SharedArrayBuffer(4));
  while (!existsSync(file)) {
    // Nobody will ask anything of this one. A parent that has ended may still be in the system's list.
    if (isChild ? process.ppid !== holder : !isRunning(holder)) process.exit();
    Atomics.wait(clock, 0, 0, STEP);
  }
};

/** @param {string} held */
function read(held) {
  const end = held.indexOf(" ");
  return { holder: Number(held.slice(0, end)), file: held.slice(end + 1) };
}

/** @param {number} program */
function isRunning(program) {
  try {
    return process.kill(program, 0);
  } catch {
    return false;
  }
}
