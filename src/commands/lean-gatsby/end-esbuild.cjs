const { subscribe } = require("node:diagnostics_channel");

/** @typedef {import("node:child_process").ChildProcess} ChildProcess */

/**
 * Ends esbuild's services with the process that started them. By itself one ends after that, and where a build is under
 * way it may print its stacks below the error that the process ended with: nobody answers it, and it takes that for a
 * deadlock. esbuild's own `stop` closes its input first, which is what it must not see.
 */
exports.endEsbuild = () => {
  /** @type {Set<ChildProcess>} */
  const children = new Set();
  subscribe("child_process", (message) => {
    const { process: child } = /** @type {{ process: ChildProcess }} */ (message);
    children.add(child);
    child.once("exit", () => children.delete(child));
  });
  process.once("exit", () => {
    for (const child of children) if (isEsbuild(child)) child.kill("SIGKILL");
  });
};

/** @param {ChildProcess} child */
function isEsbuild({ spawnargs = [] }) {
  return spawnargs.some((parameter) => parameter.startsWith("--service="));
}
