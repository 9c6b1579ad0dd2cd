import { countOf, faultText, jestCount, one, sumOf } from "../../src/commands/test-count.mjs";

describe("jestCount", () => {
  it("counts skipped tests and files that could not run as failed, and names them", () => {
    const tests = (...statuses: string[]) =>
      statuses.map((status, index) => {
        const failureMessages = status === "failed" ? ["Error: 1 is not 2\n\n    at a.test.ts:3"] : [];
        return { fullName: `test ${index}`, status, failureMessages };
      });
    const testResults = [
      { name: "a.test.ts", status: "failed", message: "", assertionResults: tests("passed", "failed", "pending") },
      { name: "b.test.ts", status: "failed", message: "Cannot find module", assertionResults: [] },
      { name: "c.test.ts", status: "passed", message: "", assertionResults: tests("passed") },
    ];
    expect(jestCount({ numTotalTests: 4, numPassedTests: 2, numRuntimeErrorTestSuites: 1, testResults })).toEqual({
      passed: 2,
      failed: 3,
      faults: [
        "a.test.ts: test 1 (failed)\n    Error: 1 is not 2\n        at a.test.ts:3",
        "a.test.ts: test 2 (pending)",
        "b.test.ts\n    Cannot find module",
      ],
    });
  });

  it("is nothing without a result", () => {
    expect(jestCount(undefined)).toBeUndefined();
  });
});

it("shortens what a test threw", () => {
  expect(faultText("a test", "x".repeat(5000))).toBe(`a test\n    ${"x".repeat(1000)}…`);
});

describe("countOf", () => {
  const faults = ["Suite: one", "Suite: two"];
  it.each([
    [0, { passed: 3, failed: 0, faults: [] }, { passed: 3, failed: 0, faults: [] }],
    [1, { passed: 3, failed: 2, faults }, { passed: 3, failed: 2, faults }],
    [
      1,
      { passed: 3, failed: 0, faults: [] },
      { passed: 3, failed: 1, faults: ["Suite: ended with code 1, and 3 tests passed"] },
    ],
    [
      0,
      { passed: 0, failed: 0, faults: [] },
      { passed: 0, failed: 1, faults: ["Suite: ended with code 0, and 0 tests passed"] },
    ],
    [0, undefined, { passed: 0, failed: 1, faults: ["Suite: ended with code 0, and it wrote no count of its tests"] }],
  ])("exit code %i with %j is %j", (code, count, expected) => {
    expect(countOf("Suite", code, count)).toEqual(expected);
  });
});

it("sums stages", () => {
  expect(sumOf([one("Lint", 0), one("Types", 2), { passed: 5, failed: 1, faults: ["Jest: x"] }])).toEqual({
    passed: 6,
    failed: 2,
    faults: ["Types", "Jest: x"],
  });
});
