/**
 * How many tests of a stage passed and failed, and a text for each that failed.
 * @typedef {{ passed: number, failed: number, faults: string[] }} Count
 */

/**
 * The part of Jest's `--json` output that is counted.
 * @typedef {object} JestResult
 * @property {number} numTotalTests
 * @property {number} numPassedTests
 * @property {number} numRuntimeErrorTestSuites
 * @property {{ name: string, status: string, message: string, assertionResults: Assertion[] }[]} testResults
 */

/** @typedef {{ fullName: string, status: string, failureMessages: string[] }} Assertion */

/** How many characters of what a test threw stand in the last lines. */
const THROWN_LENGTH = 1000;

/**
 * A failed test and what it threw, shortened and indented below its name: the last lines of a run are often all that is
 * kept of it.
 * @param {string} name
 * @param {string} thrown
 */
export function faultText(name, thrown) {
  const text = thrown.length <= THROWN_LENGTH ? thrown : `${thrown.slice(0, THROWN_LENGTH)}…`;
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return [name, ...lines.map((line) => `    ${line}`)].join("\n");
}

/**
 * A stage that is one test, by its exit code.
 * @param {string} title
 * @param {number} code
 * @returns {Count}
 */
export function one(title, code) {
  return code === 0 ? { passed: 1, failed: 0, faults: [] } : { passed: 0, failed: 1, faults: [title] };
}

/**
 * Counts Jest's result: a test that was skipped did not pass, and a file that could not be run is a failed test.
 * @param {JestResult | undefined} result
 * @returns {Count | undefined}
 */
export function jestCount(result) {
  if (!result) return undefined;
  const { numTotalTests, numPassedTests, numRuntimeErrorTestSuites, testResults } = result;
  const faults = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter(({ status: of }) => of !== "passed");
    const texts = tests.map(({ fullName, status: of, failureMessages }) =>
      faultText(`${name}: ${fullName} (${of})`, failureMessages.join("\n")),
    );
    return status === "failed" && texts.length === 0 ? [faultText(name, message)] : texts;
  });
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests + numRuntimeErrorTestSuites, faults };
}

/**
 * The count of a test runner, made to agree with its exit code: a runner that failed for a reason of its own, wrote no
 * count, or found no test adds one failure.
 * @param {string} title
 * @param {number} code
 * @param {Count | undefined} count
 * @returns {Count}
 */
export function countOf(title, code, count) {
  const { passed, failed, faults } = count ?? { passed: 0, failed: 0, faults: [] };
  const failedUnseen = failed === 0 && (code !== 0 || passed === 0);
  const reason = count ? `${passed} tests passed` : "it wrote no count of its tests";
  return {
    passed,
    failed: failed + (failedUnseen ? 1 : 0),
    faults: failedUnseen ? [`${title}: ended with code ${code}, and ${reason}`] : faults,
  };
}

/**
 * @param {Count[]} counts
 * @returns {Count}
 */
export function sumOf(counts) {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    faults: counts.flatMap(({ faults }) => faults),
  };
}
