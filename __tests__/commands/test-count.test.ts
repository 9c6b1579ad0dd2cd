import { countOf, jestCount, one, sumOf } from "../../src/commands/test-count.mjs";

describe("jestCount", () => {
  it("counts skipped tests and files that could not run as failed", () => {
    expect(jestCount({ numTotalTests: 10, numPassedTests: 7, numRuntimeErrorTestSuites: 1 })).toEqual({
      passed: 7,
      failed: 4,
    });
  });

  it("is nothing without a result", () => {
    expect(jestCount(undefined)).toBeUndefined();
  });
});

describe("countOf", () => {
  it.each([
    [0, { passed: 3, failed: 0 }, { passed: 3, failed: 0 }],
    [1, { passed: 3, failed: 2 }, { passed: 3, failed: 2 }],
    [1, { passed: 3, failed: 0 }, { passed: 3, failed: 1 }],
    [0, { passed: 0, failed: 0 }, { passed: 0, failed: 1 }],
    [0, undefined, { passed: 0, failed: 1 }],
  ])("exit code %i with %j is %j", (code, count, expected) => {
    expect(countOf(code, count)).toEqual(expected);
  });
});

it("sums stages", () => {
  expect(sumOf([one(0), one(2), { passed: 5, failed: 1 }])).toEqual({ passed: 6, failed: 2 });
});
