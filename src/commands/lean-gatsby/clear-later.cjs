/**
 * A function that has `work` done so many milliseconds after its last call, as lodash's `debounce`, with which Gatsby
 * forgets what it parsed of queries after five seconds. The timer of lodash keeps a process from ending: each process
 * that had run queries ended only when Gatsby killed it, one second later, and the build waited for that.
 * @param {() => void} work
 * @param {number} wait
 * @returns {() => void}
 */
exports.clearLater = (work, wait) => {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  return () => {
    timer = timer?.refresh() ?? setTimeout(work, wait).unref();
  };
};
