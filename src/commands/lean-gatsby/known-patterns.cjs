/**
 * @typedef {{ match: (file: string) => boolean }} Matcher
 * @typedef {((file: string, pattern: string, options?: object) => boolean) & {
 *   Minimatch: new (pattern: string) => Matcher }} Minimatch
 */

/**
 * minimatch, which reads each pattern once. gatsby-plugin-sitemap asks of each page whether it matches one of four, and
 * they were read each time.
 * @param {Minimatch} minimatch
 */
exports.withKnownPatterns = (minimatch) => {
  /** @type {Map<string, Matcher>} */
  const known = new Map();
  /**
   * @param {string} file
   * @param {string} pattern
   * @param {object} [options]
   */
  const matches = (file, pattern, options) => {
    if (options) return minimatch(file, pattern, options);
    const matcher = known.get(pattern) ?? new minimatch.Minimatch(pattern);
    known.set(pattern, matcher);
    return matcher.match(file);
  };
  return Object.assign(matches, minimatch);
};
