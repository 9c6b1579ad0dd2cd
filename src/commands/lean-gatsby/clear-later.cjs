/**
 * A function that has `work` done so many milliseconds after its last call, as lodash's `debounce`, with which Gatsby
 * forgets what it parsed of queries. That one's timer kept a program of Gatsby's from ending, five seconds long: after
 * one of them Gatsby killed it, and a build waited for that wherever such programs end.
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
