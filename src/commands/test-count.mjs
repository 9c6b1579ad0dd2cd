/**
 * How many tests of a stage passed and failed.
 * @typedef {{ passed: number, failed: number }} Count
 */

/**
 * The part of Jest's `--json` output that is counted.
 * @typedef {{ numTotalTests: number, numPassedTests: number, numRuntimeErrorTestSuites: number }} JestResult
 */

/**
 * A stage that is one test, by its exit code.
 * @param {number} code
 * @returns {Count}
 */
export function one(code) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * Counts Jest's result: a test that was skipped did not pass, and a file that could not be run is a failed test.
 * @param {JestResult | undefined} result
 * @returns {Count | undefined}
 */
export function jestCount(result) {
  if (!result) return undefined;
  const { numTotalTests, numPassedTests, numRuntimeErrorTestSuites } = result;
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests + numRuntimeErrorTestSuites };
}

/**
 * The count of a test runner, made to agree with its exit code: a runner that failed for a reason of its own, wrote no
 * count, or found no test adds one failure.
 * @param {number} code
 * @param {Count | undefined} count
 * @returns {Count}
 */
export function countOf(code, count) {
  const { passed, failed } = count ?? { passed: 0, failed: 0 };
  const failedUnseen = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: failed + (failedUnseen ? 1 : 0) };
}

/**
 * @param {Count[]} counts
 * @returns {Count}
 */
export function sumOf(counts) {
  return counts.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
    passed: 0,
    failed: 0,
  });
}
