import type { Problem } from "../../../src/lib/problem";
import { distinct } from "../../../src/lib/values/distinct";

test("what differs in place or words is kept, in order", () => {
  const problem: Problem = { severity: "error", file: "a", line: 1, message: "M.", remedy: "R." };
  expect(distinct([problem, { ...problem, line: 2 }, { ...problem }])).toEqual([problem, { ...problem, line: 2 }]);
});
